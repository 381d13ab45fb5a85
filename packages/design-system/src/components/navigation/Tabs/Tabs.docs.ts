import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of Tabs. */
export const tabsDocs: ComponentDocs = {
  use: ['For views of one thing, each with its address.'],
  avoid: [
    'For steps of a task: Stepper.',
    'For what is compared side by side: DataTable. For sections of which several are read: Accordion.',
  ],
  anatomy: [
    ['Row', 'Scrolls inside itself', '.Tabs_list'],
    ['Tab', 'A link', '.Tabs_tab'],
    ['Count', 'Number of entries behind it', '.Tabs_count'],
  ],
  anatomyStory: 'Row',
  keyboard: [['Tab, Enter', 'Go to a view, as links do']],
  content: ['Nouns of one or two words of the same kind.'],
  accessibility: ['A navigation of links with aria-current: Back works.'],
  do: [
    'Two to six short names.',
    'Put the view that most people need first.',
    'Begin each view with a heading that repeats its tab.',
  ],
  dont: ['Tabs inside tabs.', 'Tabs in two lines: the row scrolls.', 'A tab without content: leave it out.'],
};
