import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of StatusPill. */
export const statusPillDocs: ComponentDocs = {
  use: ['For the state of an order or a message.'],
  avoid: ['For an offer or a count: Badge.'],
  anatomy: [['Text', 'The state in one word', '.StatusPill_root']],
  keyboard: [],
  content: ['One word of the reader: “Delivered”, not “STATUS_4”.'],
  accessibility: ['The word carries the meaning; the tone repeats it.'],
  do: ['Use the same word in every list.', 'Begin with few states; a new one must help somebody.'],
  dont: ['A tone without a word.'],
};
