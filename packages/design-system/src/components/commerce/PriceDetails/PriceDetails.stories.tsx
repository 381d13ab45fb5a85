import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { Button } from '../../forms/Button/Button.tsx';
import { PriceDetails, type PriceRow } from './PriceDetails.tsx';

const rows: readonly PriceRow[] = [
  { label: 'Price (3 items)', value: '₹3,897' },
  { label: 'Discount', value: '−₹1,200', tone: 'saving' },
  { label: 'Delivery Charges', value: '₹0' },
];

const meta = preview.meta({
  component: PriceDetails,
  title: 'Design system/PriceDetails',
  args: {
    title: 'Price Details',
    rows,
    total: { label: 'Total Amount', value: '₹2,697' },
    note: 'Prices include all taxes',
    action: (
      <Button wide onClick={fn()}>
        Place Order
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '400px' }}>
        <Story />
      </div>
    ),
  ],
});

export const Primary = meta.story({ tags: ['picture'] });
Primary.test('S2.CART.13 S2.CART.14 S2.CART.16 S2.CART.17 amounts are beside their labels', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'Price Details' })).toBeVisible();
  const terms = canvas.getAllByRole('term').map((term) => term.textContent);
  const values = canvas.getAllByRole('definition').map((value) => value.textContent);
  await expect(terms).toEqual(['Price (3 items)', 'Discount', 'Delivery Charges', 'Total Amount']);
  await expect(values).toEqual(['₹3,897', '−₹1,200', '₹0', '₹2,697']);
});

export const BlankDiscount = meta.story({
  args: {
    rows: [
      { label: 'Price (1 item)', value: '₹1,299' },
      { label: 'Discount', value: '' },
    ],
    total: { label: 'Total Amount', value: '₹1,299' },
  },
});
BlankDiscount.test('S2.CART.15 without a discount the value is blank', async ({ canvas }) => {
  await expect(canvas.getAllByRole('definition')[1]).toBeEmptyDOMElement();
});

export const LongLabelsAndAmounts = meta.story({
  args: {
    place: 'within',
    rows: [{ label: 'Verylongunbrokenlabelofachargethatnobodyexpected', value: '₹12,34,56,789.50' }],
    total: { label: 'Total Amount', value: '₹12,34,56,789.50' },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '300px' }}>
        <Story />
      </div>
    ),
  ],
});
