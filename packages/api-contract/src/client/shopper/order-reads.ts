import { toOrderLine, toOrders } from '../../adapters/orders.ts';
import type { OrderLine } from '../../domain/shopper.ts';
import { rupeesToPaise } from '../../rupees.ts';
import type { ApiClient } from '../transport/call-types.ts';
import { lazyRowFillers } from '../fallbacks/lazy-row-fillers.ts';
import { outcome, refusal, type Outcome } from '../transport/outcome.ts';

/** A shopper's orders. Each throws NetworkError without an answer. */
export function createOrderReads(client: ApiClient) {
  const { call } = client;
  const fill = lazyRowFillers(client);
  return {
    /** The lines of a customer's orders, newest order first. */
    async orders(customerId: string): Promise<Outcome<{ items: OrderLine[] }>> {
      const result = await call('getOrders', { params: { customer: customerId } });
      if (!result.ok) return refusal(result.status, result.error);
      return { ok: true, items: toOrders({ orders: await fill.orderRows(result.data.orders) }) };
    },

    /** The lines of one order. `total` and `deliveryCharge` in paise. */
    async order(entryNo: string) {
      return outcome(await call('getOrder', { params: { entryNo } }), (answer) => ({
        items: answer.orders.map(toOrderLine),
        total: rupeesToPaise(answer.total),
        deliveryCharge: rupeesToPaise(answer.deliveryCharge),
      }));
    },
  };
}
