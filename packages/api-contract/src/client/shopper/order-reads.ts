import { toOrderDiscount, toOrderLine } from '../../adapters/orders.ts';
import type { PastOrderRow } from '../../adapters/past-orders.ts';
import type { OrderLine } from '../../domain/shopper.ts';
import { rupeesToPaise } from '../../rupees.ts';
import type { ApiClient } from '../transport/call-types.ts';
import { orderRows } from '../fallbacks/order-rows.ts';
import { outcome, refusal, type Outcome } from '../transport/outcome.ts';

/** A shopper's orders. Each throws NetworkError without an answer. */
export function createOrderReads(client: ApiClient) {
  const { call } = client;
  const complete = orderRows(client);
  return {
    /** The lines of a customer's orders, newest order first, and her orders from the shop before this one. */
    async orders(customerId: string): Promise<Outcome<{ items: OrderLine[]; pastOrders: readonly PastOrderRow[] }>> {
      const result = await call('getOrders', { params: { customer: customerId } });
      if (!result.ok) return refusal(result.status, result.error);
      const { orders, pastOrders = [] } = result.data;
      return { ok: true, items: (await complete(orders)).map(toOrderLine), pastOrders };
    },

    /** The lines of one order, and what promotions took off it. All amounts in paise. */
    async order(entryNo: string) {
      return outcome(await call('getOrder', { params: { entryNo } }), (answer) => ({
        items: answer.orders.map(toOrderLine),
        total: rupeesToPaise(answer.total),
        deliveryCharge: rupeesToPaise(answer.deliveryCharge),
        discounts: (answer.discounts ?? []).map(toOrderDiscount),
      }));
    },
  };
}
