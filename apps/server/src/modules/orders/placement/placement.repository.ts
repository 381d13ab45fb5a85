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

/** A customer's newest order with exactly these lines since `since`, ms since 1970. */
export async function findRepeatedOrder(
  db: Db,
  customerId: string,
  linesHash: string,
  since: number,
): Promise<{ readonly entryNo: string; readonly total: number } | undefined> {
  return db
    .selectFrom('placed_order')
    .select(['entry_no as entryNo', 'total'])
    .where('customer_id', '=', customerId)
    .where('created_at', '>=', since)
    .where('lines_hash', '=', linesHash)
    .where('cancelled_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** When a customer's newest orders since `since` were placed, newest first; max `limit` of them. */
export async function listOrderTimes(db: Db, customerId: string, since: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('placed_order')
    .select('created_at')
    .where('customer_id', '=', customerId)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => row.created_at);
}
