import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of ProductCardSkeleton. */
export const productCardSkeletonDocs: ComponentDocs = {
  use: ['While a list of products loads.'],
  avoid: ['For a single wait on a button: busy of Button.'],
  anatomy: [
    ['Plate', 'Where the picture will be', '.ProductCardSkeleton_plate'],
    ['Rows', 'Where name and price will be', '.ProductCardSkeleton_name + .ProductCardSkeleton_price'],
  ],
  keyboard: [],
  content: ['No text.'],
  accessibility: ['Hidden from screen readers; the group around it says that it loads.'],
  do: ['Use it inside ProductGridSkeleton.'],
  dont: ['A number of outlines that the list can never have.'],
  code: `<div style={{ maxInlineSize: 260 }}>
  <ProductCardSkeleton />
</div>`,
};
