import { fromCartAddition, toCart, toCartAfter, toCartLine, type CartAddition } from '../adapters/cart.ts';
import {
  fromAllOrdersQuery,
  fromOrderSubmission,
  toOrderLine,
  toOrderPage,
  toOrders,
  toPlacedOrder,
  type OrderSubmission,
} from '../adapters/orders.ts';
import type { AllOrdersQuery } from '../domain/shopper.ts';
import { rupeesToPaise } from '../rupees.ts';
import type { ApiClient } from './call-types.ts';
import { done, outcome } from './outcome.ts';

/**
 * The cart and orders. Each throws NetworkError when no answer came. A change of the cart returns
 * `items`, the whole cart after it; null when the server sent none, and `cart` must be called.
 */
export function cartCalls({ call, address }: ApiClient) {
  return {
    /** The lines of a customer's cart. */
    async cart(customerId: string) {
      return outcome(await call('getCart', { params: { customer: customerId } }), (answer) => ({
        items: toCart(answer),
      }));
    },

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

    /** The lines of a customer's orders, newest order first. */
    async orders(customerId: string) {
      return outcome(await call('getOrders', { params: { customer: customerId } }), (answer) => ({
        items: toOrders(answer),
      }));
    },

    /** The lines of one order. `total` and `deliveryCharge` in paise. */
    async order(entryNo: string) {
      return outcome(await call('getOrder', { params: { entryNo } }), (answer) => ({
        items: answer.orders.map(toOrderLine),
        total: rupeesToPaise(answer.total),
        deliveryCharge: rupeesToPaise(answer.deliveryCharge),
      }));
    },

    /** Address of an order's invoice, for a download. */
    invoiceUrl(entryNo: string): string {
      return address('getInvoice', { entryNo });
    },

    /** Everyone's orders, for an admin. */
    async allOrders(query: AllOrdersQuery = {}) {
      return outcome(await call('getAllOrders', { query: fromAllOrdersQuery(query) }), toOrderPage);
    },

    /** Marks an order delivered, for an admin. */
    async markDelivered(entryNo: string) {
      return outcome(await call('updateDelivery', { params: { entryNo } }), done);
    },
  };
}
