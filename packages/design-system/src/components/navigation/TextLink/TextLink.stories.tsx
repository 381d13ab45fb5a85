import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { TextLink } from './TextLink.tsx';

const meta = preview.meta({
  component: TextLink,
  title: 'Design system/TextLink',
  args: { href: '/login', children: 'Log in' },
});

export const InSentence = meta.story({
  render: (args) => (
    <p>
      Already have an account? <TextLink {...args} /> to see your orders.
    </p>
  ),
});

export const Standalone = meta.story({ args: { place: 'standalone', children: 'View all' } });

Standalone.test('is a 44 px target', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'View all' }).getBoundingClientRect().height).toBeGreaterThanOrEqual(
    44,
  );
});
