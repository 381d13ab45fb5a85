import type { OrderDiscount, OrderLine, OrdersApi, Paise, PastOrderRow } from '@kayal/api-contract/client';
import { toCallError } from '@kayal/commerce-core';
import { sessionResultOf, type SessionListener } from '../api/session-result.ts';

interface OrdersContext<Call extends keyof OrdersApi> {
  readonly api: Pick<OrdersApi, Call>;
  readonly session: SessionListener;
}

/** A shopper's orders. */
export interface OwnOrders {
  readonly lines: readonly OrderLine[];
  /** From the shop before this one, newest first. */
  readonly pastOrders: readonly PastOrderRow[];
}

/** Reads all orders of a shopper. A product that the catalogue no longer has leaves its line without a name. */
export async function readOrders({ api, session }: OrdersContext<'orders'>, customerId: string): Promise<OwnOrders> {
  const { items: lines, pastOrders } = await sessionResultOf(session)(api.orders(customerId));
  return { lines, pastOrders };
}

/** One order of a shopper; `deliveryCharge` in paise. */
export interface OwnedOrder {
  readonly lines: readonly OrderLine[];
  readonly deliveryCharge: Paise;
  readonly discounts: readonly OrderDiscount[];
}

/** Statuses for a malformed order number, another shopper's order, and a missing order. */
const missingStatuses: readonly (number | null)[] = [400, 403, 404];

/** Reads one order of a shopper; null where she has no order with that number. */
export async function readOrder({ api, session }: OrdersContext<'order'>, entryNo: string): Promise<OwnedOrder | null> {
  try {
    const { items, deliveryCharge, discounts } = await sessionResultOf(session)(api.order(entryNo));
    return { lines: items, deliveryCharge, discounts };
  } catch (error) {
    if (missingStatuses.includes(toCallError(error).status)) return null;
    throw error;
  }
}
