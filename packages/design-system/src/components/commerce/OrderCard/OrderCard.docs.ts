import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of OrderCard. */
export const orderCardDocs: ComponentDocs = {
  use: ['For one product in a list of orders.'],
  avoid: ['In a bag: CartLineItem.'],
  anatomy: [
    ['Picture', 'A 4:5 plate, decorative', '.OrderCard_plate'],
    ['Name', 'The text of the link', '.OrderCard_name'],
    ['Facts', 'Size, date, order number', '.OrderCard_detail'],
    ['Status', 'A StatusPill', '.OrderCard_status'],
  ],
  keyboard: [
    ['Tab', 'Moves to the link'],
    ['Enter', 'Follows the link'],
  ],
  content: ['Number, date and state in this order; the state in the shopper’s words.'],
  accessibility: ['The whole row is one link with one name; the heading level is chosen by the page.'],
  do: ['Give the date as it is displayed; once, above several cards of one order.'],
  dont: ['Buttons inside the row: it is a link already.'],
};
