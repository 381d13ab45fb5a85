import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of OtpField. */
export const otpFieldDocs: ComponentDocs = {
  use: ['For a one-time code of six digits.'],
  avoid: ['For passwords or longer codes.'],
  anatomy: [
    ['Boxes', 'Drawn'],
    ['Input', 'One real input over all boxes'],
    ['Hint and error', 'As for every field'],
  ],
  keyboard: [
    ['Digits', 'Move on'],
    ['Backspace', 'Moves back'],
    ['Paste', 'Fills all'],
  ],
  content: ['Says where the code was sent and for how long it holds.'],
  accessibility: ['One field with autocomplete one-time-code, so that a phone can fill it.'],
  do: ['Send when the last digit arrives.'],
  dont: ['Six separate inputs.'],
};
