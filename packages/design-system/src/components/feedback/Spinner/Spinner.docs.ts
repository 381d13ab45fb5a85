import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of Spinner. */
export const spinnerDocs: ComponentDocs = {
  use: ['For a wait of unknown length on one thing.'],
  avoid: ['For content with a known layout: Skeleton.'],
  anatomy: [
    ['Ring', 'In the colour of the text', '.Spinner_ring'],
    ['Label', 'Read aloud; absent beside a text', '[role=status] > :last-child'],
  ],
  anatomyStory: 'Announced',
  keyboard: [],
  content: ['What is loading, as “Loading orders”.'],
  accessibility: ['With a label it is a status; without one it is decorative.'],
  do: ['Put it where the press was.'],
  dont: ['A spinner over a whole page.', 'A spinner for a wait under half a second: it only flashes.'],
};
