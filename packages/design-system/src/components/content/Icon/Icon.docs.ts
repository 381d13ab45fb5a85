import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of Icon. */
export const iconDocs: ComponentDocs = {
  use: ['Beside a text, or in a control that has a name.'],
  avoid: ['For a button without a text: IconButton.'],
  anatomy: [['Drawing', '24 px, in the colour of the text', 'svg']],
  anatomyStory: 'All',
  keyboard: [],
  content: ['No text in a drawing.'],
  accessibility: ['Hidden from screen readers: the text or the control has the name.'],
  do: ['Use one icon for one meaning in the whole shop.'],
  dont: ['An icon as the only label.'],
  code: '<Icon name="bag" size={32} />',
};
