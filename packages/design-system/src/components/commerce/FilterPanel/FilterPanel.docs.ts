import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of FilterPanel. */
export const filterPanelDocs: ComponentDocs = {
  use: ['For filters beside a list on a desktop.'],
  avoid: ['On a phone: FilterDrawer.'],
  anatomy: [
    ['Title', 'Names the region', '.FilterPanel_title'],
    ['Action', 'Reads the list again', '.FilterPanel_head > :not(h2)'],
    ['Sections', 'One FilterSection for each kind', '.FilterPanel_section'],
  ],
  keyboard: [['Tab', 'Moves through the controls in order']],
  content: ['Headings are nouns: Colour, Size, Price.'],
  accessibility: ['A region with the title as its name.'],
  do: ['Apply each choice at once.'],
  dont: ['A panel without a way to clear all filters.'],
};
