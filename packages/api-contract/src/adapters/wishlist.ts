/** Wishlist: wire ↔ domain. */
import type { ProductSummary } from '../domain/catalogue.ts';
import type { WishlistItem } from '../domain/shopper.ts';
import type { WireOf } from '../endpoints.ts';
import { offerToPaise, paiseToRupees, rupeesToPaise } from '../rupees.ts';
import { pictureFile } from '../pictures/picture-name.ts';
import type { Listed } from './listed.ts';

/** An addition to the wishlist, with its customer. */
export interface WishlistAddition {
  readonly customerId: string;
  readonly product: Pick<ProductSummary, 'id' | 'name' | 'mrp'> & { readonly uniqueCode?: string };
}

/** An item of which only the specified fields are certain. */
export type WishlistRow = Listed<
  WireOf<'getWishlist'>['answer']['items'][number],
  'ID' | 'ItemName' | 'MRP' | 'ledcode' | 'Qty'
>;

/** From the answer of `getWishlist`. A row without an id of its own gets the product's, by which it is deleted. */
export function toWishlist(answer: {
  readonly success?: true;
  readonly items: readonly WishlistRow[];
}): WishlistItem[] {
  return answer.items.map((row) => ({
    id: row.rowId ?? String(row.ID),
    productId: Number(row.ID),
    name: row.ItemName,
    mrp: rupeesToPaise(row.MRP),
    offer: offerToPaise(row.OfferPrice),
    uniqueCode: row.uniqueCode ?? '',
    picture: row.displayFirst ?? pictureFile(row.ID, ''),
    pictureAt: row.PictureAt ?? 0,
    stock: Number(row.Qty),
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
