import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { LinkProvider } from '../LinkContext/LinkContext.tsx';
import { Link } from './Link.tsx';

const meta = preview.meta({
  component: Link,
  title: 'Design system/Link',
  args: { href: '/cart', children: 'Cart' },
});

export const Plain = meta.story({});

Plain.test('is an anchor with its address', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/cart');
});

export const ThroughARouter = meta.story({
  decorators: [
    (Story) => (
      <LinkProvider
        component={({ href, children }) => (
          <a href={href} data-routed="">
            {children}
          </a>
        )}
      >
        <Story />
      </LinkProvider>
    ),
  ],
});

ThroughARouter.test('is rendered by the provided component', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Cart' })).toHaveAttribute('data-routed');
});

export const FullReload = meta.story({
  args: {
    render: ({ href, children }) => (
      <a href={href} data-reload="">
        {children}
      </a>
    ),
  },
});

FullReload.test('S2.HDR.03 one link can be rendered as a plain anchor', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Cart' })).toHaveAttribute('data-reload');
});
