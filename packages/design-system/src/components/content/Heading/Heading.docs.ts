import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of Heading. */
export const headingDocs: ComponentDocs = {
  use: ['For the title of a page, a section or a card.'],
  avoid: ['For the head of a page: PageHeading. With a link: SectionHeading.'],
  anatomy: [['Text', 'One line where possible', '.Heading_heading']],
  anatomyStory: 'Sizes',
  keyboard: [],
  content: ['Sentence case, no full stop, up to eight words.'],
  accessibility: ['Level and size are separate: the level follows the outline, the size the design.'],
  do: ['Go down one level at a time.'],
  dont: ['A level chosen for its size.', 'A heading for what is only bold.'],
};
