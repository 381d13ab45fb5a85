import type { Db } from '../../db/open-database.ts';
import { prepare } from '../../db/prepare.ts';

/** Who an order is for, and whether it is placed. */
export interface Buyer {
  readonly name: string;
  readonly phone: string;
  readonly isPlaced: boolean;
}

/** Who some orders are for, placed ones and those that wait, by order number. */
export async function listBuyers(db: Db, entryNos: readonly string[]): Promise<ReadonlyMap<string, Buyer>> {
  if (entryNos.length === 0) return new Map();
  const found = new Map<string, Buyer>();
  for (const table of ['awaited_order', 'placed_order'] as const) {
    const rows = await db
      .selectFrom(table)
      .select(['entry_no', 'customer_name as name', 'phone'])
      .where('entry_no', 'in', entryNos)
      .execute();
    for (const { entry_no, ...buyer } of rows) found.set(entry_no, { ...buyer, isPlaced: table === 'placed_order' });
  }
  return found;
}

const selectCancelling = prepare<{ entryNo: string }, { readonly cancelled_at: number | null }>((db, { entryNo }) =>
  db.selectFrom('placed_order').select('cancelled_at').where('entry_no', '=', entryNo),
);

/** Whether the order of a payment is cancelled, or null where it is not placed. */
export async function findCancelling(db: Db, entryNo: string): Promise<{ readonly isCancelled: boolean } | null> {
  const [row] = (await selectCancelling(db, { entryNo })).rows;
  return row === undefined ? null : { isCancelled: row.cancelled_at !== null };
}
