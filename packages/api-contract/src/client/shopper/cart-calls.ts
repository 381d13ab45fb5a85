import { fromCartAddition, toCartAfter, toCartLine, type CartAddition } from '../../adapters/cart.ts';
import { fromOrderSubmission, toPlacedOrder, type OrderSubmission } from '../../adapters/order-placement.ts';
import type { ApiClient } from '../transport/call-types.ts';
import { outcome } from '../transport/outcome.ts';

/**
 * Changes of the cart, and orders. Each throws NetworkError when no answer came. A change of the cart returns
 * `items`, the whole cart after it; null when the server sent none, and the cart must be read.
 */
export function cartCalls(client: ApiClient) {
  const { call } = client;
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
  };
}
