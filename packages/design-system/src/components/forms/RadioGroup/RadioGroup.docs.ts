import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of RadioGroup. */
export const radioGroupDocs: ComponentDocs = {
  use: ['For one of two to five answers that can be compared.'],
  avoid: ['For more than five: Select.'],
  anatomy: [
    ['Label', 'The question'],
    ['Radio', 'An answer as a row'],
    ['RadioCard', 'An answer as a card with free content'],
    ['Error', 'Under the answers'],
  ],
  keyboard: [
    ['Arrow keys', 'Move the choice'],
    ['Tab', 'Leaves the group'],
  ],
  content: ['The question is the legend; options are answers of the same form.'],
  accessibility: ['One stop in the tab order; the error is the group’s description.'],
  do: ['Put the usual answer first.'],
  dont: ['A group whose first answer costs more.'],
};
