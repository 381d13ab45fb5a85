import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of Pagination. */
export const paginationDocs: ComponentDocs = {
  use: ['For long lists in pages that can be shared.'],
  avoid: ['For lists that grow as one scrolls.'],
  anatomy: [
    ['Previous and next', 'Stay at either end', 'li:is(:first-child, :last-child) > *'],
    ['Pages', 'First, last and neighbours', '.Pagination_page'],
    ['Gap', 'Never hides a single page', '.Pagination_gap'],
  ],
  anatomyStory: 'Middle',
  keyboard: [['Tab, Enter', 'As links']],
  content: ['The label says what is paged: “Pages of products”.'],
  accessibility: ['Each link says “Page 3 of 12”; the current one has aria-current.'],
  do: [
    'Keep filters in the address.',
    'Go to the first page after a new filter or order.',
    'Say the page in the title of the document: “Shirts, page 2 of 4”.',
    'Lead an address of a page that is gone to a page that exists.',
  ],
  dont: ['A page number without its total.', 'Pages for a form: Stepper.'],
};
