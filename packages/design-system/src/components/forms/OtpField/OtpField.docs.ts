import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of OtpField. */
export const otpFieldDocs: ComponentDocs = {
  use: ['For a one-time code of six digits.'],
  avoid: ['For passwords or longer codes.'],
  anatomy: [
    ['Boxes', 'Drawn', '.OtpField_cell'],
    ['Input', 'One real input over all boxes', '.OtpField_realInput'],
    ['Hint and error', 'As for every field', '.Field_hint + .Field_error', 'WithError'],
  ],
  anatomyStory: 'Empty',
  keyboard: [
    ['Digits', 'Move on'],
    ['Backspace', 'Moves back'],
    ['Paste', 'Fills all'],
  ],
  errors: [
    ['Wrong', 'The code does not match'],
    ['Too late', 'The code is no longer valid: ask for a new one'],
  ],
  content: ['Says where the code was sent and for how long it holds.'],
  accessibility: ['One field with autocomplete one-time-code, so that a phone can fill it.'],
  do: ['Send when the last digit arrives.', 'Offer a new code beside the field, and say when it can be sent.'],
  dont: ['Six separate inputs.'],
};
