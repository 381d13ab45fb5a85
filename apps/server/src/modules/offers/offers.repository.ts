import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** An item with its price; amounts in paise. */
export interface PricedItem {
  readonly name: string;
  readonly mrp: number;
  /** null without an offer */
  readonly offer: number | null;
}

/** An item on sale with its prices; undefined when none has this id. */
export function findPricedItem(trx: Transaction<Database>, productId: number): Promise<PricedItem | undefined> {
  return trx
    .selectFrom('product as p')
    .leftJoin('offer as o', 'o.product_id', 'p.id')
    .select(['p.name', 'p.mrp', 'o.price as offer'])
    .where('p.id', '=', productId)
    .where('p.visible', '=', 1)
    .executeTakeFirst();
}

/** Sets what an item costs. @param price paise @param at ms since 1970 */
export async function putOffer(
  trx: Transaction<Database>,
  productId: number,
  price: number,
  at: number,
): Promise<void> {
  await trx
    .insertInto('offer')
    .values({ product_id: productId, price, updated_at: at })
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet({ price, updated_at: at }))
    .execute();
}

/** Ends an item's offer. */
export async function deleteOffer(trx: Transaction<Database>, productId: number): Promise<void> {
  await trx.deleteFrom('offer').where('product_id', '=', productId).execute();
}
