import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of PriceTag. */
export const priceTagDocs: ComponentDocs = {
  use: ['Wherever a price stands.'],
  avoid: ['For sums of an order: PriceDetails.'],
  anatomy: [
    ['Price', 'What is paid', '.PriceTag_price'],
    ['MRP', 'Struck, when there is an offer', '.PriceTag_mrp'],
    ['Saving', 'In green', '.PriceTag_saving'],
  ],
  keyboard: [],
  content: ['The price to pay first, then the price before. Amounts come ready to show, in the shop’s currency.'],
  accessibility: ['MRP and offer price are named for screen readers.'],
  do: ['Give formatted amounts: ₹1,299.'],
  dont: ['A saving in the colour of an error.'],
};
