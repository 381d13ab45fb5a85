import type { Transaction } from 'kysely';
import { forUpdate } from '../../db/dialect.ts';
import type { Database } from '../../db/schema.ts';
import type { StockMovementTable } from '../../db/tables/catalogue.ts';

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
