import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of TextLink. */
export const textLinkDocs: ComponentDocs = {
  use: ['In a sentence, and for a quiet way to another page.'],
  avoid: ['For an action on this page: Button.'],
  anatomy: [['Text', 'Underlined', 'a']],
  anatomyStory: 'InSentence',
  keyboard: [
    ['Tab', 'Moves to the link'],
    ['Enter', 'Follows the link'],
  ],
  content: [
    'The words say where it leads, also when read alone. No “here”.',
    'Up to three words, unless it is part of a sentence.',
  ],
  accessibility: ['It is underlined, so that colour is not its only sign.'],
  do: ['Say where it leads: “Size guide”.'],
  dont: ['“Click here”.'],
};
