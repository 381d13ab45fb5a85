import type { PaymentWay, SizeHint } from '@kayal/api-contract';
import { sql, type RawBuilder } from 'kysely';
import type { DayRange } from '../../basics/days.ts';
import type { Db } from '../../db/open-database.ts';
import { partsInTurns } from '../../db/slices.ts';
import { freeing } from './stored-returns.repository.ts';

/** Units of the orders of some days that were sold and returned, by product, size and reason. */
export async function sumReturns(db: Db, { from, to }: DayRange) {
  const sold = await db
    .selectFrom('placed_order')
    .innerJoin('order_line', 'order_line.entry_no', 'placed_order.entry_no')
    .select(({ fn }) => ['product_id as productId', 'size', fn.sum<number>('order_line.qty').as('units')])
    .where('order_date', '>=', from)
    .where('order_date', '<=', to)
    .where('cancelled_at', 'is', null)
    .groupBy(['product_id', 'size'])
    .execute();
  const returned = await db
    .selectFrom('placed_order')
    .innerJoin('return_request', 'return_request.entry_no', 'placed_order.entry_no')
    .innerJoin('return_line', 'return_line.request_id', 'return_request.id')
    .innerJoin('order_line', (join) =>
      join
        .onRef('order_line.entry_no', '=', 'placed_order.entry_no')
        .onRef('order_line.line_no', '=', 'return_line.line_no'),
    )
    .select(({ fn }) => [
      'order_line.product_id as productId',
      'order_line.size',
      'return_line.reason',
      fn.max('order_line.name').as('name'),
      fn.sum<number>('return_line.qty').as('units'),
    ])
    .where('order_date', '>=', from)
    .where('order_date', '<=', to)
    .where('return_request.stage', 'not in', freeing)
    .groupBy(['order_line.product_id', 'order_line.size', 'return_line.reason'])
    .execute();
  return { sold, returned };
}

/** Max pincodes of a report. */
const maxPlaces = 50;

/** The last six characters of an address are its pincode. */
const pincode = sql<string>`substr(address_text, length(address_text) - 5)`;
const way = sql<PaymentWay>`coalesce((select way from payment where payment.entry_no = placed_order.entry_no), 'cash')`;

/**
 * Orders of some days by a text: how many there were, of how many a parcel came back, and of how many pieces are in
 * returns. Most of these first.
 * @param isAll whether to count texts of which none came back too
 */
async function sumCameBack<Of extends string>(db: Db, { from, to }: DayRange, of: RawBuilder<Of>, isAll: boolean) {
  const orders = db
    .selectFrom('placed_order')
    .select((eb) => [
      of.as('of'),
      'cancelled_at',
      eb
        .exists(
          eb
            .selectFrom('parcel')
            .select('parcel.id')
            .whereRef('parcel.entry_no', '=', 'placed_order.entry_no')
            .where('parcel.stage', '=', 'returnedToSender')
            .where('parcel.request_id', 'is', null),
        )
        .as('cameBack'),
      eb
        .exists(
          eb
            .selectFrom('return_request')
            .select('return_request.id')
            .whereRef('return_request.entry_no', '=', 'placed_order.entry_no')
            .where('return_request.stage', 'not in', freeing),
        )
        .as('returned'),
    ])
    .where('order_date', '>=', from)
    .where('order_date', '<=', to)
    .as('sent');
  const cameBack = sql<number>`sum(case when "cameBack" then 1 else 0 end)`;
  const returned = sql<number>`sum(case when "returned" then 1 else 0 end)`;
  const counted = db
    .selectFrom(orders)
    .select(({ fn }) => ['of', fn.countAll<number>().as('orders'), cameBack.as('cameBack'), returned.as('returned')])
    .where(sql<boolean>`(cancelled_at is null or "cameBack")`)
    .groupBy('of')
    .orderBy(sql`${cameBack} + ${returned}`, 'desc')
    .orderBy('of')
    .limit(maxPlaces);
  const shown = isAll ? counted : counted.having(sql<boolean>`${cameBack} + ${returned} > 0`);
  return (await shown.execute()).map((row) => ({
    of: row.of,
    orders: Number(row.orders),
    cameBack: Number(row.cameBack),
    returned: Number(row.returned),
  }));
}

/** Pincodes to which orders of some days went that came back; most of them first. */
export const sumPlaces = (db: Db, days: DayRange) => sumCameBack(db, days, pincode, false);

/** The same by the way in which the orders were paid, also where none came back. */
export const sumWays = (db: Db, days: DayRange) => sumCameBack(db, days, way, true);

/** The size that most wanted who sent a product back, by product; those without one are left out. */
export async function listSizeHints(db: Db): Promise<ReadonlyMap<number, SizeHint>> {
  const rows = await db.selectFrom('product').select(['id', 'size_hint']).where('size_hint', 'is not', null).execute();
  return new Map(rows.flatMap(({ id, size_hint }) => (size_hint === null ? [] : [[id, size_hint] as const])));
}

/** Stores those that have changed. */
export async function updateSizeHints(
  db: Db,
  changed: readonly { readonly id: number; readonly hint: SizeHint | null }[],
): Promise<void> {
  for (const [hint, own] of Map.groupBy(changed, (each) => each.hint)) {
    for await (const part of partsInTurns(own.map(({ id }) => id))) {
      await db.updateTable('product').set({ size_hint: hint }).where('id', 'in', part).execute();
    }
  }
}
