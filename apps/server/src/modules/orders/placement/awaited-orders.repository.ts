import type { Transaction } from 'kysely';
import type { Db } from '../../../db/open-database.ts';
import { prepare } from '../../../db/prepare.ts';
import type { Database } from '../../../db/schema.ts';
import type { AwaitedOrderTable } from '../../../db/tables/payments.ts';
import type { OrderDiscountTable } from '../../../db/tables/promotions.ts';
import type { OrderLineTable } from '../../../db/tables/orders.ts';
import type { PaymentStage, PrepaidWay } from '@kayal/api-contract';
import type { OrderedDiscount } from '../../promotions/order-discounts.ts';

type Trx = Transaction<Database>;

/** The waiting order of a customer, with its payment. */
export interface WaitingOrder extends Pick<
  AwaitedOrderTable,
  'entry_no' | 'total' | 'address_text' | 'phone' | 'lines_hash'
> {
  readonly paymentId: string;
  readonly way: PrepaidWay;
  readonly stage: PaymentStage;
}

const selectWaiting = prepare<{ customerId: string }, WaitingOrder>((db, { customerId }) =>
  db
    .selectFrom('awaited_order')
    .innerJoin('payment', 'payment.entry_no', 'awaited_order.entry_no')
    .select([
      'awaited_order.entry_no',
      'total',
      'address_text',
      'phone',
      'lines_hash',
      'payment.id as paymentId',
      'way',
      'stage',
    ])
    .where('awaited_order.customer_id', '=', customerId)
    .where('awaited_order.held', '=', 1),
);

/** The order of a customer that waits for its payment and holds its units. */
export async function findWaiting(db: Db, customerId: string): Promise<WaitingOrder | undefined> {
  return (await selectWaiting(db, { customerId })).rows[0];
}

/** An order that waits, or waited, for its payment. */
export async function findAwaited(db: Db, entryNo: string): Promise<AwaitedOrderTable | undefined> {
  return db.selectFrom('awaited_order').selectAll().where('entry_no', '=', entryNo).executeTakeFirst();
}

/** Its lines. */
export function listAwaitedLines(db: Db, entryNo: string): Promise<OrderLineTable[]> {
  return db.selectFrom('awaited_line').selectAll().where('entry_no', '=', entryNo).orderBy('line_no').execute();
}

/** What promotions take off it, by ascending id. */
export async function listAwaitedDiscounts(db: Db, entryNo: string): Promise<OrderedDiscount[]> {
  const rows = await db
    .selectFrom('awaited_discount')
    .selectAll()
    .where('entry_no', '=', entryNo)
    .orderBy('promotion_id')
    .execute();
  return rows.map(({ promotion_id: id, name, code, amount, of_delivery: delivery }) => ({
    promotion: { id, name, code },
    amount: amount - delivery,
    delivery,
  }));
}

/** Stores an order that waits. */
export async function insertAwaited(
  trx: Trx,
  order: AwaitedOrderTable,
  lines: readonly OrderLineTable[],
  discounts: readonly OrderDiscountTable[],
): Promise<void> {
  await trx.insertInto('awaited_order').values(order).execute();
  await trx.insertInto('awaited_line').values(lines).execute();
  if (discounts.length > 0) await trx.insertInto('awaited_discount').values(discounts).execute();
}

/** Stores that its units are back in stock. */
export async function releaseAwaited(trx: Trx, entryNo: string): Promise<void> {
  await trx.updateTable('awaited_order').set({ held: 0 }).where('entry_no', '=', entryNo).execute();
}

const deleteOrder = prepare<{ entryNo: string }, object>((db, { entryNo }) =>
  db.deleteFrom('awaited_order').where('entry_no', '=', entryNo),
);

/** Removes an order that is placed now; its lines and discounts go with it (`on delete cascade`). */
export async function deleteAwaited(trx: Trx, entryNo: string): Promise<void> {
  await deleteOrder(trx, { entryNo });
}

/** Stores movements of units that are held, or are held no longer. @param delta −1 for held, 1 for freed */
export async function insertHoldMovements(
  trx: Trx,
  lines: readonly Pick<OrderLineTable, 'entry_no' | 'line_no' | 'unique_code' | 'qty'>[],
  delta: -1 | 1,
  at: number,
): Promise<void> {
  const rows = lines.map(({ entry_no, line_no, unique_code, qty }) => ({
    id: `${entry_no}-${line_no}-${delta === -1 ? 'hold' : 'free'}`,
    unique_code,
    delta: delta * qty,
    reason: 'correction' as const,
    cause: 'hold' as const,
    entry_no,
    created_at: at,
  }));
  await trx.insertInto('stock_movement').values(rows).execute();
}

const updatePaidBy = prepare<{ entryNo: string; way: PrepaidWay }, object>((db, { entryNo, way }) =>
  db.updateTable('placed_order').set({ paid_by: way }).where('entry_no', '=', entryNo),
);

/** Stores how a placed order was paid. */
export async function markPaidBy(trx: Trx, entryNo: string, way: PrepaidWay): Promise<void> {
  await updatePaidBy(trx, { entryNo, way });
}

type BagLine = Pick<OrderLineTable, 'unique_code' | 'qty'> & { readonly customerId: string };
const deleteBagLine = prepare<BagLine, object>((db, { customerId, unique_code, qty }) =>
  db
    .deleteFrom('cart_line')
    .where('customer_id', '=', customerId)
    .where('unique_code', '=', unique_code)
    .where('qty', '<=', qty),
);

/** Removes lines of a bag that an order has taken; what she added since stays. */
export async function deleteOrderedLines(
  trx: Trx,
  customerId: string,
  lines: readonly Pick<OrderLineTable, 'unique_code' | 'qty'>[],
): Promise<void> {
  for (const { unique_code, qty } of lines) await deleteBagLine(trx, { customerId, unique_code, qty });
}
