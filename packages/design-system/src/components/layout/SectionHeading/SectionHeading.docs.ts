import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of SectionHeading. */
export const sectionHeadingDocs: ComponentDocs = {
  use: ['For the title of a section that has a whole list elsewhere.'],
  avoid: ['For the title of a page: PageHeading.'],
  anatomy: [
    ['Title', 'h2 or h3', '.SectionHeading_title'],
    ['Link', 'To the whole list', '.SectionHeading_link'],
  ],
  keyboard: [
    ['Tab', 'Moves to the link'],
    ['Enter', 'Follows the link'],
  ],
  content: ['A noun phrase; the link beside it says where it leads: “All new arrivals”.'],
  accessibility: ['The title describes the link, so that “See all” says of what.'],
  do: ['Give the title an id and the section aria-labelledby.'],
  dont: ['Two links in one heading.'],
};
