import type { OrderLife, TrackedOrder } from '../../domain/order-life.ts';
import type { ApiClient } from '../transport/call-types.ts';
import { done, outcome } from '../transport/outcome.ts';

/** Where orders are; a separate client, so that only the pages of one order load it. */
export function createOrderLifeApi({ call }: ApiClient) {
  return {
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

/** The calls about where an order is. */
export type OrderLifeApi = ReturnType<typeof createOrderLifeApi>;
