import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of ErrorSummary. */
export const errorSummaryDocs: ComponentDocs = {
  use: ['Above a form of several fields, after it was sent and at least one field has an error.'],
  avoid: [
    'For an error that belongs to no form: Alert.',
    'For one field: its own error is enough, as in TextField.',
    'While somebody is still typing.',
  ],
  anatomy: [
    ['Frame', 'Takes the focus, so that the summary is seen and read first', '.ErrorSummary_root'],
    ['Heading', 'That there is a problem', 'h2'],
    ['Links', 'One for each error, in the order of the fields', '.ErrorSummary_list a'],
    ['Text', 'An error without a field on this page', '.ErrorSummary_plain', 'WithoutField'],
  ],
  keyboard: [
    ['Tab', 'Moves from the summary to its first link'],
    ['Enter', 'Moves the focus to the field of the link'],
  ],
  content: [
    'The heading stays “There is a problem”.',
    'A link has the words of the error at its field: “Enter an e-mail address”, not “E-mail”.',
  ],
  accessibility: [
    'The list is a role alert, and its frame takes the focus when it appears: it is read even where one of the two does not work.',
    'A link moves the focus to the control and its label into view. In a group it is the first choice.',
    'Put “Error: ” before the title of a page that shows it.',
  ],
  do: [
    'Show the error at the field too.',
    'Put it first in the main part of the page, or first in the form of a drawer.',
    'Remove it while the form is sent again: it takes the focus each time it appears.',
  ],
  dont: ['Links to fields that are hidden in a closed section.', 'Errors in another order than the fields.'],
};
