import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of IconButton. */
export const iconButtonDocs: ComponentDocs = {
  use: ['For an act whose drawing everyone knows: close, search, next.'],
  avoid: ['When a word fits: a Button says more.'],
  anatomy: [
    ['Target', '44 px, whatever the drawing', '.IconButton_iconButton'],
    ['Drawing', 'Says nothing to screen readers', '.IconButton_iconButton svg'],
    ['Label', 'The name, never shown', '.IconButton_iconButton[aria-label]'],
  ],
  anatomyStory: 'Plain',
  keyboard: [['Enter, Space', 'Presses it']],
  content: ['A verb and its object as the name: “Close the menu”.'],
  accessibility: ['label is required and becomes the accessible name.', 'pressed makes it a toggle (aria-pressed).'],
  do: ['Name what it acts on: “Remove: Coast Polo”.'],
  dont: [
    'A drawing that needs a tooltip to be understood.',
    'Several of them without words side by side, where one is not known to everybody.',
  ],
};
