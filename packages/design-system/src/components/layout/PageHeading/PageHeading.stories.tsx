import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { PageHeading } from './PageHeading.tsx';

const meta = preview.meta({
  component: PageHeading,
  title: 'Design system/PageHeading',
  args: { title: 'Shopping Bag' },
});

export const Primary = meta.story();
Primary.test("S2.ROUTE.30 the page's heading can take focus", async ({ canvas }) => {
  const heading = canvas.getByRole('heading', { level: 1, name: 'Shopping Bag' });
  heading.focus();
  await expect(heading).toHaveFocus();
});

export const WithTextAndAction = meta.story({
  args: { title: 'Men', text: '248 products', actions: <a href="#sort">Sort</a> },
});

export const LongUnbroken = meta.story({
  args: { title: 'Supercalifragilisticexpialidocious'.repeat(2) },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '342px' }}>
        <Story />
      </div>
    ),
  ],
});
LongUnbroken.test('S2.LIST.02 a long title wraps inside the page', async ({ canvas }) => {
  const heading = canvas.getByRole('heading', { level: 1 });
  await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
});
