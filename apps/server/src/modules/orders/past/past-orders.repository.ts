import type { Db } from '../../../db/open-database.ts';
import { prepareRows } from '../../../db/prepare.ts';
import { partsInTurns, partsOf } from '../../../db/slices.ts';
import type { PastOrderTable } from '../../../db/tables/people.ts';

/** A line of an order from the shop before this one, as it is stored. */
export interface PastLine {
  readonly name: string;
  readonly code: string;
  readonly quantity: number;
  /** Of one unit, paise; null where it is not known. */
  readonly price: number | null;
}

const writeOrders = prepareRows<PastOrderTable, never>((db, rows) =>
  db
    .insertInto('past_order')
    .values(
      rows.map((row) => ({
        id: row.id,
        import_id: row.import_id,
        source: row.source,
        number: row.number,
        email: row.email,
        ordered_on: row.ordered_on,
        status: row.status,
        total: row.total,
        delivery: row.delivery,
        discount: row.discount,
        address: row.address,
        lines: row.lines,
        created_at: row.created_at,
      })),
    )
    .onConflict((conflict) => conflict.columns(['source', 'number']).doNothing()),
);

/** Rows of one statement; it is built once, so few lengths are best. */
const rowsAtOnce = 100;

/** Stores orders; those that are stored already stay as they are. @returns how many are new */
export async function insertPastOrders(db: Db, rows: readonly PastOrderTable[]): Promise<number> {
  let stored = 0;
  for await (const part of partsInTurns(rows, rowsAtOnce)) stored += (await writeOrders(db, part)).affected;
  return stored;
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

/** Deletes some of the orders of an import. @returns how many; 0 when none is left */
export async function deleteSomePastOrders(db: Db, importId: string, limit: number): Promise<number> {
  const some = db.selectFrom('past_order').select('id').where('import_id', '=', importId).limit(limit);
  const { numDeletedRows } = await db.deleteFrom('past_order').where('id', 'in', some).executeTakeFirst();
  return Number(numDeletedRows);
}
