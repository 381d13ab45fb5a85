import { fromCartAddition, toCartAfter, toCartLine, type CartAddition } from '../../adapters/cart.ts';
import {
  fromAllOrdersQuery,
  fromOrderSubmission,
  toOrderPage,
  toPlacedOrder,
  type OrderPage,
  type OrderSubmission,
} from '../../adapters/orders.ts';
import type { AllOrdersQuery } from '../../domain/shopper.ts';
import type { ApiClient } from '../transport/call-types.ts';
import { orderRows } from '../fallbacks/order-rows.ts';
import { done, outcome, refusal, type Outcome } from '../transport/outcome.ts';

/**
 * Changes of the cart, and orders. Each throws NetworkError when no answer came. A change of the cart returns
 * `items`, the whole cart after it; null when the server sent none, and the cart must be read.
 */
export function cartCalls(client: ApiClient) {
  const { call } = client;
  const complete = orderRows(client);
  return {
    /** Changes a line by a delta; `line` is the stored line, or null when the server sent none. */
    async addToCart(addition: CartAddition) {
      const { idempotencyKey } = addition;
      const result = await call('addToCart', {
        body: fromCartAddition(addition),
        ...(idempotencyKey === undefined ? {} : { headers: { 'idempotency-key': idempotencyKey } }),
      });
      return outcome(result, (answer) => ({
        quantity: answer.quantity,
        line: answer.item === undefined ? null : toCartLine(answer.item),
        items: toCartAfter(answer),
      }));
    },

    /** Removes a line. */
    async deleteCartItem(line: {
      readonly customerId: string;
      readonly productId: number;
      readonly uniqueCode: string;
    }) {
      const { customerId, productId, uniqueCode } = line;
      const params = { itemId: String(productId), ledcode: customerId, uniqueCode };
      return outcome(await call('deleteCartItem', { params }), (answer) => ({
        message: answer.message,
        items: toCartAfter(answer),
      }));
    },

    /** Empties the cart. */
    async clearCart(customerId: string) {
      return outcome(await call('clearCart', { params: { customer: customerId } }), (answer) => ({
        cleared: answer.cleared,
        items: toCartAfter(answer),
      }));
    },

    /** Places an order; the same key returns the same order. */
    async placeOrder(submission: OrderSubmission) {
      const result = await call('placeOrder', {
        body: fromOrderSubmission(submission),
        headers: { 'idempotency-key': submission.idempotencyKey },
      });
      return outcome(result, (answer) => ({ order: toPlacedOrder(answer) }));
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
