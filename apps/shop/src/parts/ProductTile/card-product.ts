import type { CatalogueColour, ProductSummary } from '@kayal/api-contract/client';

/** The fields of a product that its card shows or stores on the wishlist. */
export interface CardProduct extends Pick<
  ProductSummary,
  'id' | 'name' | 'mrp' | 'offer' | 'stock' | 'displayFirst' | 'pictureAt' | 'uniqueCode'
> {
  readonly colours: readonly Pick<CatalogueColour, 'name' | 'hex'>[];
}

/** A product without what no card needs: the data of a page's cards are part of its HTML. */
export const cardProductOf = (product: ProductSummary): CardProduct => ({
  id: product.id,
  name: product.name,
  mrp: product.mrp,
  offer: product.offer,
  stock: product.stock,
  displayFirst: product.displayFirst,
  pictureAt: product.pictureAt,
  uniqueCode: product.uniqueCode,
  colours: product.colours.map(({ name, hex }) => ({ name, hex })),
});
