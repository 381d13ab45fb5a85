import { gatewayWays, paiseToRupees, rupeesToPaise, type PaymentWay, type WireOf } from '@kayal/api-contract';
import { deliveryCharge, offeredWays, quoteOrder, ratesOf } from '@kayal/commerce-core';
import {
  applyPromotions,
  personalObstacle,
  readPromotionCode,
  type Promotion,
  type PromotionEffect,
} from '@kayal/commerce-core/promotions';
import type { MockModule } from '../create-mock-shop.ts';
import { answer, refuse } from '../mock-reply.ts';
import { wrongDays } from '../reported-days.ts';
import type { MockRoute } from '../mock-route.ts';
import { placeOf, settingsOf } from './delivery.ts';
import { nextId, type MockShopState } from '../mock-shop-state.ts';

type Row = WireOf<'getPromotions'>['answer']['promotions'][number];
type Draft = WireOf<'addPromotion'>['body'];

/** The day of every bag of a story. */
const today = '2026-11-21';

function effectOf({ kind, percent = 1, amount = 0, pieces = 1, buy = 1, get = 1 }: Row['effect']): PromotionEffect {
  if (kind === 'percent') return { kind, percent };
  if (kind === 'amount') return { kind, amount: rupeesToPaise(amount) };
  if (kind === 'buyGet') return { kind, buy, get };
  if (kind === 'cheapestFree') return { kind, pieces };
  return kind === 'setPrice' ? { kind, pieces, price: rupeesToPaise(amount) } : { kind };
}

function promotionOf({ effect, minimum, ...row }: Row): Promotion {
  const { categoryIds, productIds, attributes = {}, pincodes, customers, isFirstOrder, paidBy } = row;
  const target = { categoryIds, productIds, attributes, pincodes, customers, isFirstOrder, paidBy };
  return { ...row, effect: effectOf(effect), target, minimum: rupeesToPaise(minimum) };
}

const factsOf = ({ user, addresses, orders }: MockShopState) => ({
  today,
  pincode: addresses.find(({ isActive }) => isActive)?.pincode ?? null,
  email: user?.email ?? '',
  isFirstOrder: orders.every(({ LedCode, cancelledAt = null }) => LedCode !== user?.id || cancelledAt !== null),
  usedBefore: new Map<string, number>(),
});

/** What the bag of a story costs. @param tried one that is not saved, with its code in the bag */
function priced(state: MockShopState, way: PaymentWay, tried: Promotion | null = null) {
  const open = state.discounts
    .filter((each) => each.state === 'active' || state.bagCodes.includes(each.id))
    .map(promotionOf);
  const all = tried === null ? open : [...open, tried];
  const lines = state.cart
    .filter(({ withdrawn }) => withdrawn !== true)
    .map(({ uniqueCode, itemId: productId, quantity, currentPrice }) => {
      const product = state.products.find(({ ID }) => ID === productId);
      const categoryIds = product === undefined ? [] : [product.CategoryId];
      const attributes = state.productAttributes.get(productId) ?? {};
      return { uniqueCode, productId, categoryIds, attributes, quantity, price: rupeesToPaise(currentPrice) };
    });
  const codes = new Set(tried === null ? state.bagCodes : [...state.bagCodes, tried.id]);
  const facts = factsOf(state);
  const { deliveryTerms, delivery, cashTerms } = settingsOf(state);
  const place = facts.pincode === null ? null : placeOf(state, facts.pincode);
  const charge = deliveryCharge(ratesOf(deliveryTerms, delivery.charge, place), lines);
  const paymentFee = way === 'cash' ? rupeesToPaise(cashTerms.fee) : 0;
  const found = applyPromotions({ ...facts, way, lines, codes, delivery: charge }, all);
  const terms = { discounts: found.applied, delivery: found.delivery, paymentFee };
  return { ...found, open, lines, paymentFee, amount: quoteOrder(lines, terms).amount };
}

/** What a promotion takes off an order; amounts are rupees, as on the wire. */
export type MockDiscount = NonNullable<WireOf<'getOrder'>['answer']['discounts']>[number] & { readonly id: string };

/** What promotions take off an order of the bag: a row for each, and the totals of its lines by unique code, rupees. */
export function orderedDiscounts(state: MockShopState, way: PaymentWay) {
  const { applied, lines, amount } = priced(state, way);
  const { lineTotals } = quoteOrder(lines, { discounts: applied, delivery: 0, paymentFee: 0 });
  return {
    amount: paiseToRupees(amount),
    totals: new Map(lines.map(({ uniqueCode }, index) => [uniqueCode, paiseToRupees(lineTotals[index] ?? 0)])),
    discounts: applied.map(({ promotion: { id, name, code }, ...off }): MockDiscount => ({
      id,
      name,
      code,
      amount: paiseToRupees(off.amount + off.delivery),
      ofDelivery: paiseToRupees(off.delivery),
    })),
  };
}

/** Counts orders of promotions. @param orders below zero for an order that gives them back */
export function countDiscounts(state: MockShopState, discounts: readonly MockDiscount[], orders: 1 | -1): void {
  const counted = new Set(discounts.map(({ id }) => id));
  state.discounts = state.discounts.map((row) => (counted.has(row.id) ? { ...row, used: row.used + orders } : row));
}

/** Keeps with a placed order what promotions took off it, and takes their codes out of the bag. */
export function keepDiscounts(state: MockShopState, entryNo: string, discounts: readonly MockDiscount[]): void {
  if (discounts.length === 0) return;
  state.orderDiscounts = new Map([...state.orderDiscounts, [entryNo, discounts]]);
  state.bagCodes = state.bagCodes.filter((code) => discounts.every(({ id }) => id !== code));
}

function quoteBy(state: MockShopState, way: PaymentWay) {
  const { results, delivery, paymentFee, amount } = priced(state, way);
  return {
    promotions: results
      .filter(({ promotion: { code }, obstacle }) => code !== null || obstacle === null)
      .map(({ promotion: { id, name, code }, obstacle, missing, ...off }) => ({
        id,
        name,
        code,
        amount: paiseToRupees(off.amount + off.delivery),
        obstacle,
        missing: obstacle === 'minimum' ? paiseToRupees(missing) : missing,
      })),
    delivery: paiseToRupees(delivery + paymentFee),
    amount: paiseToRupees(amount),
  };
}

function quote(state: MockShopState): WireOf<'getBagQuote'>['answer'] {
  const { open, paymentFee } = priced(state, 'cash');
  const dependsOnWay = open.some(({ target }) => target.paidBy !== undefined);
  const ahead = offeredWays(state.settings.settings, [...gatewayWays])
    .filter((way) => way !== 'cash')
    .map((way) => ({ way, ...quoteBy(state, way) }));
  return {
    success: true,
    takesCodes: open.some(({ code }) => code !== null),
    ...quoteBy(state, 'cash'),
    ...(paymentFee === 0 ? {} : { cashFee: paiseToRupees(paymentFee) }),
    ...(dependsOnWay && ahead.length > 0 ? { ahead } : {}),
  };
}

const refusals = {
  over: 'promotion.over',
  paused: 'promotion.not_yet',
  notYet: 'promotion.not_yet',
  spent: 'promotion.spent',
  usedByYou: 'promotion.used',
  customer: 'promotion.unknown',
  firstOrder: null,
  pincode: null,
  payment: null,
} as const;

function problems({ name, code, from, until }: Draft): Record<string, string> {
  return {
    ...(name.trim() === '' ? { name: 'is missing' } : {}),
    ...(code !== null && readPromotionCode(code) === null ? { code: '3 to 30 letters, digits and hyphens' } : {}),
    ...(from !== null && until !== null && until < from ? { until: 'before the first day' } : {}),
  };
}

const stored = (draft: Draft): Draft => ({
  ...draft,
  code: draft.code === null ? null : readPromotionCode(draft.code),
});

/** Codes of a bag, and the back office's promotions. */
export function promotionHandlers({ state, endpoint }: MockModule): MockRoute[] {
  const find = (id: string) => state.discounts.find((each) => each.id === id);
  const replace = (row: Row) => {
    state.discounts = state.discounts.map((each) => (each.id === row.id ? row : each));
    return answer({ success: true as const, promotion: row });
  };
  const isTaken = (id: string, { code }: Draft) =>
    code !== null && state.discounts.some((each) => each.id !== id && each.code === code);
  return [
    endpoint('getBagQuote', () => answer(quote(state))),
    endpoint('addBagCode', ({ body }) => {
      const code = readPromotionCode(body.code);
      const found = state.discounts.find((each) => each.code !== null && each.code === code);
      if (found === undefined) return refuse('promotion.unknown');
      const obstacle = personalObstacle(promotionOf(found), { ...factsOf(state), pincode: null });
      const refusal = obstacle === null ? null : refusals[obstacle];
      if (refusal !== null) return refuse(refusal);
      if (!state.bagCodes.includes(found.id)) state.bagCodes = [...state.bagCodes, found.id];
      return answer(quote(state));
    }),
    endpoint('removeBagCode', ({ params }) => {
      state.bagCodes = state.bagCodes.filter((id) => id !== params.id);
      return answer(quote(state));
    }),
    endpoint('getPromotions', () => answer({ success: true, promotions: state.discounts })),
    endpoint('addPromotion', ({ body }) => {
      const fields = problems(body);
      if (Object.keys(fields).length > 0) return refuse('request.invalid', { fields });
      const row: Row = { ...stored(body), id: `promotion-${nextId(state)}`, state: 'active', used: 0 };
      if (isTaken(row.id, row)) return refuse('promotion.code_taken');
      state.discounts = [row, ...state.discounts];
      return answer({ success: true, promotion: row });
    }),
    endpoint('updatePromotion', ({ params, body }) => {
      const fields = problems(body);
      if (Object.keys(fields).length > 0) return refuse('request.invalid', { fields });
      const before = find(params.id);
      if (before === undefined) return refuse('not_found');
      if (before.state === 'ended') return refuse('promotion.ended');
      if (isTaken(before.id, stored(body))) return refuse('promotion.code_taken');
      return replace({ ...before, ...stored(body) });
    }),
    endpoint('setPromotionState', ({ params, body }) => {
      const before = find(params.id);
      if (before === undefined) return refuse('not_found');
      return before.state === 'ended' ? refuse('promotion.ended') : replace({ ...before, state: body.state });
    }),
    endpoint('tryPromotion', ({ body }) => {
      const fields = problems(body);
      if (Object.keys(fields).length > 0) return refuse('request.invalid', { fields });
      const tried = promotionOf({ ...body, id: 'tried', state: 'active', used: 0 });
      const way = body.paidBy === 'prepaid' ? 'upi' : (body.paidBy ?? 'cash');
      const { lines, amount } = priced(state, way);
      const after = priced(state, way, tried);
      const bag = {
        pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
        before: paiseToRupees(amount),
        after: paiseToRupees(after.amount),
        obstacle: after.results.find(({ promotion }) => promotion === tried)?.obstacle ?? null,
      };
      return answer({ success: true, bags: lines.length === 0 ? [] : [bag] });
    }),
    endpoint('getPromotionReport', ({ query }) => {
      const fields = wrongDays(query);
      if (fields !== null) return refuse('request.invalid', { fields });
      const rows = state.discounts
        .filter(({ used }) => used > 0)
        .map(({ id, name, used }) => ({ id, name, orders: used, brought: used * 1800, cost: used * 200 }));
      return answer({ success: true, rows });
    }),
  ];
}
