import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of Breadcrumb. */
export const breadcrumbDocs: ComponentDocs = {
  use: ['On pages below a category.'],
  avoid: ['On the home page and in a sequence: Stepper.'],
  anatomy: [
    ['Crumbs', 'Links, from the home page on', '.Breadcrumb_link'],
    ['Here', 'The page itself, no link', '.Breadcrumb_here'],
  ],
  keyboard: [
    ['Tab', 'Moves to the link'],
    ['Enter', 'Follows the link'],
  ],
  content: ['The names of the pages themselves, the current one last.'],
  accessibility: [
    'A navigation landmark; the last step has aria-current, and separators are not read.',
    'Follows the WAI-ARIA pattern “Breadcrumb”.',
  ],
  do: ['Use the titles of the pages.', 'Put it before the main content, so that the link to the content skips it.'],
  dont: ['The path that was clicked: it is the place of the page.'],
};
