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
 * The cart and orders (S7.CART, S7.ORD). Each throws NetworkError when no answer came. A change of the cart brings
 * `items`, the whole cart after it; null where the server sent none, and `cart` must be called.
 */
export function cartCalls({ call, address }: ApiClient) {
  return {
    /** The lines of a customer's cart. */
    async cart(customerId: string) {
      return outcome(await call('getCart', { params: { customer: customerId } }), (answer) => ({
        items: toCart(answer),
      }));
    },

    /** Changes a line by a delta; `line` is the stored one, or null where the server sent none (J20). */
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

    /** Takes a line out (S8.CART.05–07). */
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

    /** Places an order; the same key answers the same order (J21). */
    async placeOrder(submission: OrderSubmission) {
      const result = await call('placeOrder', {
        body: fromOrderSubmission(submission),
        headers: { 'idempotency-key': submission.idempotencyKey },
      });
      return outcome(result, (answer) => ({ order: toPlacedOrder(answer) }));
    },

    /** A customer's orders, newest first, one item a line. */
    async orders(customerId: string) {
      return outcome(await call('getOrders', { params: { customer: customerId } }), (answer) => ({
        items: toOrders(answer),
      }));
    },

    /** The lines of one order (J45). `total` and `deliveryCharge` in paise. */
    async order(entryNo: string) {
      return outcome(await call('getOrder', { params: { entryNo } }), (answer) => ({
        items: answer.orders.map(toOrderLine),
        total: rupeesToPaise(answer.total),
        deliveryCharge: rupeesToPaise(answer.deliveryCharge),
      }));
    },

    /** Where an order's invoice can be downloaded (J46). */
    invoiceUrl(entryNo: string): string {
      return address('getInvoice', { entryNo });
    },

    /** Everyone's orders, for an admin (S7.ORD.03). */
    async allOrders(query: AllOrdersQuery = {}) {
      return outcome(await call('getAllOrders', { query: fromAllOrdersQuery(query) }), toOrderPage);
    },

    /** Marks an order delivered, for an admin (S7.ORD.04, J40). */
    async markDelivered(entryNo: string) {
      return outcome(await call('updateDelivery', { params: { entryNo } }), done);
    },
  };
}
