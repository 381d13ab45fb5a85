import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of Tabs. */
export const tabsDocs: ComponentDocs = {
  use: ['For views of one thing, each with its address.'],
  avoid: ['For steps of a task: Stepper.'],
  anatomy: [
    ['Row', 'Scrolls inside itself'],
    ['Tab', 'A link'],
    ['Count', 'Number of entries behind it'],
  ],
  keyboard: [['Tab, Enter', 'Go to a view, as links do']],
  content: ['Nouns of one or two words of the same kind.'],
  accessibility: ['A navigation of links with aria-current: Back works.'],
  do: ['Two to six short names.'],
  dont: ['Tabs inside tabs.'],
};
