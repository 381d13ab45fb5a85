import type { Transaction } from 'kysely';
import { countRows } from '../../db/count-rows.ts';
import type { Db } from '../../db/open-database.ts';
import type { Database } from '../../db/schema.ts';
import type { WishlistTable } from '../../db/tables/orders.ts';

/** A wishlist row joined with its product's current data. */
export interface WishlistRow {
  readonly id: string;
  readonly productId: number;
  readonly uniqueCode: string;
  readonly name: string;
  /** Catalogue colour whose picture comes first. */
  readonly colour: string;
  /** paise */
  readonly mrp: number;
  /** paise; null without an offer */
  readonly offer: number | null;
  /** Units in stock over all variants on sale. */
  readonly stock: number;
}

/** A customer's wishlist, newest first. */
export async function listWishlist(db: Db, customerId: string): Promise<WishlistRow[]> {
  return db
    .selectFrom('wishlist')
    .innerJoin('product', 'product.id', 'wishlist.product_id')
    .leftJoin('offer', 'offer.product_id', 'wishlist.product_id')
    .where('wishlist.customer_id', '=', customerId)
    .where('product.visible', '=', 1)
    .select((eb) => [
      'wishlist.id',
      'wishlist.product_id as productId',
      'wishlist.unique_code as uniqueCode',
      'product.name',
      'product.display_colour as colour',
      'product.mrp',
      'offer.price as offer',
      eb.fn
        .coalesce(
          eb
            .selectFrom('variant')
            .select((inner) => inner.fn.sum<number>('variant.qty').as('stock'))
            .whereRef('variant.product_id', '=', 'product.id')
            .where('variant.withdrawn', '=', 0),
          eb.lit(0),
        )
        .as('stock'),
    ])
    .orderBy('wishlist.created_at', 'desc')
    .orderBy('wishlist.id')
    .execute();
}

/** How many items a customer's wishlist shows: what is off sale takes no place of hers, as she cannot remove it. */
export function countWishlist(db: Db, customerId: string): Promise<number> {
  return countRows(
    db
      .selectFrom('wishlist')
      .innerJoin('product', 'product.id', 'wishlist.product_id')
      .where('wishlist.customer_id', '=', customerId)
      .where('product.visible', '=', 1),
  );
}

/** The unique code under which a wish is stored; `undefined` when no such product or variant is on sale. */
export async function findWishable(
  db: Db,
  productId: number,
  uniqueCode: string | undefined,
): Promise<string | undefined> {
  const query = db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .where('variant.product_id', '=', productId)
    .where('product.visible', '=', 1)
    .where('variant.withdrawn', '=', 0)
    .select('variant.unique_code as uniqueCode')
    .orderBy('variant.position')
    .orderBy('variant.unique_code');
  const row = await (uniqueCode === undefined ? query : query.where('variant.unique_code', '=', uniqueCode))
    .limit(1)
    .executeTakeFirst();
  return row?.uniqueCode;
}

/** Stores a wish. @returns false when the product is on the wishlist already: one row per customer and product */
export async function insertWish(trx: Transaction<Database>, wish: WishlistTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('wishlist')
    .values(wish)
    .onConflict((conflict) => conflict.columns(['customer_id', 'product_id']).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Removes a wish by its row id or, when the id is a number, by its product. @returns whether there was one. */
export async function deleteWish(db: Db, customerId: string, id: string): Promise<boolean> {
  const mine = db.deleteFrom('wishlist').where('customer_id', '=', customerId);
  const query = /^\d{1,9}$/.test(id) ? mine.where('product_id', '=', Number(id)) : mine.where('id', '=', id);
  const { numDeletedRows } = await query.executeTakeFirst();
  return numDeletedRows > 0n;
}
