import type { Transaction } from 'kysely';
import type { Db } from '../../../db/open-database.ts';
import type { Database } from '../../../db/schema.ts';
import type { OrderLineTable, OrderTable } from '../../../db/tables/orders.ts';

/** Writes an order with its lines and the stock movements they cause. */
export async function insertOrder(
  trx: Transaction<Database>,
  order: OrderTable,
  lines: readonly OrderLineTable[],
): Promise<void> {
  await trx.insertInto('placed_order').values(order).execute();
  await trx.insertInto('order_line').values(lines).execute();
  await trx
    .insertInto('stock_movement')
    .values(
      lines.map((line) => ({
        id: `${line.entry_no}-${line.line_no}`,
        unique_code: line.unique_code,
        delta: -line.qty,
        reason: 'order' as const,
        entry_no: line.entry_no,
        created_at: order.created_at,
      })),
    )
    .execute();
}

/** A time, ms since 1970. It ends, because orders of a time when the clock was ahead must not count until then. */
export interface OrderTimes {
  readonly from: number;
  readonly to: number;
}

/** A customer's newest order of a time with exactly these lines. */
export async function findRepeatedOrder(
  db: Db,
  customerId: string,
  linesHash: string,
  { from, to }: OrderTimes,
): Promise<{ readonly entryNo: string; readonly total: number } | undefined> {
  return db
    .selectFrom('placed_order')
    .select(['entry_no as entryNo', 'total'])
    .where('customer_id', '=', customerId)
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .where('lines_hash', '=', linesHash)
    .where('cancelled_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** When a customer's newest orders of a time were placed, newest first; max `limit` of them. */
export async function listOrderTimes(
  db: Db,
  customerId: string,
  { from, to }: OrderTimes,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('placed_order')
    .select('created_at')
    .where('customer_id', '=', customerId)
    .where('created_at', '>', from)
    .where('created_at', '<', to)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => row.created_at);
}
