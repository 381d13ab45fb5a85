import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of FilterDrawer. */
export const filterDrawerDocs: ComponentDocs = {
  use: ['For filters on a phone.'],
  avoid: ['On a desktop: FilterPanel.'],
  anatomy: [
    ['Title', 'Names the dialog'],
    ['Sections', 'One for each kind'],
    ['Button', 'Closes it and shows the results'],
    ['Second action', 'Such as clearing all filters'],
  ],
  keyboard: [
    ['Tab', 'Stays inside'],
    ['Escape', 'Closes it without applying'],
  ],
  content: ['The button says the result: “Show 24 products”.'],
  accessibility: ['A modal dialog: the focus moves in and returns to the button that opened it.'],
  do: ['Say on the button how many results there are.'],
  dont: ['Applying each choice while the drawer hides the list.'],
};
