import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../db/open-database.ts';
import type { Database } from '../../db/schema.ts';
import { partsInTurns } from '../../db/slices.ts';
import type { Page } from '../../http/paging.ts';
import type { SettledOrder } from './settlement-match.ts';

/** What a settlement needs to know about some orders, by their number. */
export async function listSettleable(db: Db, entryNos: readonly string[]): Promise<ReadonlyMap<string, SettledOrder>> {
  const found = new Map<string, SettledOrder>();
  for await (const part of partsInTurns([...new Set(entryNos)])) {
    const rows = await db
      .selectFrom('placed_order')
      .leftJoin('money_entry as settled', (join) =>
        join.onRef('settled.entry_no', '=', 'placed_order.entry_no').on('settled.reason', '=', 'settled'),
      )
      .leftJoin('money_entry as collected', (join) =>
        join
          .onRef('collected.entry_no', '=', 'placed_order.entry_no')
          .on('collected.reason', '=', 'received')
          .on('collected.to_account', '=', sql.lit('cash')),
      )
      .select(({ fn }) => fn.coalesce('collected.paise', 'total').as('total'))
      .select(['placed_order.entry_no as entryNo', 'paid_by', 'delivered', 'cancelled_at', 'settled.id'])
      .where('placed_order.entry_no', 'in', part)
      .execute();
    for (const { entryNo, total, paid_by, delivered, cancelled_at, id } of rows) {
      found.set(entryNo, {
        entryNo,
        total,
        isCash: paid_by === null,
        isDelivered: delivered === 1 && cancelled_at === null,
        isSettled: id !== null,
      });
    }
  }
  return found;
}

const selectUnsettled = (db: Kysely<Database>) =>
  db
    .selectFrom('money_entry as collected')
    // Literals, because an engine uses an index of some rows only where it sees that they are meant.
    .where('collected.to_account', '=', sql.lit('cash'))
    .where('collected.reason', '=', 'received')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('money_entry as settled')
            .select('settled.id')
            .whereRef('settled.entry_no', '=', 'collected.entry_no')
            .where('settled.reason', '=', sql.lit('settled')),
        ),
      ),
    );

/** A page of orders whose cash is collected and not settled, the oldest first. */
export function listUnsettled(db: Db, { limit, offset }: Page) {
  return selectUnsettled(db)
    .innerJoin('placed_order', 'placed_order.entry_no', 'collected.entry_no')
    .select((eb) => [
      'collected.entry_no as entryNo',
      'customer_name as customerName',
      'paise',
      'collected.created_at as collectedAt',
      eb
        .selectFrom('parcel')
        .select(sql<string | null>`max(courier_name)`.as('name'))
        .whereRef('parcel.entry_no', '=', 'collected.entry_no')
        .where('parcel.stage', '=', 'delivered')
        .as('courierName'),
    ])
    .orderBy('collected.created_at')
    .orderBy('collected.entry_no')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** How many such orders there are, and their sum in paise. */
export async function sumUnsettled(db: Db): Promise<{ readonly count: number; readonly sum: number }> {
  const { count, sum } = await selectUnsettled(db)
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.sum<number | null>('paise').as('sum')])
    .executeTakeFirstOrThrow();
  return { count, sum: sum ?? 0 };
}
