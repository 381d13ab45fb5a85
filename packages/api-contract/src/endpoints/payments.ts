import { Type } from 'typebox';
import {
  gatewayModes,
  gatewayStates,
  gatewayWays,
  ownPaymentSteps,
  paymentFilters,
  paymentStages,
  paymentSteps,
  prepaidWays,
  refundReasons,
  refundStates,
} from '../domain/payments.ts';
import { endpoint } from '../endpoint.ts';
import { company, companyParams, limitText, nullable, offsetText, pathId, text } from '../schemas.ts';

/** Largest statement of a bank, bytes: about 10,000 rows. */
export const statementBytes = 1024 * 1024;

const rupees = Type.Number({ minimum: 0.01, maximum: 9_999_999 });

/** A payment. Times are ms since 1970, amounts rupees. */
const paymentFields = {
  id: Type.String(),
  entryNo: Type.String(),
  way: Type.Enum(prepaidWays),
  stage: Type.Enum(paymentStages),
  amount: Type.Number(),
  received: Type.Number(),
  refunded: Type.Number(),
  startedAt: Type.Integer(),
  expiresAt: nullable(Type.Integer()),
  /** What she gave as reference of her payment; empty without one. */
  reference: Type.String(),
  /** Whether its order is placed. */
  isPlaced: Type.Boolean(),
};

/** A payment as its shopper sees it. */
const ownPayment = Type.Object({
  ...paymentFields,
  /** Link of UPI with amount and order number; null once it no longer waits. */
  upiLink: nullable(Type.String()),
  /** The same as a picture to scan, as SVG. */
  upiCode: nullable(Type.String()),
  /** Address of a gateway's page where she pays; null for a way without one, and once the payment no longer waits. */
  payAddress: nullable(Type.String()),
});

const refundRow = Type.Object({
  id: Type.String(),
  amount: Type.Number(),
  reason: Type.Enum(refundReasons),
  state: Type.Enum(refundStates),
  reference: Type.String(),
  at: Type.Integer(),
});

/** A payment as the back office sees it. */
const paymentRow = Type.Object({
  ...paymentFields,
  customerName: Type.String(),
  phone: Type.String(),
  /** What was given back for returns of the order, rupees; absent without any. It is no part of `refunded`. */
  returned: Type.Optional(Type.Number()),
  refunds: Type.Array(refundRow),
});

const ownAnswer = Type.Object({ success: Type.Literal(true), payment: ownPayment });
const entryParams = Type.Object({ company, entryNo: pathId });

/** Payments of orders that are paid before they are placed. */
export const paymentEndpoints = {
  getPayment: endpoint('getPayment', {
    summary: 'The payment of an own order, placed or waiting for it.',
    params: entryParams,
    answer: ownAnswer,
  }),
  getWaitingPayment: endpoint('getWaitingPayment', {
    summary: 'The payment of the own order that waits for it and holds its pieces; null without one.',
    params: companyParams,
    answer: Type.Object({ success: Type.Literal(true), payment: nullable(ownPayment) }),
  }),
  takeOwnPaymentStep: endpoint('takeOwnPaymentStep', {
    summary: 'Say that it is paid, with the reference, or take the order back.',
    params: entryParams,
    body: Type.Object({
      step: Type.Enum(ownPaymentSteps),
      /** For `claim`: number of the payment in her app. */
      reference: Type.Optional(text(40)),
    }),
    answer: ownAnswer,
    refusals: ['payment.step', 'payment.reference'],
  }),
  getPayments: endpoint('getPayments', {
    summary: 'Payments, those that wait for the owner first; X-Total-Count counts them.',
    params: companyParams,
    query: Type.Object({
      stage: Type.Optional(Type.Enum(paymentFilters)),
      /** Number of an order: its payment alone. */
      order: Type.Optional(pathId),
      limit: Type.Optional(limitText),
      offset: Type.Optional(offsetText),
    }),
    answer: Type.Object({
      success: Type.Literal(true),
      payments: Type.Array(paymentRow),
      /** How many wait for the owner. */
      waiting: Type.Integer(),
      /** How many refunds are to be made by hand. */
      toRefund: Type.Integer(),
    }),
  }),
  takePaymentStep: endpoint('takePaymentStep', {
    summary:
      'One step of a payment: confirm or reject it, accept another amount, refund, or say that a refund was made.',
    params: Type.Object({ company, id: pathId }),
    body: Type.Object({
      step: Type.Enum(paymentSteps),
      /** Stage that the caller saw: another one since is `payment.step`. */
      stage: Type.Enum(paymentStages),
      /** What goes back already, as the caller saw it, rupees: another sum since is `payment.step`. */
      refunded: Type.Optional(Type.Number({ minimum: 0 })),
      /** rupees; for `confirm` what arrived, for `refund` what goes back. */
      amount: Type.Optional(rupees),
      reference: Type.Optional(text(40)),
      /** For `refunded`. */
      refundId: Type.Optional(pathId),
    }),
    answer: Type.Object({ success: Type.Literal(true), payment: paymentRow }),
    refusals: ['payment.step', 'payment.refund', 'payment.reference'],
  }),
  getGateways: endpoint('getGateways', {
    summary: 'The gateways of payments, and whether their keys are for tests; null without keys.',
    params: companyParams,
    answer: Type.Object({
      success: Type.Literal(true),
      gateways: Type.Array(Type.Object({ way: Type.Enum(gatewayWays), mode: nullable(Type.Enum(gatewayModes)) })),
    }),
  }),
  checkGateway: endpoint('checkGateway', {
    summary: 'Calls a gateway with the keys of the server, and says whether they are right.',
    params: companyParams,
    body: Type.Object({ way: Type.Enum(gatewayWays) }),
    answer: Type.Object({ success: Type.Literal(true), state: Type.Enum(gatewayStates) }),
  }),
  importStatement: endpoint('importStatement', {
    summary: "A bank's statement as CSV: confirms payments whose reference and amount it has, and lists all others.",
    params: companyParams,
    body: Type.Object({ csv: Type.String({ minLength: 1, maxLength: statementBytes }) }),
    answer: Type.Object({
      success: Type.Literal(true),
      /** Order numbers. */
      confirmed: Type.Array(Type.String()),
      /** Rows whose reference is known and whose amount is another; they wait for the owner. */
      differing: Type.Array(Type.Object({ entryNo: Type.String(), row: Type.Integer(), amount: Type.Number() })),
      /** Rows that name an order whose money was there already: entered by hand where it was paid twice. */
      further: Type.Array(Type.Object({ entryNo: Type.String(), row: Type.Integer(), amount: Type.Number() })),
      /** Rows whose order could not be placed any more, so that their money is to go back. */
      goingBack: Type.Array(Type.Object({ entryNo: Type.String(), row: Type.Integer(), amount: Type.Number() })),
      /** Rows whose amount cannot be read. */
      unread: Type.Array(Type.Integer()),
      /** Rows that belong to no payment, or name more than one. */
      unknown: Type.Integer(),
      /** Rows that were imported before. */
      repeated: Type.Integer(),
    }),
    refusals: ['payment.statement'],
    // Each character of the text can take two bytes as JSON.
    limits: { bodyBytes: 2 * statementBytes },
  }),
};
