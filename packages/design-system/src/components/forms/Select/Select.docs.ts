import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of Select. */
export const selectDocs: ComponentDocs = {
  use: ['For one of six or more known answers.'],
  avoid: [
    'Up to five answers: RadioGroup shows them all.',
    'For search in a long list: Combobox.',
    'For several answers at once: CheckList.',
  ],
  anatomy: [
    ['Label', 'Shown, or read aloud where the place says it', '.Field_label'],
    ['Native control', 'A phone opens its own wheel', 'select'],
    ['Hint or error', 'As for every field', '.Field_error'],
  ],
  anatomyStory: 'WithError',
  keyboard: [
    ['Arrow keys', 'Change the answer'],
    ['Letters', 'Jump to an answer'],
  ],
  errors: [['Nothing chosen', 'Select a state']],
  content: ['No “Please select”; the first option is the most common answer or empty.'],
  accessibility: ['The native select: it works before any script has run.'],
  do: [
    'Begin with a placeholder when no answer is usual.',
    'Order the answers by alphabet or by size; the usual one may come first.',
  ],
  dont: ['More than one question in one list.'],
};
