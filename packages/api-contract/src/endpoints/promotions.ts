import { Type } from 'typebox';
import { prepaidWays } from '../domain/payments.ts';
import { promotionKinds, promotionObstacles, promotionStates, promotionWays } from '../domain/promotions.ts';
import { endpoint } from '../endpoint.ts';
import { attributeValues } from './attributes.schemas.ts';
import { company, companyParams, customerParams, dateText, nullable, pathId, requiredText, text } from '../schemas.ts';

const pieces = Type.Integer({ minimum: 1, maximum: 50 });
/** rupees */
const amount = Type.Number({ minimum: 0.01, maximum: 9_999_999 });
const limit = nullable(Type.Integer({ minimum: 1, maximum: 9_999_999 }));
const ids = Type.Array(Type.Integer({ minimum: 0, maximum: 999_999_999 }), { maxItems: 200 });

/** What a promotion takes off, each kind with its own figures. Amounts are rupees. */
const effect = Type.Object({
  kind: Type.Enum(promotionKinds),
  /** Of `percent`. */
  percent: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  /** Of `amount`, and what the pieces of `setPrice` cost together. */
  amount: Type.Optional(amount),
  /** Of `cheapestFree` and `setPrice`. */
  pieces: Type.Optional(pieces),
  /** Of `buyGet`. */
  buy: Type.Optional(pieces),
  get: Type.Optional(pieces),
});

/** A promotion as an owner writes it. Amounts are rupees; empty lists mean all. */
const promotionDraft = Type.Object({
  name: requiredText(60),
  /** Null for one that applies by itself; stored in capitals without blanks. */
  code: nullable(text(100)),
  effect,
  categoryIds: ids,
  productIds: ids,
  /** Values of attributes: pieces with one of them. Absent for all. */
  attributes: Type.Optional(attributeValues),
  pincodes: Type.Array(Type.String({ pattern: '^[0-9]{1,10}$' }), { maxItems: 200 }),
  customers: Type.Array(requiredText(254), { maxItems: 200 }),
  isFirstOrder: Type.Boolean(),
  /** How an order must be paid. Absent for every way. */
  paidBy: Type.Optional(Type.Enum(promotionWays)),
  from: nullable(dateText),
  until: nullable(dateText),
  minimum: Type.Number({ minimum: 0, maximum: 9_999_999 }),
  maxOrders: limit,
  maxPerCustomer: limit,
  isCombined: Type.Boolean(),
});

const promotionRow = Type.Object({
  ...promotionDraft.properties,
  id: Type.String(),
  state: Type.Enum(promotionStates),
  /** Orders that have it, without cancelled ones. */
  used: Type.Integer(),
});

/** What a promotion does to a bag. Amounts are rupees. */
const bagPromotion = Type.Object({
  id: Type.String(),
  name: Type.String(),
  code: nullable(Type.String()),
  /** Taken off, of goods and delivery charge. */
  amount: Type.Number(),
  /** Why it takes nothing off; null where it does. */
  obstacle: nullable(Type.Enum(promotionObstacles)),
  /** What must be added for it to apply: rupees with `minimum`, pieces with `pieces`, otherwise 0. */
  missing: Type.Number(),
});

/** A bag with its promotions. Amounts are rupees. */
const quoteAnswer = Type.Object({
  success: Type.Literal(true),
  /** Whether any promotion of the shop has a code. */
  takesCodes: Type.Boolean(),
  /** Codes of the bag, and what applies by itself. */
  promotions: Type.Array(bagPromotion),
  delivery: Type.Number(),
  /** Amount to pay, delivery included. */
  amount: Type.Number(),
  /** The part of both that an order which is paid ahead does not pay: the fee of cash. Absent without one. */
  cashFee: Type.Optional(Type.Number()),
  /** The same by each way that is paid ahead, without that fee. Absent where no promotion depends on the way. */
  ahead: Type.Optional(
    Type.Array(
      Type.Object({
        way: Type.Enum(prepaidWays),
        promotions: Type.Array(bagPromotion),
        delivery: Type.Number(),
        amount: Type.Number(),
      }),
    ),
  ),
});

const idParams = Type.Object({ company, id: pathId });
const savedAnswer = Type.Object({ success: Type.Literal(true), promotion: promotionRow });

/** Promotions, in a bag and in the back office. */
export const promotionEndpoints = {
  getBagQuote: endpoint('getBagQuote', {
    summary: 'What the own bag costs with its codes and the promotions that apply by themselves.',
    params: customerParams,
    answer: quoteAnswer,
  }),
  addBagCode: endpoint('addBagCode', {
    summary: 'Keep a code in the own bag, also while the bag does not fulfil it; a second call changes nothing.',
    params: companyParams,
    body: Type.Object({ code: text(1000) }),
    answer: quoteAnswer,
    refusals: [
      'promotion.unknown',
      'promotion.over',
      'promotion.not_yet',
      'promotion.spent',
      'promotion.used',
      'promotion.codes',
      'rate.limited',
    ],
  }),
  removeBagCode: endpoint('removeBagCode', {
    summary: 'Take a code out of the own bag, by the id of its promotion; a second call changes nothing.',
    params: idParams,
    answer: quoteAnswer,
  }),
  getPromotions: endpoint('getPromotions', {
    summary: 'All promotions, newest first.',
    params: companyParams,
    answer: Type.Object({ success: Type.Literal(true), promotions: Type.Array(promotionRow) }),
  }),
  addPromotion: endpoint('addPromotion', {
    summary: 'Start a promotion.',
    params: companyParams,
    body: promotionDraft,
    answer: savedAnswer,
    refusals: ['promotion.code_taken', 'promotion.limit'],
  }),
  updatePromotion: endpoint('updatePromotion', {
    summary: 'Change a promotion that has not ended; orders that have it stay as they are.',
    params: idParams,
    body: promotionDraft,
    answer: savedAnswer,
    refusals: ['promotion.code_taken', 'promotion.ended'],
  }),
  setPromotionState: endpoint('setPromotionState', {
    summary: 'Pause a promotion, go on with it, or end it for good.',
    params: idParams,
    body: Type.Object({ state: Type.Enum(promotionStates) }),
    answer: savedAnswer,
    refusals: ['promotion.ended'],
  }),
  tryPromotion: endpoint('tryPromotion', {
    summary:
      'What a promotion would take off the bags that shoppers have filled last, if each had its code and were paid as it wants.',
    params: companyParams,
    body: promotionDraft,
    answer: Type.Object({
      success: Type.Literal(true),
      /** Max 50 bags, the newest first. Amounts are rupees. */
      bags: Type.Array(
        Type.Object({
          pieces: Type.Integer(),
          /** Amount to pay with the promotions of now, and with this one too. */
          before: Type.Number(),
          after: Type.Number(),
          obstacle: nullable(Type.Enum(promotionObstacles)),
        }),
      ),
    }),
  }),
  getPromotionReport: endpoint('getPromotionReport', {
    summary: 'Orders with each promotion, what they brought and what it cost; cancelled orders do not count.',
    params: companyParams,
    query: Type.Object({ from: Type.Optional(dateText), to: Type.Optional(dateText) }),
    answer: Type.Object({
      success: Type.Literal(true),
      rows: Type.Array(
        Type.Object({
          id: Type.String(),
          name: Type.String(),
          orders: Type.Integer(),
          /** Totals of these orders, rupees. */
          brought: Type.Number(),
          /** Taken off, rupees. */
          cost: Type.Number(),
        }),
      ),
    }),
  }),
};
