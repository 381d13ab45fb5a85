import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { QuantityStepper } from './QuantityStepper.tsx';

const meta = preview.meta({
  component: QuantityStepper,
  title: 'Design system/QuantityStepper',
  args: { label: 'Quantity of Coast Polo', value: 2, max: 3, maxReason: 'Only 3 left', onChange: fn(), onLimit: fn() },
  render: function Counting(args) {
    const [value, setValue] = useState(args.value);
    return <QuantityStepper {...args} value={value} onChange={setValue} />;
  },
});

export const Primary = meta.story();
Primary.test(
  'S2.CART.07 the stepper goes up, stops at the limit and explains it',
  async ({ canvas, userEvent, args }) => {
    const more = canvas.getByRole('button', { name: 'Increase' });
    await userEvent.click(more);
    await expect(canvas.getByRole('status')).toHaveTextContent('3');
    await expect(more).toHaveAccessibleDescription('Only 3 left');
    await userEvent.click(more);
    await expect(canvas.getByRole('status')).toHaveTextContent('3');
    await expect(args.onLimit).toHaveBeenCalledWith('max');
  },
);
Primary.test('S4.CART.09 a step below 1 calls onLimit', async ({ canvas, userEvent, args }) => {
  const less = canvas.getByRole('button', { name: 'Decrease' });
  await userEvent.click(less);
  await userEvent.click(less);
  await expect(canvas.getByRole('status')).toHaveTextContent('1');
  await expect(less).toHaveAccessibleDescription('This is the smallest number');
  await expect(args.onLimit).toHaveBeenCalledWith('min');
});

export const Least = meta.story({ args: { value: 1 } });

export const Most = meta.story({ args: { value: 3 } });

export const Busy = meta.story({ args: { state: 'busy' } });
Busy.test('S4.CART.08 while saving, a step has no effect', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Increase' }));
  await expect(canvas.getByRole('status')).toHaveTextContent('2');
});

export const NoBound = meta.story({ args: { value: 999, max: undefined } });
