import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { PriceTag, priceTagSizes } from './PriceTag.tsx';

const meta = preview.meta({
  component: PriceTag,
  title: 'Design system/PriceTag',
  args: { price: '₹899', mrp: '₹1,299', saving: '−30%' },
});

export const Primary = meta.story();
Primary.test('S2.HOME.09 offer price is spoken before the struck MRP', async ({ canvas }) => {
  const line = canvas.getByRole('paragraph');
  await expect(line).toHaveTextContent('Offer price ₹899 MRP ₹1,299 −30%');
  await expect(canvas.getByText('₹1,299')).toHaveStyle({ textDecorationLine: 'line-through' });
});

export const WithoutOffer = meta.story({ args: { price: '₹1,299', mrp: undefined, saving: undefined } });
WithoutOffer.test('S9.MON.04 only the MRP is shown without an offer', async ({ canvas }) => {
  await expect(canvas.getByRole('paragraph')).toHaveTextContent(/^MRP ₹1,299$/);
  await expect(canvas.getByText('₹1,299')).toHaveStyle({ textDecorationLine: 'none' });
});

export const Sizes = meta.story({
  tags: ['picture'],
  render: (args) => (
    <>
      {priceTagSizes.map((size) => (
        <PriceTag key={size} {...args} size={size} />
      ))}
    </>
  ),
});

export const LongAmountsInANarrowPlace = meta.story({
  args: { price: '₹12,34,567.50', mrp: '₹23,45,678.00', saving: '₹11,11,110.50 off' },
  decorators: [
    (Story) => (
      <div style={{ width: '140px' }}>
        <Story />
      </div>
    ),
  ],
});
LongAmountsInANarrowPlace.test('S9.MON.04 long amounts wrap and stay inside', async ({ canvas }) => {
  const line = canvas.getByRole('paragraph');
  await expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth);
});
