import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { OrderLineTable } from '../../../db/tables/orders.ts';

/** The state of an order; each order ends in one of the last two, never in both. */
export type OrderState = 'in-process' | 'delivered' | 'cancelled';

/** The state of an order; `undefined` when no order has this number. */
export async function findOrderState(trx: Transaction<Database>, entryNo: string): Promise<OrderState | undefined> {
  const row = await trx
    .selectFrom('placed_order')
    .select(['delivered', 'cancelled_at'])
    .where('entry_no', '=', entryNo)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  if (row.cancelled_at !== null) return 'cancelled';
  return row.delivered === 1 ? 'delivered' : 'in-process';
}

/** Marks an order delivered. @returns false when it is unknown or no longer in process. */
export async function markDelivered(trx: Transaction<Database>, entryNo: string, at: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('placed_order')
    .set({ delivered: 1, delivered_at: at })
    .where('entry_no', '=', entryNo)
    .where('delivered', '=', 0)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Marks an order cancelled. @returns false when it is unknown or no longer in process. */
export async function markCancelled(
  trx: Transaction<Database>,
  entryNo: string,
  reason: string,
  at: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('placed_order')
    .set({ cancelled_at: at, cancel_reason: reason })
    .where('entry_no', '=', entryNo)
    .where('delivered', '=', 0)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Data of an order that a mail about it needs. */
export interface OrderedBy {
  readonly email: string;
  readonly customerName: string;
  /** paise */
  readonly total: number;
}

/** The customer of an order. */
export async function findOrderedBy(trx: Transaction<Database>, entryNo: string): Promise<OrderedBy> {
  return trx
    .selectFrom('placed_order')
    .innerJoin('customer', 'customer.id', 'placed_order.customer_id')
    .select(['customer.email', 'placed_order.customer_name as customerName', 'placed_order.total'])
    .where('placed_order.entry_no', '=', entryNo)
    .executeTakeFirstOrThrow();
}

/** Puts the units of an order back into stock, by ascending unique code, as all orders do. @returns its lines */
export async function returnStock(
  trx: Transaction<Database>,
  entryNo: string,
  at: number,
): Promise<readonly Selectable<OrderLineTable>[]> {
  const lines = await trx
    .selectFrom('order_line')
    .selectAll()
    .where('entry_no', '=', entryNo)
    .orderBy('unique_code')
    .execute();
  for (const { line_no, unique_code, qty } of lines) {
    await trx
      .updateTable('variant')
      .set((eb) => ({ qty: eb('qty', '+', qty) }))
      .where('unique_code', '=', unique_code)
      .execute();
    const id = `${entryNo}-${line_no}-return`;
    await trx
      .insertInto('stock_movement')
      .values({ id, unique_code, delta: qty, reason: 'order', entry_no: entryNo, created_at: at })
      .execute();
  }
  return lines;
}
