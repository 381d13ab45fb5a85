import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of StatePanel. */
export const statePanelDocs: ComponentDocs = {
  use: ['Where content would be and is not: empty, failed, offline, not allowed.'],
  avoid: ['While it loads: Skeleton.'],
  anatomy: [
    ['Drawing', 'Decoration', '.StatePanel_art'],
    ['Heading and text', 'Why, and what it means', '.Heading_heading + .Text_textRecipe'],
    ['Actions', 'What to do next', '.StatePanel_actions'],
  ],
  anatomyStory: 'Empty',
  keyboard: [],
  content: [
    'A heading with the state, a sentence with the reason, a button that leads on.',
    'The first use is an invitation: “Save what you like”, not “No data”.',
  ],
  accessibility: ['failed and offline are announced; a page’s h1 takes the focus.'],
  do: ['Always offer a next step.', 'Put it in place of the list or table, heads included.'],
  dont: ['An empty list for a failure.', 'Several strong buttons, when several parts of a page are empty.'],
  code: `<EmptyState
  heading="Your bag is empty"
  text="What you add waits here until you order."
  actions={<ButtonLink href="#products">Shop new arrivals</ButtonLink>}
/>`,
};
