import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of Disclosure. */
export const disclosureDocs: ComponentDocs = {
  use: ['For a small panel below a button, such as a menu of the account.'],
  avoid: ['For sections of a page: Accordion. For a question: Dialog.'],
  anatomy: [
    ['Button', 'Says whether it is open', '[aria-expanded]'],
    ['Panel', 'Any content', '.Disclosure_panel'],
  ],
  anatomyStory: 'Open',
  keyboard: [
    ['Enter, Space', 'Opens or closes it'],
    ['Escape', 'Closes it, and the focus returns'],
    ['Tab', 'Out of the panel closes it'],
  ],
  content: ['The button says what opens: “Delivery and returns”.'],
  accessibility: ['aria-expanded and aria-controls join the button with its panel.'],
  do: ['Name the button by what opens.'],
  dont: ['Opening it when the pointer is over it.', 'An error or a warning inside a closed panel.'],
};
