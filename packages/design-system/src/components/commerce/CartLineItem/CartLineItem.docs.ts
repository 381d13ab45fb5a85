import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of CartLineItem. */
export const cartLineItemDocs: ComponentDocs = {
  use: ['For one line of a bag that can still be changed.'],
  avoid: ['For a line of a placed order: OrderCard.'],
  anatomy: [
    ['Picture', 'A 4:5 plate that links to the product', '.CartLineItem_plate'],
    ['Name, colour and size', 'What was chosen', '.CartLineItem_head + .CartLineItem_detail'],
    ['Price', 'A PriceTag', '.PriceTag_root'],
    ['Stepper', 'A QuantityStepper', '[role=group]'],
    ['Failure', 'Why the last change was not saved', '.CartLineItem_failure', 'Failed'],
    ['Remove', 'Takes the line out', '.CartLineItem_remove'],
  ],
  keyboard: [
    ['Tab', 'Moves through the link, the stepper and Remove'],
    ['Enter', 'Follows the link, or removes'],
  ],
  content: ['Name, colour and size as on the product’s page. A line that cannot be bought says why and what helps.'],
  accessibility: [
    'An article with the product’s name; the removal is named with the product.',
    'A failure is an alert; aria-busy while a change is saved.',
  ],
  do: ['Show the new quantity at once, and the failure if it is taken back.'],
  dont: ['A removal without Undo.'],
};
