import { paiseToRupees, type WireOf } from '@kayal/api-contract';
import { inTransaction } from '../../db/in-transaction.ts';
import { ApiError } from '../../http/api-error.ts';
import type { AppContext } from '../../context/app-context.ts';
import { newId } from '../../db/ids.ts';
import { lockCart } from '../cart/cart.repository.ts';
import { readVariantDisplays } from '../cart/variant-display.repository.ts';
import { shownSeason } from '../shop-settings/season.ts';
import { countWishlist, deleteWish, findWishable, insertWish, listWishlist } from './wishlist.repository.ts';

type WishlistRow = WireOf<'getWishlist'>['answer']['items'][number];

/** Items one wishlist may hold. */
const maxWishes = 500;

/** A customer's wishlist, newest first, with live price and stock. */
export async function readWishlist(context: AppContext, customerId: string): Promise<WishlistRow[]> {
  const rows = await listWishlist(context.db, customerId);
  const displayOf = await readVariantDisplays(context.db, await shownSeason(context), rows);
  return rows.map((row) => {
    const display = displayOf(row);
    return {
      ID: row.productId,
      ItemName: row.name,
      MRP: paiseToRupees(row.mrp),
      ledcode: customerId,
      Qty: row.stock,
      uniqueCode: row.uniqueCode,
      rowId: row.id,
      OfferPrice: row.offer === null ? null : paiseToRupees(row.offer),
      displayFirst: display.picture,
      PictureAt: display.pictureAt,
    };
  });
}

/**
 * Adds a product to a customer's wishlist, once. Without a unique code its first variant is stored.
 *
 * @returns the row's id.
 * @throws ApiError `not_found` for an unknown product or variant, `wishlist.duplicate`, `wishlist.limit`
 */
export async function addWish(
  context: AppContext,
  customerId: string,
  wish: { readonly productId: number; readonly uniqueCode: string | undefined },
): Promise<string> {
  return inTransaction(context.db, async (trx) => {
    await lockCart(trx, customerId);
    const uniqueCode = await findWishable(trx, wish.productId, wish.uniqueCode);
    if (uniqueCode === undefined) throw new ApiError('not_found');
    const id = newId();
    const row = {
      id,
      customer_id: customerId,
      product_id: wish.productId,
      unique_code: uniqueCode,
      created_at: context.now(),
    };
    if (!(await insertWish(trx, row))) throw new ApiError('wishlist.duplicate');
    if ((await countWishlist(trx, customerId)) > maxWishes) throw new ApiError('wishlist.limit');
    return id;
  });
}

/** Removes an item from a customer's wishlist, by row id or product id. @throws ApiError `not_found` */
export async function removeWish(context: AppContext, customerId: string, id: string): Promise<void> {
  if (!(await deleteWish(context.db, customerId, id))) throw new ApiError('not_found');
}
