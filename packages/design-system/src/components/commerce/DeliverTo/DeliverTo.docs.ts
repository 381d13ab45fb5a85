import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of DeliverTo. */
export const deliverToDocs: ComponentDocs = {
  use: ['To name the address of an order above the bag.'],
  avoid: ['For a list of addresses: AddressCard.'],
  anatomy: [
    ['Label', '“Deliver to:”', '.DeliverTo_label'],
    ['Address', 'In one line, or the text for none', '.DeliverTo_address'],
    ['Action', 'Leads to the addresses', '.DeliverTo_root > :not(.DeliverTo_line)'],
  ],
  keyboard: [['Tab', 'Moves to the action']],
  content: ['Begins with “Deliver to”, then one short line of the address.'],
  accessibility: ['The line can take the focus: a refused order moves there, so that the reason is read.'],
  do: ['Point the order button to it with its id.'],
  dont: ['A hidden line when no address is chosen.'],
};
