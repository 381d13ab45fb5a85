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
  code: `<Container width="narrow">
  <Stack gap={24}>
    <Inline gap={16}>
      <Text>16 px</Text>
      <Text>between</Text>
      <Text>parts</Text>
    </Inline>
    <Text>24 px below them</Text>
  </Stack>
</Container>`,
};
