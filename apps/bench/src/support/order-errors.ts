import type { Acknowledged } from '@kayal/server-testing/src/storm/storm.ts';
import { openDatabase, type DatabaseLocation } from '../../../server/src/db/open-database.ts';
import { findLedgerErrors } from '../../../server/src/modules/orders/ledger.repository.ts';

/** What is wrong with the orders of a shop after a storm. */
export interface OrderErrors {
  /** Acknowledged orders that are not in the database. */
  readonly lost: number;
  /** Orders in the database beyond those acknowledged. */
  readonly doubled: number;
  /** Variants whose stock does not agree with orders. */
  readonly ledgerErrors: number;
}

/** Compares the orders of a shop with those that it acknowledged. */
export async function orderErrorsOf(
  place: DatabaseLocation,
  acknowledged: readonly Acknowledged[],
): Promise<OrderErrors> {
  const { db, close } = openDatabase(place);
  const rows = await db.selectFrom('placed_order').select('entry_no').execute();
  const ledgerErrors = (await findLedgerErrors(db)).length;
  await close();
  const stored = new Set(rows.map(({ entry_no }) => entry_no));
  const entryNos = new Set(acknowledged.map(({ entryNo }) => entryNo));
  return {
    lost: [...entryNos].filter((entryNo) => !stored.has(entryNo)).length,
    doubled: rows.length - entryNos.size + (acknowledged.length - entryNos.size),
    ledgerErrors,
  };
}
