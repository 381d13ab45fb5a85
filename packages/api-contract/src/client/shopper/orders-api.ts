import type { OrderLife, TrackedOrder } from '../../domain/order-life.ts';
import { fromAllOrdersQuery, toOrderPage, type OrderPage } from '../../adapters/orders.ts';
import type { AllOrdersQuery } from '../../domain/shopper.ts';
import { orderRows } from '../fallbacks/order-rows.ts';
import type { ApiClient } from '../transport/call-types.ts';
import { done, outcome, refusal, type Outcome } from '../transport/outcome.ts';
import { createOrderReads } from './order-reads.ts';

/**
 * A shopper's orders and where they are, and everyone's for an admin; a separate client, so that only pages of orders
 * load it.
 */
export function createOrdersApi(client: ApiClient) {
  const { call } = client;
  const complete = orderRows(client);
  return {
    ...createOrderReads(client),

    /** Where an order is, its parcels and its timeline. */
    async orderLife(entryNo: string) {
      return outcome(await call('getOrderLife', { params: { entryNo } }), (life): { life: OrderLife } => ({ life }));
    },

    /** Cancels an own order before anything of it is packed. */
    async cancelOwnOrder(entryNo: string, reason: string) {
      return outcome(await call('cancelOwnOrder', { params: { entryNo }, body: { reason } }), done);
    },

    /** What a mailed link shows. @param token from the address's fragment */
    async trackOrder(token: string) {
      return outcome(await call('trackOrder', { body: { token } }), (order): { order: TrackedOrder } => ({ order }));
    },

    /** Everyone's orders, for an admin. */
    async allOrders(query: AllOrdersQuery = {}): Promise<Outcome<OrderPage>> {
      const result = await call('getAllOrders', { query: fromAllOrdersQuery(query) });
      if (!result.ok) return refusal(result.status, result.error);
      return { ok: true, ...toOrderPage({ ...result.data, orders: await complete(result.data.orders) }) };
    },

    /** Marks an order delivered, for an admin. */
    async markDelivered(entryNo: string) {
      return outcome(await call('updateDelivery', { params: { entryNo } }), done);
    },
  };
}

/** The calls about orders. */
export type OrdersApi = ReturnType<typeof createOrdersApi>;
