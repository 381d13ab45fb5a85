import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { QuantityStepper } from '../../forms/QuantityStepper/QuantityStepper.tsx';
import { storyPicture } from '../../story-pictures.test-support.ts';
import { CartLineItem } from './CartLineItem.tsx';

const meta = preview.meta({
  component: CartLineItem,
  title: 'Design system/CartLineItem',
  args: {
    name: 'Coast Polo with Moisture Control',
    href: '#coast-polo',
    picture: storyPicture('tee', '#0B5F5A'),
    colour: { name: 'Lagoon', hex: '#0B5F5A' },
    sizeText: 'Size M',
    price: { price: '₹899', mrp: '₹1,299' },
    stepper: <QuantityStepper label="Quantity" value={2} max={5} onChange={fn()} />,
    deliveryNote: 'Delivery by Sat Dec 28',
    onRemove: fn(),
    removeLabel: 'Remove',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '760px' }}>
        <Story />
      </div>
    ),
  ],
});

// S2.CART.05 S2.CART.06 S2.CART.07 S2.CART.08 S2.CART.09 S2.CART.10 a line shows all its parts
// the name is a target of 44 px
export const Primary = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Coast Polo with Moisture Control' })).toBeVisible();
    await expect(canvas.getByText('Lagoon')).toBeVisible();
    await expect(canvas.getByText('Size M')).toBeVisible();
    await expect(canvas.getByText('₹899')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Quantity' })).toBeVisible();
    await expect(canvas.getByText('Delivery by Sat Dec 28')).toBeVisible();
    const { height } = canvas.getByRole('link').getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(44);
  },
});
Primary.test('S2.CART.21 a line can be removed by name', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Remove Coast Polo with Moisture Control, .*, / }));
  await expect(args.onRemove).toHaveBeenCalledOnce();
});

export const Busy = meta.story({
  args: { state: 'busy', stepper: <QuantityStepper label="Quantity" value={2} max={5} state="busy" onChange={fn()} /> },
});
Busy.test('S2.CART.21 while saving, Remove has no effect', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Remove/ }));
  await expect(args.onRemove).not.toHaveBeenCalled();
});

export const Failed = meta.story({
  args: { state: 'failed', failureText: 'The quantity could not be changed. Your bag is as it was.' },
});
Failed.test('S4.CART.08 a failed change is shown on its line', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('The quantity could not be changed.');
});

export const LongNameOnAPhone = meta.story({
  args: {
    name: 'Supercalifragilisticexpialidocious-Ultra-Performance-Windbreaker with a hood',
    colour: { name: 'Deepmidnightultramarineblueoftheoceanfloor', hex: undefined },
    stepper: <QuantityStepper label="Quantity" value={5} max={5} maxReason="Only 5 left" onChange={fn()} />,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '342px' }}>
        <Story />
      </div>
    ),
  ],
});
LongNameOnAPhone.test('S2.CART.06 long names stay inside the line', async ({ canvas }) => {
  const line = canvas.getByRole('article');
  await expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth);
});
