import { Type } from 'typebox';
import { cartLimits } from '../cart-limits.ts';
import { orderStages } from '../domain/order-life.ts';
import { paymentWays, prepaidWays } from '../domain/payments.ts';
import { orderSorts, orderStatuses } from '../domain/shopper.ts';
import { endpoint } from '../endpoint.ts';
import { pastOrderRow } from './people.ts';
import {
  bodyItemId,
  claimedRupees,
  company,
  companyParams,
  customerParams,
  dateText,
  doneAnswer,
  idempotencyHeaders,
  nullable,
  offsetText,
  otpCode,
  pathId,
  requiredText,
  text,
  uniqueCode,
} from '../schemas.ts';

/**
 * One line of an order submission (S3.ENT.16). `model` and `dp` are vestigial, `mrp` is the price that was shown (J38).
 */
export const orderItem = Type.Object({
  id: bodyItemId,
  name: Type.Optional(text(200)),
  model: Type.Optional(Type.String({ maxLength: 100 })),
  dp: Type.Optional(claimedRupees),
  /** rupees */
  mrp: Type.Number(),
  quantity: Type.Integer({ minimum: 1, maximum: cartLimits.unitsPerLine }),
  uniqueCode,
});

/** A line of an order (S3.ENT.13) with its snapshots (J76), which are null in old rows. Amounts are rupees. */
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
  /** Display name of that colour. */
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
  /** The shop's reason, sent to the shopper; null unless it cancelled the order. */
  cancelReason: Type.Optional(nullable(Type.String())),
  /** Stage of the whole order, in each of its rows. */
  stage: Type.Optional(Type.Enum(orderStages)),
  /** Of the whole order, in each of its rows, rupees; absent where delivery was free. */
  DeliveryCharge: Type.Optional(Type.Number()),
  /** Max business days from the order to its delivery, as promised; absent in orders from before that was stored. */
  DeliveryDays: Type.Optional(Type.Integer()),
  /** How the order was paid before it was placed; absent for cash on delivery. */
  PaidBy: Type.Optional(Type.Enum(prepaidWays)),
});

/** Filters and sort order of the back office's orders. */
const orderFilter = {
  /** Part of an order number, customer name or phone. */
  q: Type.Optional(text(100)),
  status: Type.Optional(Type.Enum(orderStatuses)),
  from: Type.Optional(dateText),
  to: Type.Optional(dateText),
  sort: Type.Optional(Type.Enum(orderSorts)),
};

const entryParams = Type.Object({ company, entryNo: pathId });

/** Orders. */
export const orderEndpoints = {
  placeOrder: endpoint('placeOrder', {
    summary: 'Place an order: order, stock and cart in one transaction; the same key returns the same order.',
    params: companyParams,
    headers: idempotencyHeaders,
    body: Type.Object({
      date: dateText,
      /** Customer code; a claim to compare. */
      id: Type.Union([pathId, Type.Integer()]),
      /** Mobile of the active address. */
      contact: text(100),
      /** A JSON text of the lines, or the lines themselves. */
      items: Type.Union([
        Type.String({ maxLength: 32_768 }),
        Type.Array(orderItem, { maxItems: cartLimits.linesPerCart }),
      ]),
      /** Amount to pay that the shopper was shown, rupees: another one is refused. Absent, the order costs what it costs. */
      amount: Type.Optional(Type.Number({ minimum: 0, maximum: 999_999_999 })),
      /** Absent for cash on delivery. */
      payment: Type.Optional(Type.Enum(paymentWays)),
      /** The mailed code, where an order in cash needs one (`payment.code`); another one does not make another order. */
      cashCode: Type.Optional(otpCode),
    }),
    answer: Type.Object({
      success: Type.Literal(true),
      /** The EntryNo. */
      orderId: Type.String(),
      entryNos: Type.Array(Type.String()),
      /** rupees */
      total: Type.Number(),
      /** How it is paid before it is placed; absent for an order that is placed. */
      awaits: Type.Optional(Type.Enum(prepaidWays)),
    }),
    refusals: [
      'order.no_address',
      'delivery.not_served',
      'payment.cash',
      'order.empty_cart',
      'order.cart_changed',
      'order.stock',
      'order.price_changed',
      'order.amount_changed',
      'cart.limit',
      'order.in_progress',
      'order.limit',
      'payment.way',
      'payment.waiting',
      'payment.code',
      'payment.code_wrong',
      'payment.code_over',
      'idempotency.reused',
    ],
  }),
  sendCashCode: endpoint('sendCashCode', {
    summary: 'Mail the caller a code for an order in cash; it replaces the one before.',
    params: companyParams,
    answer: doneAnswer,
    refusals: ['otp.limited', 'payment.code_unneeded'],
  }),
  getOrders: endpoint('getOrders', {
    summary: "A customer's orders, newest first, one row per line.",
    params: customerParams,
    query: Type.Object({
      limit: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,2}$' })),
      offset: Type.Optional(offsetText),
    }),
    answer: Type.Object({
      success: Type.Literal(true),
      orders: Type.Array(orderRow),
      /** Orders from the shop before this one, newest first, with the first page; absent where she has none. */
      pastOrders: Type.Optional(Type.Array(pastOrderRow)),
    }),
  }),
  getAllOrders: endpoint('getAllOrders', {
    summary: 'All orders, by default newest first, one row per line; limit, offset and total count orders, not lines.',
    params: companyParams,
    query: Type.Object({
      limit: Type.Optional(Type.String({ pattern: '^([1-9][0-9]{0,2}|1000)$' })),
      offset: Type.Optional(offsetText),
      ...orderFilter,
    }),
    answer: Type.Object({
      success: Type.Literal(true),
      orders: Type.Array(orderRow),
      /** Number of matching orders on all pages. */
      total: Type.Integer(),
      /** Over all orders, independent of the filter. Counts are of orders; income in rupees. */
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
    summary: 'Orders and income of each day, oldest first; by default the last 30 days, max 366.',
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
      'The matching orders as CSV, one row per line; the filter is in the body, because it may contain a name or phone.',
    params: companyParams,
    body: Type.Object(orderFilter),
    answer: Type.Unsafe<string>({ type: 'string', contentMediaType: 'text/csv' }),
  }),
  updateDelivery: endpoint('updateDelivery', {
    summary: 'Mark every line of an order delivered; a second call changes nothing.',
    params: entryParams,
    answer: Type.Object({ success: Type.Literal(true) }),
    refusals: ['order.cancelled'],
  }),
  cancelOrder: endpoint('cancelOrder', {
    summary: 'Cancel an order that is not delivered: its units return to stock and the shopper gets one mail.',
    params: entryParams,
    body: Type.Object({
      /** Text for the mail to the shopper. */
      reason: requiredText(500),
    }),
    answer: Type.Object({ success: Type.Literal(true) }),
    refusals: ['order.delivered'],
  }),
  getOrder: endpoint('getOrder', {
    summary: 'One order of the caller, or any for an admin.',
    params: entryParams,
    answer: Type.Object({
      success: Type.Literal(true),
      orders: Type.Array(orderRow),
      /** rupees, delivery included */
      total: Type.Number(),
      /** rupees */
      deliveryCharge: Type.Number(),
      /** What promotions took off, rupees; absent without any. */
      discounts: Type.Optional(
        Type.Array(
          Type.Object({
            name: Type.String(),
            code: nullable(Type.String()),
            amount: Type.Number(),
            /** The part of `amount` that is of the delivery charge. */
            ofDelivery: Type.Number(),
          }),
        ),
      ),
    }),
  }),
  getInvoice: endpoint('getInvoice', {
    summary: 'The invoice as a PDF.',
    params: entryParams,
    answer: Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary', contentMediaType: 'application/pdf' }),
  }),
};
