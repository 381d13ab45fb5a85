import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of PriceDetails. */
export const priceDetailsDocs: ComponentDocs = {
  use: ['For the sum of a bag or an order.'],
  avoid: ['For the price of one product: PriceTag.'],
  anatomy: [
    ['Title', 'Names the region', '.PriceDetails_title'],
    ['Rows', 'A label and an amount', '.PriceDetails_row'],
    ['Total', 'The amount to pay', '.PriceDetails_total'],
    ['Note', 'Taxes, way of payment', '.PriceDetails_note'],
    ['Action', 'The button of the panel', '.PriceDetails_action'],
  ],
  keyboard: [['Tab', 'Moves to the action']],
  content: ['The same words as the bag and the order: Subtotal, Delivery, Total.'],
  accessibility: ['A definition list in a named region: each amount is read with its label.'],
  do: ['Give formatted amounts; leave a row empty that is not known yet.'],
  dont: ['A sum that is computed on the page: it comes with the data.'],
};
