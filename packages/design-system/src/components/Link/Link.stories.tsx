import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Link, LinkProvider } from './Link.tsx';

const meta = preview.meta({ component: Link, title: 'Design system/Link', args: { href: '/cart', children: 'Cart' } });

export const Plain = meta.story({});

Plain.test('is an anchor with its address', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/cart');
});

export const ThroughARouter = meta.story({
  decorators: [
    (Story) => (
      <LinkProvider render={({ href, ...rest }) => <a {...rest} href={href} data-routed="" />}>
        <Story />
      </LinkProvider>
    ),
  ],
});

ThroughARouter.test('is drawn by the provided renderer', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Cart' })).toHaveAttribute('data-routed');
});
