import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of HeaderShell. */
export const headerShellDocs: ComponentDocs = {
  use: ['Once, at the top of every page.'],
  avoid: ['For the head of a section: SectionHeading.'],
  anatomy: [
    ['Strip', 'How to reach the shop; scrolls away', '.HeaderShell_strip'],
    ['Bar', 'Logo, search, account, bag', '.HeaderShell_bar'],
    ['Row', 'The navigation', '.HeaderShell_nav'],
  ],
  keyboard: [['Tab', 'Moves through its parts in order']],
  content: ['Names of the menus are nouns of one or two words.'],
  accessibility: ['A banner landmark; it is sticky by CSS alone, without a script.'],
  do: ['Put a link to the main content first.'],
  dont: ['More than two sticky rows on a phone.'],
};
