/** Wishlist: wire ↔ domain. */
import type { ProductSummary } from '../domain/catalogue.ts';
import type { WishlistItem } from '../domain/shopper.ts';
import type { WireOf } from '../endpoints.ts';
import { offerToPaise, paiseToRupees, rupeesToPaise } from '../rupees.ts';

/** An addition to the wishlist, with its customer. */
export interface WishlistAddition {
  readonly customerId: string;
  readonly product: Pick<ProductSummary, 'id' | 'name' | 'mrp'> & { readonly uniqueCode?: string };
}

/** From the answer of `getWishlist`. */
export function toWishlist({ items }: WireOf<'getWishlist'>['answer']): WishlistItem[] {
  return items.map((row) => ({
    id: row.rowId,
    productId: row.ID,
    name: row.ItemName,
    mrp: rupeesToPaise(row.MRP),
    offer: offerToPaise(row.OfferPrice),
    uniqueCode: row.uniqueCode,
    picture: row.displayFirst,
    pictureAt: row.PictureAt,
    stock: row.Qty,
  }));
}

/** The body of `addToWishlist`: always one unit. */
export function fromWishlistAddition({ customerId, product }: WishlistAddition): WireOf<'addToWishlist'>['body'] {
  return {
    ID: product.id,
    ItemName: product.name,
    MRP: paiseToRupees(product.mrp),
    ledcode: customerId,
    Qty: 1,
    ...(product.uniqueCode === undefined ? {} : { uniqueCode: product.uniqueCode }),
  };
}
