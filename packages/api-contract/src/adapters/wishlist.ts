/** Wishlist: wire ↔ domain. */
import type { ProductSummary } from '../domain/catalogue.ts';
import type { WishlistItem } from '../domain/shopper.ts';
import type { WireOf } from '../endpoints.ts';
import { paiseToRupees, rupeesToPaise } from '../rupees.ts';
import { offerToPaise } from './catalogue.ts';

/** An addition to the wishlist, with its customer. */
export interface WishlistAddition {
  readonly customerId: string;
  readonly product: Pick<ProductSummary, 'id' | 'name' | 'mrp'> & { readonly uniqueCode?: string };
}

/** getWishlist. */
export function toWishlist(answer: WireOf<'getWishlist'>['answer']): WishlistItem[] {
  return answer.items.map((row) => ({
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

/** addToWishlist: always one unit. */
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
