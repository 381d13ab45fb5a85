import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import type { PriceRange } from './price-range.ts';
import { PriceRangeSlider } from './PriceRangeSlider.tsx';

const start: PriceRange = [70, 600];

const meta = preview.meta({
  component: PriceRangeSlider,
  title: 'Design system/PriceRangeSlider',
  args: { value: start, onChange: fn(), onCommit: fn(), sign: '₹', formatPrice: (amount) => `₹${amount}` },
  render: function Sliding(args) {
    const [value, setValue] = useState(args.value);
    return <PriceRangeSlider {...args} value={value} onChange={setValue} />;
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '280px' }}>
        <Story />
      </div>
    ),
  ],
});

export const Primary = meta.story();
Primary.test('S5.PRICE.01 a thumb moves in steps of 10 between 0 and 1000', async ({ canvas, userEvent }) => {
  const low = canvas.getByRole('slider', { name: 'Minimum MRP' });
  await expect(low).toHaveAttribute('aria-valuemin', '0');
  await expect(low).toHaveAttribute('aria-valuemax', '1000');
  low.focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect(low).toHaveAttribute('aria-valuenow', '80');
});
Primary.test(
  'S5.PRICE.02 S5.PRICE.03 Home and End move the thumb that has the focus',
  async ({ canvas, userEvent }) => {
    const low = canvas.getByRole('slider', { name: 'Minimum MRP' });
    const high = canvas.getByRole('slider', { name: 'Maximum MRP' });
    high.focus();
    await userEvent.keyboard('{Home}');
    await expect(high).toHaveFocus();
    await expect(high).toHaveAttribute('aria-valuenow', '80');
    await expect(low).toHaveAttribute('aria-valuenow', '70');
    await userEvent.keyboard('{End}');
    await expect(high).toHaveAttribute('aria-valuenow', '1000');
    low.focus();
    await userEvent.keyboard('{End}');
    await expect(low).toHaveAttribute('aria-valuenow', '990');
    await expect(high).toHaveAttribute('aria-valuenow', '1000');
    await userEvent.keyboard('{Home}');
    await expect(low).toHaveAttribute('aria-valuenow', '0');
  },
);
Primary.test('S5.PRICE.02 S5.PRICE.03 typed numbers keep the gap', async ({ canvas, userEvent, args }) => {
  const low = canvas.getByRole('spinbutton', { name: 'Minimum MRP' });
  await userEvent.clear(low);
  await userEvent.type(low, '900{Enter}');
  await expect(low).toHaveValue(590);
  await expect(args.onCommit).toHaveBeenCalledWith([590, 600]);
  const high = canvas.getByRole('spinbutton', { name: 'Maximum MRP' });
  await userEvent.clear(high);
  await userEvent.type(high, '1{Enter}');
  await expect(high).toHaveValue(600);
});
Primary.test('S5.PRICE.01 an empty field gets its last value back', async ({ canvas, userEvent }) => {
  const low = canvas.getByRole('spinbutton', { name: 'Minimum MRP' });
  await userEvent.clear(low);
  await userEvent.tab();
  await expect(low).toHaveValue(70);
});

const touching: PriceRange = [590, 600];
export const ThumbsTenApart = meta.story({ args: { value: touching } });
ThumbsTenApart.test('S5.PRICE.02 the lower thumb stops ten below the upper', async ({ canvas, userEvent }) => {
  const low = canvas.getByRole('slider', { name: 'Minimum MRP' });
  low.focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect(low).toHaveAttribute('aria-valuenow', '590');
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
