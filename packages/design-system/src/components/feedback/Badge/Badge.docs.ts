import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of Badge. */
export const badgeDocs: ComponentDocs = {
  use: ['For a short label: a state, a count, an offer.'],
  avoid: ['For the state of an order: StatusPill.'],
  anatomy: [
    ['Icon', 'Decorative', '.Badge_badge svg'],
    ['Text', 'One or two words', '.Badge_badge'],
  ],
  anatomyStory: 'Tones',
  keyboard: [],
  content: [
    'One to three words, no full stop.',
    'An adjective or a number, not a verb: it must not look like something to press.',
  ],
  accessibility: ['The text carries the meaning, not the tone.'],
  do: ['Use one tone for one meaning.'],
  dont: ['A badge that can be pressed.'],
  code: `<Badge tone="success" icon="check">
  Delivered
</Badge>`,
};
