import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of PriceDetails. */
export const priceDetailsDocs: ComponentDocs = {
  use: ['For the sum of a bag or an order.'],
  avoid: ['For the price of one product: PriceTag.'],
  anatomy: [
    ['Title', 'Names the region'],
    ['Rows', 'A label and an amount'],
    ['Total', 'The amount to pay'],
    ['Note', 'Taxes, way of payment'],
    ['Action', 'The button of the panel'],
  ],
  keyboard: [['Tab', 'Moves to the action']],
  content: ['The same words as the bag and the order: Subtotal, Delivery, Total.'],
  accessibility: ['A definition list in a named region: each amount is read with its label.'],
  do: ['Give formatted amounts; leave a row empty that is not known yet.'],
  dont: ['A sum that is computed on the page: it comes with the data.'],
};
