import { fromCartAddition, toCart, toCartAfter, toCartLine, type CartAddition } from '../adapters/cart.ts';
import {
  fromAllOrdersQuery,
  fromOrderSubmission,
  toOrderLine,
  toOrderPage,
  toOrders,
  toPlacedOrder,
  type OrderPage,
  type OrderSubmission,
} from '../adapters/orders.ts';
import type { AllOrdersQuery, CartLine, OrderLine } from '../domain/shopper.ts';
import { rupeesToPaise } from '../rupees.ts';
import type { ApiClient } from './call-types.ts';
import type { rowFillers } from './fill-rows.ts';
import { done, outcome, refusal, type Outcome } from './outcome.ts';

/**
 * The cart and orders. Each throws NetworkError when no answer came. A change of the cart returns
 * `items`, the whole cart after it; null when the server sent none, and `cart` must be called.
 */
export function cartCalls({ call, address }: ApiClient, fill: ReturnType<typeof rowFillers>) {
  return {
    /** The lines of a customer's cart. */
    async cart(customerId: string): Promise<Outcome<{ items: CartLine[] }>> {
      const result = await call('getCart', { params: { customer: customerId } });
      if (!result.ok) return refusal(result.status, result.error);
      return { ok: true, items: toCart({ items: await fill.cartRows(result.data.items) }) };
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
      return outcome(result, (answer) => ({ order: toPlacedOrder(answer, submission) }));
    },

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

    /** Address of an order's invoice, for a download. */
    invoiceUrl(entryNo: string): string {
      return address('getInvoice', { entryNo });
    },

    /** Everyone's orders, for an admin. */
    async allOrders(query: AllOrdersQuery = {}): Promise<Outcome<OrderPage>> {
      const result = await call('getAllOrders', { query: fromAllOrdersQuery(query) });
      if (!result.ok) return refusal(result.status, result.error);
      const orders = await fill.allOrderRows(result.data.orders);
      return { ok: true, ...toOrderPage({ ...result.data, orders }, query) };
    },

    /** Marks an order delivered, for an admin. */
    async markDelivered(entryNo: string) {
      return outcome(await call('updateDelivery', { params: { entryNo } }), done);
    },
  };
}
