import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { StatCard } from './StatCard.tsx';

const meta = preview.meta({
  component: StatCard,
  title: 'Design system/StatCard',
  args: { label: 'Total Income', value: '₹4,82,310', detail: '₹3,10,200 delivered' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '280px' }}>
        <Story />
      </div>
    ),
  ],
});

export const Primary = meta.story();
Primary.test('S2.DASH.10 the figure belongs to its label', async ({ canvas }) => {
  await expect(canvas.getByRole('term')).toHaveTextContent('Total Income');
  await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('₹4,82,310');
});

export const Loading = meta.story({ args: { value: undefined, detail: undefined } });

export const FourInARow = meta.story({
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))', gap: '24px' }}>
      <StatCard label="Total Orders" value="1,204" />
      <StatCard label="Order in process" value="37" />
      <StatCard label="Completed Orders" value="1,167" />
      <StatCard label="Total Income" value="₹12,34,56,789.50" />
    </div>
  ),
  decorators: [
    (Story) => (
      <div style={{ width: 'min(1100px, 90vw)' }}>
        <Story />
      </div>
    ),
  ],
});

export const InARowOfThings = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '32px' }}>
      <StatCard label="Machines" value="18" detail="142 states" />
      <StatCard label="Screens" value="24" detail="96 states" />
    </div>
  ),
});
InARowOfThings.test('a figure has a min width', async ({ canvas }) => {
  for (const figure of canvas.getAllByText(/^(18|24)$/)) await expect(figure.clientWidth).toBeGreaterThanOrEqual(160);
});
