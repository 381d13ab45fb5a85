import type { Transaction } from 'kysely';
import { forUpdate } from '../../db/dialect.ts';
import type { Db } from '../../db/open-database.ts';
import { prepare } from '../../db/prepare.ts';
import type { Database } from '../../db/schema.ts';
import type { StockMovementTable } from '../../db/tables/catalogue.ts';

const takeUnits = prepare<{ uniqueCode: string; units: number }, { qty: number }>((db, { uniqueCode, units }) =>
  db
    .updateTable('variant')
    .set((eb) => ({ qty: eb('qty', '-', units) }))
    .where('unique_code', '=', uniqueCode)
    .where('qty', '>=', units)
    .returning('qty'),
);

/**
 * Takes units of one variant out of stock, if there are enough. @returns units left; `undefined` when there are too few
 */
export async function takeStock(
  trx: Transaction<Database>,
  uniqueCode: string,
  units: number,
): Promise<number | undefined> {
  return (await takeUnits(trx, { uniqueCode, units })).rows[0]?.qty;
}

/** Units in stock of some variants, by unique code. */
export async function readStock(db: Db, uniqueCodes: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('variant')
    .select(['unique_code', 'qty'])
    .where('unique_code', 'in', uniqueCodes)
    .execute();
  return new Map(rows.map((row) => [row.unique_code, row.qty]));
}

/**
 * Locks a variant's row until the transaction ends. @returns units in stock; `undefined` when there is no such variant.
 */
export async function lockStock(trx: Transaction<Database>, uniqueCode: string): Promise<number | undefined> {
  const query = trx.selectFrom('variant').select('qty').where('unique_code', '=', uniqueCode);
  return (await forUpdate(trx, query).executeTakeFirst())?.qty;
}

/** Writes a variant's stock together with the ledger entry of the change. */
export async function moveStock(
  trx: Transaction<Database>,
  units: number,
  movement: Pick<StockMovementTable, 'id' | 'unique_code' | 'delta' | 'created_at'>,
): Promise<void> {
  await trx.updateTable('variant').set({ qty: units }).where('unique_code', '=', movement.unique_code).execute();
  await trx
    .insertInto('stock_movement')
    .values({ ...movement, reason: 'correction', entry_no: null })
    .execute();
}
