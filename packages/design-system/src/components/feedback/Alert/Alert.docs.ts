import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of Alert. */
export const alertDocs: ComponentDocs = {
  use: ['For a message that stays where it concerns something.'],
  avoid: ['For news that pass: Toast.', 'For an error of one field: error of that field.'],
  anatomy: [
    ['Bar and sign', 'The tone, without colour alone', '.Alert_sign'],
    ['Text', 'What is wrong and what to do', '.Alert_sign + div'],
  ],
  anatomyStory: 'Tones',
  keyboard: [],
  content: ['What happened, what it means, what to do next. No “Error:” and no blame.'],
  accessibility: ['danger is role alert, the others status.'],
  do: [
    'Put it above what it concerns.',
    'Join several messages of one page into one.',
    'Take a success away with the next page.',
  ],
  dont: ['Three alerts on a page.'],
};
