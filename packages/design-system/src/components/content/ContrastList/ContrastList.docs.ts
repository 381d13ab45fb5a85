import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of ContrastList. */
export const contrastListDocs: ComponentDocs = {
  use: ['To show whether the colours of a theme can be read.'],
  avoid: ['For other comparisons: DataTable.'],
  anatomy: [
    ['Sample', 'Letters in both colours', '.ContrastList_sample'],
    ['Names', 'Foreground and background', '.ContrastList_names'],
    ['Ratio', 'By WCAG 2.2', '.ContrastList_ratio'],
    ['Result', 'Enough, or too little', '.ContrastList_ratio svg'],
  ],
  keyboard: [],
  content: ['A pair is “text on ground”: “Quiet text on cards”.'],
  accessibility: ['A named list; the result is a word, and the sample is hidden from screen readers.'],
  do: ['Show only pairs that components use.'],
  dont: ['Colour alone for the result.'],
};
