import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of RadioGroup. */
export const radioGroupDocs: ComponentDocs = {
  use: ['For one of two to five answers that can be compared.'],
  avoid: ['For more than five: Select.', 'For several answers at once: CheckList.'],
  anatomy: [
    ['Label', 'The question', '.RadioGroup_legend'],
    ['Radio', 'An answer as a row', '.RadioGroup_row'],
    ['RadioCard', 'An answer as a card with free content', '.RadioGroup_card', 'Cards'],
    ['Error', 'Under the answers', '.Field_error'],
  ],
  anatomyStory: 'WithError',
  keyboard: [
    ['Arrow keys', 'Move the choice'],
    ['Tab', 'Leaves the group'],
  ],
  errors: [
    ['Nothing chosen', 'Select where the order goes'],
    ['Yes or no', 'Select yes if this is a gift'],
  ],
  content: ['The question is the legend; options are answers of the same form.'],
  accessibility: [
    'One stop in the tab order; the error is the group’s description.',
    'Follows the WAI-ARIA pattern “Radio Group”.',
  ],
  do: [
    'Put the usual answer first.',
    'Give an answer such as “None of these” where it is true for some: a radio button cannot be cleared.',
    'Choose one in advance only when it is safe and usual, such as the address in use.',
  ],
  dont: ['A group whose first answer costs more.', 'A row of answers beside each other, but for two short ones.'],
};
