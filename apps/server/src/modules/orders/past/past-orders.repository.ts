import type { Insertable } from 'kysely';
import type { Db } from '../../../db/open-database.ts';
import { partsOf } from '../../../db/slices.ts';
import type { PastOrderTable } from '../../../db/tables/people.ts';

/** A line of an order from the shop before this one, as it is stored. */
export interface PastLine {
  readonly name: string;
  readonly code: string;
  readonly quantity: number;
  /** Of one unit, paise; null where it is not known. */
  readonly price: number | null;
}

/** Stores orders; those that are stored already stay as they are. @returns how many are new */
export async function insertPastOrders(db: Db, rows: readonly Insertable<PastOrderTable>[]): Promise<number> {
  if (rows.length === 0) return 0;
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('past_order')
    .values([...rows])
    .onConflict((conflict) => conflict.columns(['source', 'number']).doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows);
}

/** The numbers of a source that are stored already. */
export async function listKnownNumbers(
  db: Db,
  source: PastOrderTable['source'],
  numbers: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('past_order')
    .select('number')
    .where('source', '=', source)
    .where('number', 'in', numbers)
    .execute();
  return new Set(rows.map(({ number }) => number));
}

/** The orders of a customer, newest first: none unless she has proven that her e-mail address is hers. */
export function listPastOrders(db: Db, customerId: string, limit: number) {
  return db
    .selectFrom('past_order')
    .innerJoin('customer', 'customer.email', 'past_order.email')
    .select(['number', 'source', 'ordered_on', 'status', 'total', 'delivery', 'discount', 'address', 'lines'])
    .where('customer.id', '=', customerId)
    .where('customer.verified', '=', 1)
    .orderBy('ordered_on', 'desc')
    .orderBy('past_order.id')
    .limit(limit)
    .execute();
}

/** The products on sale that have some unique codes, by the code. */
export async function findProductsOf(db: Db, codes: readonly string[]) {
  const found = new Map<string, { readonly id: number; readonly name: string }>();
  for (const part of partsOf(codes)) {
    const rows = await db
      .selectFrom('variant')
      .innerJoin('product', 'product.id', 'variant.product_id')
      .select(['variant.unique_code as code', 'product.id', 'product.name'])
      .where('variant.unique_code', 'in', part)
      .where('product.visible', '=', 1)
      .where('variant.withdrawn', '=', 0)
      .execute();
    for (const { code, id, name } of rows) found.set(code, { id, name });
  }
  return found;
}

/** Deletes the orders of an e-mail address. @returns how many */
export async function deletePastOrdersOf(db: Db, email: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('past_order').where('email', '=', email).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Deletes some of the orders of an import. @returns how many; 0 when none is left */
export async function deleteSomePastOrders(db: Db, importId: string, limit: number): Promise<number> {
  const some = db.selectFrom('past_order').select('id').where('import_id', '=', importId).limit(limit);
  const { numDeletedRows } = await db.deleteFrom('past_order').where('id', 'in', some).executeTakeFirst();
  return Number(numDeletedRows);
}
