import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of AddressCard. */
export const addressCardDocs: ComponentDocs = {
  use: ['To show one address of a list, with its choice and its actions.'],
  avoid: ['For the one line above a bag: DeliverTo.'],
  anatomy: [
    ['Radio or name', 'Chooses the address; without a choice it is plain text', '.AddressCard_head'],
    ['Mark', 'Names the active address', '.AddressCard_mark', 'ActiveWithRadio'],
    ['Lines', 'Street, town, pincode and phone', '.AddressCard_lines'],
    ['Actions', 'Edit and Remove', '.AddressCard_actions'],
  ],
  keyboard: [
    ['Tab', 'Moves through the radio and the actions'],
    ['Arrow keys', 'Choose another address of the same group'],
  ],
  content: ['The name of the address first (Home, Work), then the lines as on a parcel.'],
  accessibility: ['An article with the person’s name; aria-busy while a change is saved.'],
  do: ['Put the cards of a choice into one element with the role radiogroup and a name.'],
  dont: ['Colour alone for the active address: the mark says it in words.'],
};
