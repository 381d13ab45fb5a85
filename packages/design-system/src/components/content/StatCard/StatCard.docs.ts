import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of StatCard. */
export const statCardDocs: ComponentDocs = {
  use: ['For one figure of a dashboard.'],
  avoid: ['For many figures: DataTable.'],
  anatomy: [
    ['Label', 'Names the figure', '.StatCard_label'],
    ['Value', 'The figure, or a mark while it loads', '.StatCard_value'],
    ['Detail', 'What it is compared with', '.StatCard_detail'],
  ],
  keyboard: [],
  content: ['A noun and a number with its unit. A comparison names its period: “vs. last week”.'],
  accessibility: ['The label stands before the value in the order of reading.'],
  do: ['Give the unit with the value.'],
  dont: ['A colour as the judgement of a figure.'],
};
