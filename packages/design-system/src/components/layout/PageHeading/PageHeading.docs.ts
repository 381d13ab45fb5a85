import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of PageHeading. */
export const pageHeadingDocs: ComponentDocs = {
  use: ['Once a page, for its h1.'],
  avoid: ['For a section: SectionHeading.'],
  anatomy: [
    ['Title', 'The h1', '.PageHeading_title'],
    ['Text', 'One line of help', '.PageHeading_line', 'WithTextAndAction'],
    ['Actions', 'What the page is for', '.PageHeading_actions', 'WithTextAndAction'],
  ],
  keyboard: [['Tab', 'Moves through the actions']],
  content: ['The page’s name as in the menu that leads to it.'],
  accessibility: ['A script can focus the title, so that a new page is announced.'],
  do: ['Use the words of the link that leads here.'],
  dont: ['A second PageHeading.'],
};
