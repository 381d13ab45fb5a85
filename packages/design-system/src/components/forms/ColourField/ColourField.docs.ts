import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of ColourField. */
export const colourFieldDocs: ComponentDocs = {
  use: ['To choose a colour of a theme.'],
  avoid: ['To choose the colour of a product: SwatchGroup.'],
  anatomy: [
    ['Picker', 'The browser’s own', 'input[type=color]'],
    ['Code', 'The hex code', 'input:not([type=color])'],
    ['Error', 'A text that is not a colour', '.Field_error', 'WithError'],
  ],
  keyboard: [['Tab', 'Moves through the picker and the code']],
  errors: [['Not a colour', 'Enter # and six digits, such as #0b5f5a']],
  content: ['The label is where the colour appears: “Page”, “Quiet text”.'],
  accessibility: ['Both controls are named; the error is read when it appears.'],
  do: ['Accept three digits as well as six.'],
  dont: ['Taking a wrong text away while it is typed.'],
};
