import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of Checkbox. */
export const checkboxDocs: ComponentDocs = {
  use: ['For a choice that is saved with the form around it.'],
  avoid: ['For a setting that acts at once: Switch.', 'For one of several: RadioGroup.'],
  anatomy: [
    ['Row', 'The whole row is the target', '.Checkbox_row'],
    ['Box', 'Checked, unchecked or partly', '.Checkbox_square'],
    ['Label', 'What is agreed to', '.Checkbox_words'],
    ['Detail', 'A count or note at the end', '.Checkbox_detail'],
  ],
  anatomyStory: 'On',
  keyboard: [['Space', 'Checks or unchecks']],
  content: [
    'A statement that is true when checked: “Remember me”. No “not”.',
    'A long label goes on below itself, beside the box; it is never cut.',
  ],
  accessibility: ['“indeterminate” is announced as partly checked.', 'Follows the WAI-ARIA pattern “Checkbox”.'],
  do: ['Write what is true when it is checked.', 'Leave it unchecked, so that a check is a decision.'],
  dont: ['A label with “not” in it.'],
};
