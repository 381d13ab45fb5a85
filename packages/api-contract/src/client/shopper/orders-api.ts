import type { OrderLife, TrackedOrder } from '../../domain/order-life.ts';
import type { ApiClient } from '../transport/call-types.ts';
import { done, outcome } from '../transport/outcome.ts';
import { createOrderReads } from './order-reads.ts';

/** A shopper's orders and where they are; a separate client, so that only pages of orders load it. */
export function createOrdersApi(client: ApiClient) {
  const { call } = client;
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
  };
}

/** The calls about a shopper's orders. */
export type OrdersApi = ReturnType<typeof createOrdersApi>;
