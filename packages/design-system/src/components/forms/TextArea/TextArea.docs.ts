import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of TextArea. */
export const textAreaDocs: ComponentDocs = {
  use: ['For several lines of text.'],
  avoid: [
    'For one line: TextField. For a page: MarkdownEditor.',
    'For an open question that some choices would answer: RadioGroup or CheckList.',
  ],
  anatomy: [
    ['Label', 'Above', '.Field_label'],
    ['Text', 'Grows with what is typed, or by its handle', 'textarea'],
    ['Hint and error', 'Below', '.Field_hint + .Field_error', 'WithError'],
  ],
  anatomyStory: 'Empty',
  keyboard: [['Tab', 'Moves to the text; it never types a tab']],
  errors: [
    ['Empty', 'Enter your message'],
    ['Too long', 'Message must be 1,000 characters or fewer'],
  ],
  content: ['The hint says how long; the counter speaks only near the limit.'],
  accessibility: ['Hint and error describe it; aria-invalid with an error.'],
  do: [
    'Say the max length before it is reached.',
    'Give as many rows as the expected text has.',
    'Let people type above the limit and cut down themselves; say by how much.',
  ],
  dont: ['A placeholder as the only help.'],
};
