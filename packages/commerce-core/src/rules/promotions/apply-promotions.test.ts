import type { PaymentWay } from '@kayal/api-contract/client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quoteOrder } from '../prices/order-quote.ts';
import { paidForUnits } from '../orders/returns.ts';
import { applyPromotions } from './apply-promotions.ts';
import type { Promotion, PromotionBag, PromotionEffect, PromotionLine } from './promotion.ts';
import { readPromotionCode } from './promotion-code.ts';

const promotion = (effect: PromotionEffect, changes: Partial<Promotion> = {}): Promotion => ({
  id: 'p',
  name: 'Monsoon',
  code: null,
  state: 'active',
  effect,
  target: { categoryIds: [], productIds: [], pincodes: [], customers: [], isFirstOrder: false },
  from: null,
  until: null,
  minimum: 0,
  maxOrders: null,
  maxPerCustomer: null,
  used: 0,
  isCombined: true,
  ...changes,
});

const line = (uniqueCode: string, price: number, quantity = 1, productId = 1): PromotionLine => ({
  uniqueCode,
  productId,
  categoryIds: [10],
  attributes: { fabric: ['Cotton', 'Elastane'] },
  quantity,
  price,
});

const bagOf = (lines: readonly PromotionLine[], changes: Partial<PromotionBag> = {}): PromotionBag => ({
  lines,
  delivery: 4000,
  codes: new Set(),
  today: '2026-11-28',
  pincode: '682020',
  email: 'asha@kayal.example',
  isFirstOrder: true,
  usedBefore: new Map(),
  ...changes,
});

const totalOf = (bag: PromotionBag, promotions: readonly Promotion[]): number => {
  const { applied, delivery } = applyPromotions(bag, promotions);
  return quoteOrder(bag.lines, { discounts: applied, delivery, paymentFee: 0 }).amount;
};

const subtotal = (lines: readonly PromotionLine[]): number =>
  lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);

describe('what each kind takes off', () => {
  const lines = [line('a', 99_900, 2), line('b', 50_001), line('c', 20_000)];
  it.each([
    ['ten percent, rounded down', { kind: 'percent', percent: 10 }, 26_980],
    ['an amount', { kind: 'amount', amount: 5000 }, 5000],
    ['an amount above the goods', { kind: 'amount', amount: 9_999_999 }, 269_801],
    ['buy two, get one', { kind: 'buyGet', buy: 2, get: 1 }, 50_001],
    ['buy one, get one', { kind: 'buyGet', buy: 1, get: 1 }, 119_900],
    ['the cheapest of three', { kind: 'cheapestFree', pieces: 3 }, 50_001],
    ['two for 1,500', { kind: 'setPrice', pieces: 2, price: 150_000 }, 49_800],
  ] as const)('J43 %s', (_, effect, amount) => {
    const { applied } = applyPromotions(bagOf(lines), [promotion(effect)]);
    expect(applied[0]?.amount).toBe(amount);
    expect([...(applied[0]?.byLine.values() ?? [])].reduce((sum, share) => sum + share, 0)).toBe(amount);
  });

  it('J43 free delivery takes the charge off', () => {
    expect(applyPromotions(bagOf(lines), [promotion({ kind: 'freeDelivery' })]).delivery).toBe(0);
  });

  it('J43 the pieces of a set share what it saves', () => {
    const { applied } = applyPromotions(bagOf([line('a', 300), line('b', 200), line('c', 100)]), [
      promotion({ kind: 'buyGet', buy: 2, get: 1 }),
    ]);
    expect([...(applied[0]?.byLine ?? [])]).toEqual([
      ['a', 50],
      ['b', 33],
      ['c', 17],
    ]);
  });
});

describe('why a promotion does not apply', () => {
  const off = { kind: 'percent', percent: 10 } as const;
  const { target } = promotion(off);
  it.each<[string, Partial<Promotion>, Partial<PromotionBag>, number]>([
    ['over', { until: '2026-11-27' }, {}, 0],
    ['over', { state: 'ended' }, {}, 0],
    ['paused', { state: 'paused' }, {}, 0],
    ['notYet', { from: '2026-11-29' }, {}, 0],
    ['spent', { maxOrders: 3, used: 3 }, {}, 0],
    ['usedByYou', { maxPerCustomer: 1 }, { usedBefore: new Map([['p', 1]]) }, 0],
    ['customer', { target: { ...target, customers: ['devi@kayal.example'] } }, {}, 0],
    ['firstOrder', { target: { ...target, isFirstOrder: true } }, { isFirstOrder: false }, 0],
    ['pincode', { target: { ...target, pincodes: ['69'] } }, {}, 0],
    ['payment', { target: { ...target, paidBy: 'prepaid' } }, {}, 0],
    ['payment', { target: { ...target, paidBy: 'prepaid' } }, { way: 'cash' }, 0],
    ['payment', { target: { ...target, paidBy: 'upi' } }, { way: 'razorpay' }, 0],
    ['noGoods', { target: { ...target, categoryIds: [11] } }, {}, 0],
    ['noGoods', { target: { ...target, attributes: { fabric: ['Linen'], fit: ['Slim'] } } }, {}, 0],
    ['minimum', { minimum: 70_000 }, {}, 20_100],
    ['pieces', { effect: { kind: 'cheapestFree', pieces: 3 } }, {}, 2],
    ['noGain', { effect: { kind: 'setPrice', pieces: 1, price: 60_000 } }, {}, 0],
  ])('J43 %s', (obstacle, changes, bag, missing) => {
    const { results, applied } = applyPromotions(bagOf([line('a', 49_900)], bag), [promotion(off, changes)]);
    expect(applied).toEqual([]);
    expect(results).toMatchObject([{ obstacle, missing, amount: 0 }]);
  });

  it('J43 one of its products, categories or values of attributes is enough', () => {
    const wide = { ...target, categoryIds: [11], attributes: { fabric: ['Linen', 'Elastane'] } };
    expect(applyPromotions(bagOf([line('a', 100)]), [promotion(off, { target: wide })]).applied).toHaveLength(1);
  });

  it.each(['prepaid', 'upi'] as const)('J43 an order by UPI has what is for %s', (paidBy) => {
    const ahead = promotion(off, { target: { ...target, paidBy } });
    expect(applyPromotions(bagOf([line('a', 1000)], { way: 'upi' }), [ahead]).applied[0]?.amount).toBe(100);
  });

  it('J43 a code counts only in the bag that has it', () => {
    const coded = promotion(off, { code: 'MONSOON' });
    expect(applyPromotions(bagOf([line('a', 100)]), [coded]).results).toEqual([]);
    expect(applyPromotions(bagOf([line('a', 100)], { codes: new Set(['p']) }), [coded]).applied).toHaveLength(1);
  });

  it('J43 what does not combine is taken alone, where it takes more off', () => {
    const alone = promotion({ kind: 'percent', percent: 30 }, { id: 'alone', isCombined: false });
    const ten = promotion(off, { id: 'ten' });
    const fifty = promotion({ kind: 'percent', percent: 50 }, { id: 'fifty' });
    const bag = bagOf([line('a', 1000)]);
    const obstacles = (promotions: readonly Promotion[]) =>
      Object.fromEntries(applyPromotions(bag, promotions).results.map((each) => [each.promotion.id, each.obstacle]));
    expect(obstacles([alone, ten])).toEqual({ alone: null, ten: 'notCombined' });
    expect(obstacles([alone, fifty])).toEqual({ alone: 'notCombined', fifty: null });
  });

  it('J43 two that take more than their goods cost together leave nothing to pay, and take no more', () => {
    const most = { ...target, productIds: [1] };
    const promotions = ['x', 'y'].map((id) => promotion({ kind: 'percent', percent: 60 }, { id, target: most }));
    const bag = bagOf([line('a', 1000, 1, 1), line('b', 100, 1, 2)], { delivery: 0 });
    expect(totalOf(bag, promotions)).toBe(0);
  });
});

const effects: fc.Arbitrary<PromotionEffect> = fc.oneof(
  fc.record({ kind: fc.constant('percent'), percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ kind: fc.constant('amount'), amount: fc.integer({ min: 1, max: 300_000 }) }),
  fc.record({ kind: fc.constant('freeDelivery') }),
  fc.record({
    kind: fc.constant('buyGet'),
    buy: fc.integer({ min: 1, max: 3 }),
    get: fc.integer({ min: 1, max: 2 }),
  }),
  fc.record({ kind: fc.constant('cheapestFree'), pieces: fc.integer({ min: 1, max: 4 }) }),
  fc.record({
    kind: fc.constant('setPrice'),
    pieces: fc.integer({ min: 1, max: 4 }),
    price: fc.integer({ min: 0, max: 200_000 }),
  }),
);

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 2 });
const promotionLists = fc
  .array(
    fc.record({
      effect: effects,
      productIds: ids,
      categoryIds: ids,
      minimum: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 300_000 })),
      isCombined: fc.boolean(),
      isCoded: fc.boolean(),
      paidBy: fc.constantFrom(undefined, undefined, 'prepaid' as const, 'upi' as const),
    }),
    { maxLength: 6 },
  )
  .map((list) =>
    list.map(({ effect, productIds, categoryIds, isCoded, paidBy, ...rest }, index) =>
      promotion(effect, {
        ...rest,
        id: `p${index}`,
        code: isCoded ? `CODE${index}` : null,
        target: { productIds, categoryIds, pincodes: [], customers: [], isFirstOrder: false, paidBy },
      }),
    ),
  );
const pieces = fc.record({
  productId: fc.integer({ min: 1, max: 4 }),
  price: fc.integer({ min: 1, max: 150_000 }),
  quantity: fc.integer({ min: 1, max: 4 }),
  categoryIds: ids,
  attributes: fc.constant({}),
});
const bags = fc
  .array(pieces, { minLength: 1, maxLength: 6 })
  .map((list) => list.map((each, index) => ({ ...each, uniqueCode: `v${index}` })));
const allCodes = new Set(Array.from({ length: 6 }, (_, index) => `p${index}`));
const ways = fc.constantFrom('cash', 'upi', 'stripe');
const coded = (lines: readonly PromotionLine[], way: PaymentWay, codes: ReadonlySet<string> = allCodes) =>
  bagOf(lines, { codes, way });

describe('whatever the bag and the promotions', () => {
  it('J43 no line is below zero, the lines sum to the total, and no discount is above the goods', () => {
    fc.assert(
      fc.property(bags, promotionLists, ways, (lines, promotions, way) => {
        const { applied, delivery } = applyPromotions(coded(lines, way), promotions);
        const quote = quoteOrder(lines, { discounts: applied, delivery, paymentFee: 0 });
        const taken = applied.reduce((sum, { amount }) => sum + amount, 0);
        expect(taken).toBeLessThanOrEqual(subtotal(lines));
        expect(delivery).toBeGreaterThanOrEqual(0);
        for (const { byLine, amount } of applied) {
          expect([...byLine.values()].every((share) => share > 0)).toBe(true);
          expect([...byLine.values()].reduce((sum, share) => sum + share, 0)).toBe(amount);
        }
        expect(quote.lineTotals.reduce((sum, total) => sum + total, 0)).toBe(subtotal(lines) - taken);
        expect(quote.amount).toBe(subtotal(lines) - taken + delivery);
      }),
    );
  });

  it('J43 a piece more costs no more than its price', () => {
    fc.assert(
      fc.property(bags, promotionLists, pieces, fc.nat(6), ways, (lines, promotions, piece, place, way) => {
        const same = lines[place];
        const more =
          same === undefined
            ? [...lines, { ...piece, quantity: 1, uniqueCode: 'new' }]
            : lines.map((each) => (each === same ? { ...each, quantity: each.quantity + 1 } : each));
        const price = same?.price ?? piece.price;
        expect(totalOf(coded(more, way), promotions)).toBeLessThanOrEqual(
          totalOf(coded(lines, way), promotions) + price,
        );
      }),
      { numRuns: 1000 },
    );
  });

  it('J43 the order in which codes, lines and promotions come does not matter', () => {
    fc.assert(
      fc.property(bags, promotionLists, ways, (lines, promotions, way) => {
        const other = coded(lines.toReversed(), way, new Set([...allCodes].toReversed()));
        const named = (bag: PromotionBag, list: readonly Promotion[]) =>
          applyPromotions(bag, list).results.map(({ promotion: { id }, amount, obstacle }) => [id, amount, obstacle]);
        expect(named(other, promotions.toReversed())).toEqual(named(coded(lines, way), promotions));
      }),
    );
  });

  it('J43 a return of every piece, in any portions, gives back what was paid for the goods', () => {
    fc.assert(
      fc.property(bags, promotionLists, ways, (lines, promotions, way) => {
        const { applied } = applyPromotions(coded(lines, way), promotions);
        const { lineTotals } = quoteOrder(lines, { discounts: applied, delivery: 0, paymentFee: 0 });
        for (const [index, { quantity }] of lines.entries()) {
          let before = { units: 0, paid: 0 };
          for (let unit = 0; unit < quantity; unit += 1) {
            const paid = paidForUnits(lineTotals[index] ?? 0, quantity, before, 1);
            before = { units: before.units + 1, paid: before.paid + paid };
          }
          expect(before.paid).toBe(lineTotals[index]);
        }
      }),
    );
  });
});

describe('readPromotionCode', () => {
  it.each([
    ['  monsoon 10 ', 'MONSOON10'],
    ['Monsoon-10', 'MONSOON-10'],
    ['ab', null],
    ['A'.repeat(300), null],
    ['TEN%', null],
  ])('J43 %s', (typed, code) => {
    expect(readPromotionCode(typed)).toBe(code);
  });
});
