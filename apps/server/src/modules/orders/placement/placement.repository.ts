import { sql, type Transaction } from 'kysely';
import { inOneTrip } from '../../../db/in-transaction.ts';
import type { Db } from '../../../db/open-database.ts';
import { prepare, prepareRows } from '../../../db/prepare.ts';
import type { Database } from '../../../db/schema.ts';
import type { StockMovementTable } from '../../../db/tables/catalogue.ts';
import type { OrderLineTable, OrderPromise, OrderTable } from '../../../db/tables/orders.ts';

const insertHead = prepare<OrderTable & OrderPromise, never>((db, order) =>
  db.insertInto('placed_order').values({
    entry_no: order.entry_no,
    customer_id: order.customer_id,
    customer_name: order.customer_name,
    phone: order.phone,
    address_text: order.address_text,
    total: order.total,
    delivery_charge: order.delivery_charge,
    order_date: order.order_date,
    created_at: order.created_at,
    delivered: order.delivered,
    delivered_at: order.delivered_at,
    lines_hash: order.lines_hash,
    delivery_days: order.delivery_days,
  }),
);

const insertLines = prepareRows<OrderLineTable, never>((db, lines) =>
  db.insertInto('order_line').values((eb) =>
    lines.map((line) => ({
      entry_no: line.entry_no,
      line_no: line.line_no,
      product_id: line.product_id,
      unique_code: line.unique_code,
      name: line.name,
      colour: line.colour,
      size: line.size,
      qty: line.qty,
      price: line.price,
      mrp: line.mrp,
      total: line.total,
      final_sale: eb.selectFrom('product').select('final_sale').where('id', '=', line.product_id),
    })),
  ),
);

const insertMovements = prepareRows<StockMovementTable, never>((db, movements) =>
  db.insertInto('stock_movement').values(
    movements.map((movement) => ({
      id: movement.id,
      unique_code: movement.unique_code,
      delta: movement.delta,
      reason: movement.reason,
      entry_no: movement.entry_no,
      created_at: movement.created_at,
    })),
  ),
);

/** Writes an order with its lines and the stock movements they cause. */
export async function insertOrder(
  trx: Transaction<Database>,
  order: OrderTable & OrderPromise,
  lines: readonly OrderLineTable[],
): Promise<void> {
  const movements = lines.map((line) => ({
    id: `${line.entry_no}-${line.line_no}`,
    unique_code: line.unique_code,
    delta: -line.qty,
    reason: 'order' as const,
    entry_no: line.entry_no,
    created_at: order.created_at,
  }));
  await inOneTrip([insertHead(trx, order), insertLines(trx, lines), insertMovements(trx, movements)]);
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

const selectTimes = prepare<
  OrderTimes & { readonly customerId: string; readonly limit: number },
  { readonly created_at: number }
>((db, { customerId, from, to, limit }) =>
  db
    .selectFrom('placed_order')
    .select('created_at')
    .where('customer_id', '=', customerId)
    .where('created_at', '>', from)
    .where('created_at', '<', to)
    .unionAll(
      db
        .selectFrom('awaited_order')
        .select('created_at')
        .where('customer_id', '=', customerId)
        .where('created_at', '>', from)
        .where('created_at', '<', to),
    )
    .orderBy('created_at', 'desc')
    // Cast, or SQLite plans the statement again for each limit.
    .limit(sql<number>`cast(${limit} as integer)`),
);

/** When a customer's newest orders of a time were placed, or began to wait for their payment, newest first; max `limit` of them. */
export async function listOrderTimes(
  db: Db,
  customerId: string,
  { from, to }: OrderTimes,
  limit: number,
): Promise<number[]> {
  const { rows } = await selectTimes(db, { from, to, customerId, limit });
  return rows.map((row) => row.created_at);
}
