import { sql } from 'kysely';
import type { Db } from '../../../db/open-database.ts';
import { listLinesOf, type OrderLineRow } from '../orders.repository.ts';

/** The position of an order in the feed, from which reading continues. */
export interface FeedPosition {
  /** ms since 1970 */
  readonly createdAt: number;
  readonly entryNo: string;
}

/** The next orders placed before a moment, oldest first, with their lines in the same order. */
export async function listOrdersAfter(
  db: Db,
  { createdAt, entryNo }: FeedPosition,
  before: number,
  limit: number,
): Promise<{ readonly orders: readonly FeedPosition[]; readonly lines: readonly OrderLineRow[] }> {
  const orders = await db
    .selectFrom('placed_order')
    .select(['created_at as createdAt', 'entry_no as entryNo'])
    .where('created_at', '>=', createdAt)
    .where(sql<boolean>`(created_at > ${createdAt} or entry_no > ${entryNo})`)
    .where('created_at', '<', before)
    .orderBy('created_at')
    .orderBy('entry_no')
    .limit(limit)
    .execute();
  const lines = await listLinesOf(
    db,
    orders.map((order) => order.entryNo),
  );
  return { orders, lines };
}
