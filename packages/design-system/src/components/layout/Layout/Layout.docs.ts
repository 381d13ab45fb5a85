import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of Layout. */
export const layoutDocs: ComponentDocs = {
  use: ['To put parts below each other (Stack) or beside each other (Inline).'],
  avoid: ['For cards of a list: ProductGrid. For a form beside a picture: SplitLayout.'],
  anatomy: [
    ['Stack', 'One column with a gap', '.Layout_stack'],
    ['Inline', 'A row that wraps', '.Layout_inline'],
    ['Container', 'The width of a page', '.Layout_container', 'Containers'],
  ],
  anatomyStory: 'Gaps',
  keyboard: [],
  content: ['No text of its own.'],
  accessibility: ['The order on the page is the order of reading.'],
  do: ['Use a gap of the scale, not margins.'],
  dont: ['A different order by CSS.'],
};
