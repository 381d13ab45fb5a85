import { Type } from 'typebox';
import { cartLimits, orderSorts, orderStatuses } from '../domain/shopper.ts';
import { endpoint } from '../endpoint.ts';
import {
  bodyItemId,
  claimedRupees,
  company,
  companyParams,
  customerParams,
  dateText,
  idempotencyHeaders,
  nullable,
  offsetText,
  pathId,
  requiredText,
  text,
} from '../schemas.ts';

/** S3.ENT.16: one line of an order submission. `model` and `dp` are vestigial, `mrp` is the price that was shown (J38). */
export const orderItem = Type.Object({
  id: bodyItemId,
  name: Type.Optional(text(200)),
  model: Type.Optional(Type.String({ maxLength: 100 })),
  dp: Type.Optional(claimedRupees),
  /** rupees */
  mrp: Type.Number(),
  quantity: Type.Integer({ minimum: 1, maximum: cartLimits.unitsPerLine }),
  uniqueCode: pathId,
});

/** S3.ENT.13, with the snapshots of J76; null where an old row lacks them. Amounts are rupees. */
export const orderRow = Type.Object({
  EntryNo: Type.String(),
  Itemid: Type.Integer(),
  UniqueCode: Type.String(),
  Quantity: Type.Integer(),
  Total: Type.Number(),
  /** yyyy-mm-dd */
  OrderDate: Type.String(),
  LedCode: Type.String(),
  PhoneNo: Type.String(),
  isDelivered: Type.Boolean(),
  customerName: nullable(Type.String()),
  itemName: nullable(Type.String()),
  Color: nullable(Type.String()),
  /** What shoppers are shown for that colour (S3.ENT.07). */
  ColorName: Type.Optional(nullable(Type.String())),
  hex: nullable(Type.String()),
  Size: nullable(Type.String()),
  addressText: nullable(Type.String()),
  /** MRP of one unit at that time. */
  mrp: Type.Number(),
  displayFirst: nullable(Type.String()),
  /** ms since 1970 */
  PictureAt: Type.Integer(),
  /** ms since 1970 */
  orderedAt: Type.Integer(),
  /** ms since 1970; null while it is not delivered. */
  deliveredAt: Type.Optional(nullable(Type.Integer())),
  /** ms since 1970; null unless the shop cancelled the order. */
  cancelledAt: Type.Optional(nullable(Type.Integer())),
  /** What the shop told the shopper; null unless it cancelled the order. */
  cancelReason: Type.Optional(nullable(Type.String())),
});

/** What narrows and sorts the back office's orders. */
const orderFilter = {
  /** Part of an order number, customer name or phone. */
  q: Type.Optional(text(100)),
  status: Type.Optional(Type.Enum(orderStatuses)),
  from: Type.Optional(dateText),
  to: Type.Optional(dateText),
  sort: Type.Optional(Type.Enum(orderSorts)),
};

const entryParams = Type.Object({ company, entryNo: pathId });

/** Orders (S7.ORD). */
export const orderEndpoints = {
  placeOrder: endpoint('placeOrder', {
    summary: 'Place an order: order, stock and bag in one transaction; the same key answers the same order (J21).',
    params: companyParams,
    headers: idempotencyHeaders,
    body: Type.Object({
      date: dateText,
      /** Customer code; a claim to compare (J06). */
      id: Type.Union([pathId, Type.Integer()]),
      /** Mobile of the active address. */
      contact: text(100),
      /** A JSON text of the lines, or the lines themselves (J38). */
      items: Type.Union([
        Type.String({ maxLength: 32_768 }),
        Type.Array(orderItem, { maxItems: cartLimits.linesPerCart }),
      ]),
    }),
    answer: Type.Object({
      success: Type.Literal(true),
      /** The EntryNo. */
      orderId: Type.String(),
      entryNos: Type.Array(Type.String()),
      /** rupees */
      total: Type.Number(),
    }),
    refusals: [
      'order.no_address',
      'order.empty_cart',
      'order.cart_changed',
      'order.stock',
      'order.price_changed',
      'cart.limit',
      'order.in_progress',
      'order.limit',
      'idempotency.reused',
    ],
  }),
  getOrders: endpoint('getOrders', {
    summary: "A customer's orders, newest first, one row a line.",
    params: customerParams,
    query: Type.Object({
      limit: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,2}$' })),
      offset: Type.Optional(offsetText),
    }),
    answer: Type.Object({ success: Type.Literal(true), orders: Type.Array(orderRow) }),
  }),
  getAllOrders: endpoint('getAllOrders', {
    summary:
      'All orders, newest first where no sort is asked for, one row a line; limit, offset and total count orders, not lines.',
    params: companyParams,
    query: Type.Object({
      limit: Type.Optional(Type.String({ pattern: '^([1-9][0-9]{0,2}|1000)$' })),
      offset: Type.Optional(offsetText),
      ...orderFilter,
    }),
    answer: Type.Object({
      success: Type.Literal(true),
      orders: Type.Array(orderRow),
      /** Orders that match, over all pages. */
      total: Type.Integer(),
      /** Over all orders, whatever the filter (J41). Counts are of orders; income in rupees. */
      sums: Type.Object({
        orders: Type.Integer(),
        inProcess: Type.Integer(),
        completed: Type.Integer(),
        income: Type.Number(),
        deliveredIncome: Type.Number(),
      }),
    }),
  }),
  getOrderDays: endpoint('getOrderDays', {
    summary: 'Orders and income of each day, oldest first; the last 30 days where no day is named, at most 366.',
    params: companyParams,
    query: Type.Object({ from: Type.Optional(dateText), to: Type.Optional(dateText) }),
    answer: Type.Object({
      success: Type.Literal(true),
      /** Every day of the range, also those without an order. */
      days: Type.Array(
        Type.Object({
          /** yyyy-mm-dd */
          date: Type.String(),
          orders: Type.Integer(),
          /** rupees */
          income: Type.Number(),
        }),
      ),
    }),
  }),
  exportOrders: endpoint('exportOrders', {
    summary:
      'The orders that match as CSV, one row a line; the filter is in the body, for it can hold a name or phone.',
    params: companyParams,
    body: Type.Object(orderFilter),
    answer: Type.Unsafe<string>({ type: 'string', contentMediaType: 'text/csv' }),
  }),
  updateDelivery: endpoint('updateDelivery', {
    summary: 'Mark every line of an order delivered; once delivered, nothing changes (J40).',
    params: entryParams,
    answer: Type.Object({ success: Type.Literal(true) }),
    refusals: ['order.cancelled'],
  }),
  cancelOrder: endpoint('cancelOrder', {
    summary: 'Cancel an order that is not delivered: its units go back into stock and the shopper is written to, once.',
    params: entryParams,
    body: Type.Object({
      /** Goes into the mail to the shopper. */
      reason: requiredText(500),
    }),
    answer: Type.Object({ success: Type.Literal(true) }),
    refusals: ['order.delivered'],
  }),
  getOrder: endpoint('getOrder', {
    summary: 'One order of the caller, or any for an admin (J45).',
    params: entryParams,
    answer: Type.Object({
      success: Type.Literal(true),
      orders: Type.Array(orderRow),
      /** rupees, delivery included */
      total: Type.Number(),
      /** rupees */
      deliveryCharge: Type.Number(),
    }),
  }),
  getInvoice: endpoint('getInvoice', {
    summary: 'The invoice as a PDF (J46).',
    params: entryParams,
    answer: Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary', contentMediaType: 'application/pdf' }),
  }),
};
