import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of FilterDrawer. */
export const filterDrawerDocs: ComponentDocs = {
  use: ['For filters on a phone.'],
  avoid: ['On a desktop: FilterPanel.'],
  anatomy: [
    ['Title', 'Names the dialog', '[role=dialog] h2'],
    ['Sections', 'One for each kind', '.FilterPanel_section'],
    ['Button', 'Closes it and shows the results', '.Dialog_footer button:last-of-type'],
    ['Second action', 'Such as clearing all filters', '.Dialog_footer > :first-child'],
  ],
  keyboard: [
    ['Tab', 'Stays inside'],
    ['Escape', 'Closes it without applying'],
  ],
  content: ['The button says the result: “Show 24 products”.'],
  accessibility: [
    'A modal dialog: the focus moves in and returns to the button that opened it.',
    'A list that becomes short may lose that button: fallbackFocus names the next one.',
  ],
  do: ['Say on the button how many results there are.'],
  dont: ['Applying each choice while the drawer hides the list.'],
};
