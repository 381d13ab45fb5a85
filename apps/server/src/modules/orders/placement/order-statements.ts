import { paiseToRupees, type WholeSettings } from '@kayal/api-contract';
import type { Transaction } from 'kysely';
import type { AppContext } from '../../../context/app-context.ts';
import type { Database } from '../../../db/schema.ts';
import type { OrderLineTable, OrderPromise, OrderTable } from '../../../db/tables/orders.ts';
import { postEvent, postIfLow, type EventData, type UnitsChange } from '../../events/post-event.ts';
import type { OrderedDiscount } from '../../promotions/order-discounts.ts';
import { writeOrderMail } from './placement.mail.ts';
import { insertOrder } from './placement.repository.ts';

/** An order with its lines, as it is placed. */
export interface PreparedOrder {
  readonly order: OrderTable & OrderPromise;
  readonly lines: readonly OrderLineTable[];
  readonly discounts: readonly OrderedDiscount[];
}

function placedEvent({ order, lines }: PreparedOrder): EventData['order.placed'] {
  return {
    entryNo: order.entry_no,
    orderDate: order.order_date,
    total: paiseToRupees(order.total),
    deliveryCharge: paiseToRupees(order.delivery_charge),
    lines: lines.map(({ product_id, unique_code, qty, total }) => ({
      productId: product_id,
      uniqueCode: unique_code,
      quantity: qty,
      total: paiseToRupees(total),
    })),
  };
}

/** How an order is placed. */
interface Placing {
  readonly email: string;
  readonly settings: WholeSettings;
  /** Changes of stock that the order caused. */
  readonly taken: readonly UnitsChange[];
  /** Whether it was paid before. */
  readonly isPaid: boolean;
}

/**
 * The statements that place an order whose units are taken, in their sequence: order, mail and events. `writeDiscounts` follows.
 */
export function commitOrder(
  context: AppContext,
  trx: Transaction<Database>,
  prepared: PreparedOrder,
  { email, settings, taken, isPaid }: Placing,
): Promise<void>[] {
  const { order, lines, discounts } = prepared;
  const at = order.created_at;
  return [
    insertOrder(trx, order, lines),
    context.outbox.post(trx, writeOrderMail(email, order, lines, settings, discounts, isPaid)),
    postEvent(trx, 'order.placed', placedEvent(prepared), at),
    ...taken.map((change) => postIfLow(trx, change, at)),
  ];
}
