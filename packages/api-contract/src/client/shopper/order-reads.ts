import { toOrderDiscount, toOrderLine } from '../../adapters/orders.ts';
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
    /** The lines of a customer's orders, newest order first. */
    async orders(customerId: string): Promise<Outcome<{ items: OrderLine[] }>> {
      const result = await call('getOrders', { params: { customer: customerId } });
      if (!result.ok) return refusal(result.status, result.error);
      return { ok: true, items: (await complete(result.data.orders)).map(toOrderLine) };
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
