import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { OrderTimeline, type TimelineStep } from './OrderTimeline.tsx';

const steps: readonly TimelineStep[] = [
  { label: 'Order Confirmed', state: 'done', detail: '18/12/2024' },
  { label: 'Packed', state: 'now' },
  { label: 'Package Delivered', state: 'ahead', detail: 'by Sat Dec 28' },
];

const meta = preview.meta({
  component: OrderTimeline,
  title: 'Design system/OrderTimeline',
  args: { label: 'Delivery', steps },
});

export const Primary = meta.story({ tags: ['picture'] });
Primary.test('S2.SUM.06 steps are a list and the current one is marked', async ({ canvas }) => {
  const items = canvas.getAllByRole('listitem');
  await expect(items).toHaveLength(3);
  await expect(items[0]).toHaveTextContent('Order Confirmed, done');
  await expect(items[1]).toHaveAttribute('aria-current', 'step');
});

export const Delivered = meta.story({
  args: {
    steps: [
      { label: 'Order Confirmed', state: 'done' },
      { label: 'Package Delivered', state: 'done', detail: '26/12/2024' },
    ],
  },
});

export const RightToLeft = meta.story({
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
});
