import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of Link. */
export const linkDocs: ComponentDocs = {
  use: ['As the base of a link with a style of your own.'],
  avoid: ['In a text: TextLink. As a button: ButtonLink.'],
  anatomy: [['Anchor', 'Rendered by the application’s router', 'a']],
  anatomyStory: 'Plain',
  keyboard: [
    ['Tab', 'Moves to the link'],
    ['Enter', 'Follows the link'],
  ],
  content: ['The words say where it leads, also when read alone. No “here”.'],
  accessibility: ['A plain anchor: it works without scripts and opens in a new tab.'],
  do: ['Give it an href always.'],
  dont: ['onClick instead of href.'],
};
