import type { Transaction } from 'kysely';
import { countRows } from '../../db/count-rows.ts';
import { forUpdate } from '../../db/dialect.ts';
import type { Db } from '../../db/open-database.ts';
import type { Database } from '../../db/schema.ts';
import type { StockWatchTable } from '../../db/tables/orders.ts';

/** A variant with its product's name. */
export interface NamedVariant {
  readonly uniqueCode: string;
  readonly productId: number;
  readonly name: string;
  /** Catalogue colour. */
  readonly colour: string;
  readonly size: string;
}

/** Somebody who waits. */
export interface Waiting {
  readonly email: string;
  readonly name: string;
}

function selectNamed(db: Db) {
  return db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .where('product.visible', '=', 1)
    .where('variant.withdrawn', '=', 0)
    .select([
      'variant.unique_code as uniqueCode',
      'variant.product_id as productId',
      'product.name',
      'variant.colour',
      'variant.size',
    ]);
}

/** A customer's watches, newest first. */
export async function listWatches(db: Db, customerId: string): Promise<NamedVariant[]> {
  return selectNamed(db)
    .innerJoin('stock_watch', 'stock_watch.unique_code', 'variant.unique_code')
    .where('stock_watch.customer_id', '=', customerId)
    .where('stock_watch.notified_at', 'is', null)
    .orderBy('stock_watch.created_at', 'desc')
    .orderBy('variant.unique_code')
    .execute();
}

/** A variant by its unique code; `undefined` when there is none, or it is not on sale. */
export async function findNamedVariant(db: Db, uniqueCode: string): Promise<NamedVariant | undefined> {
  return selectNamed(db).where('variant.unique_code', '=', uniqueCode).executeTakeFirst();
}

/**
 * Locks a variant's row until the transaction ends: so adding a watch and restocking happen one after the other, and
 * no customer waits for a variant that was just restocked.
 *
 * @returns units in stock; `undefined` when there is no such variant on sale.
 */
export async function lockWatchable(trx: Transaction<Database>, uniqueCode: string): Promise<number | undefined> {
  const query = trx
    .selectFrom('variant')
    .select('qty')
    .where('unique_code', '=', uniqueCode)
    .where('withdrawn', '=', 0)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('product')
          .select('product.id')
          .whereRef('product.id', '=', 'variant.product_id')
          .where('product.visible', '=', 1),
      ),
    );
  return (await forUpdate(trx, query).executeTakeFirst())?.qty;
}

/** Stores that a customer waits; changes nothing when she waits already. */
export async function insertWatch(trx: Transaction<Database>, watch: StockWatchTable): Promise<void> {
  await trx
    .insertInto('stock_watch')
    .values(watch)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** For how many variants on sale a customer waits: the others take no place of hers, as she cannot remove them. */
export function countWatches(db: Db, customerId: string): Promise<number> {
  return countRows(
    db
      .selectFrom('stock_watch')
      .innerJoin('variant', 'variant.unique_code', 'stock_watch.unique_code')
      .innerJoin('product', 'product.id', 'variant.product_id')
      .where('stock_watch.customer_id', '=', customerId)
      .where('stock_watch.notified_at', 'is', null)
      .where('variant.withdrawn', '=', 0)
      .where('product.visible', '=', 1),
  );
}

/** Deletes a customer's watch. @returns whether there was one */
export async function deleteWatch(db: Db, customerId: string, uniqueCode: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('stock_watch')
    .where('customer_id', '=', customerId)
    .where('unique_code', '=', uniqueCode)
    .where('notified_at', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Everyone who waits for a variant, longest first. */
export async function listWaiting(trx: Transaction<Database>, uniqueCode: string): Promise<Waiting[]> {
  return trx
    .selectFrom('stock_watch')
    .innerJoin('customer', 'customer.id', 'stock_watch.customer_id')
    .where('stock_watch.unique_code', '=', uniqueCode)
    .where('stock_watch.notified_at', 'is', null)
    .select(['customer.email', 'customer.full_name as name'])
    .orderBy('stock_watch.created_at')
    .orderBy('stock_watch.id')
    .execute();
}

/** The codes of a product that somebody waits for, ascending. */
export async function listWaitedCodes(trx: Transaction<Database>, productId: number): Promise<readonly string[]> {
  const rows = await trx
    .selectFrom('variant')
    .innerJoin('stock_watch', 'stock_watch.unique_code', 'variant.unique_code')
    .select('variant.unique_code as code')
    .distinct()
    .where('variant.product_id', '=', productId)
    .where('stock_watch.notified_at', 'is', null)
    .orderBy('variant.unique_code')
    .execute();
  return rows.map(({ code }) => code);
}

/** Marks everyone who waits for a variant as notified. @param at ms since 1970 */
export async function markNotified(trx: Transaction<Database>, uniqueCode: string, at: number): Promise<void> {
  await trx
    .updateTable('stock_watch')
    .set({ notified_at: at })
    .where('unique_code', '=', uniqueCode)
    .where('notified_at', 'is', null)
    .execute();
}
