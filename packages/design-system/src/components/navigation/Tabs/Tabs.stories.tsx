import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { Tabs } from './Tabs.tsx';

const meta = preview.meta({
  component: Tabs,
  title: 'Design system/Tabs',
  args: {
    label: 'Orders by state',
    current: '/dashboard?state=open',
    items: [
      { href: '/dashboard?state=open', label: 'In process', count: 12 },
      { href: '/dashboard?state=done', label: 'Delivered', count: 1208 },
      { href: '/dashboard', label: 'All', count: 1220 },
    ],
  },
});

export const Row = meta.story({ tags: ['picture'] });

Row.test('one link is current', async ({ canvas }) => {
  await expect(canvas.getByRole('navigation', { name: 'Orders by state' })).toBeVisible();
  await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('In process');
});

// scrolls inside itself
// the current tab is visible
export const ManyNarrow = meta.story({
  args: {
    items: Array.from({ length: 9 }, (_, index) => ({ href: `/t/${index}`, label: `Category ${index + 1}` })),
    current: '/t/7',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '300px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
    const room = list.closest('nav')?.clientWidth ?? 0;
    await expect(list.clientWidth - room, 'beyond its place only for the focus ring').toBeLessThanOrEqual(10);
    const [row, tab] = [canvas.getByRole('list'), canvas.getByRole('link', { current: 'page' })].map((element) =>
      element.getBoundingClientRect(),
    );
    await expect(tab?.left).toBeGreaterThanOrEqual(row?.left ?? 0);
    await expect(tab?.right).toBeLessThanOrEqual(row?.right ?? 0);
  },
});

ManyNarrow.test('the current tab stays visible when a late font makes the tabs wider', async ({ canvas }) => {
  const row = canvas.getByRole('list');
  row.style.letterSpacing = '0.2em';
  const beyond = () =>
    canvas.getByRole('link', { current: 'page' }).getBoundingClientRect().right - row.getBoundingClientRect().right;
  await waitFor(() => expect(beyond()).toBeLessThanOrEqual(0));
});
