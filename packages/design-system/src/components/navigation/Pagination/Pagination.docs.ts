import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of Pagination. */
export const paginationDocs: ComponentDocs = {
  use: ['For long lists in pages that can be shared.'],
  avoid: ['For lists that grow as one scrolls.'],
  anatomy: [
    ['Previous and next', 'Stay at either end'],
    ['Pages', 'First, last and neighbours'],
    ['Gap', 'Never hides a single page'],
  ],
  keyboard: [['Tab, Enter', 'As links']],
  content: ['The label says what is paged: “Pages of products”.'],
  accessibility: ['Each link says “Page 3 of 12”; the current one has aria-current.'],
  do: ['Keep filters in the address.'],
  dont: ['A page number without its total.'],
};
