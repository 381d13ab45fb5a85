import { describe, expect, it } from 'vitest';
import { cashObstacle, hasCashCodes, needsCashCode, type CashOrder, type CashSettings } from './cash.ts';

const open: CashSettings = {
  fee: 0,
  from: 0,
  upTo: 0,
  knownOnly: false,
  withoutCategories: [],
};
const order: CashOrder = { amount: 89_900, categoryIds: [627], takesCash: true, isKnown: false };

describe('cash on delivery', () => {
  it('is taken without rules', () => {
    expect(cashObstacle(open, order)).toBeNull();
  });

  it.each([
    ['pincode', open, { ...order, takesCash: false }],
    ['category', { ...open, withoutCategories: [{ categoryId: 627 }] }, order],
    ['below', { ...open, from: 899.01 }, order],
    ['above', { ...open, upTo: 898.99 }, order],
    ['unknown', { ...open, knownOnly: true }, order],
  ] as const)('is refused by %s', (obstacle, settings, given) => {
    expect(cashObstacle(settings, given)).toBe(obstacle);
  });

  it('is taken at both limits, and from a known customer', () => {
    const settings = { ...open, from: 899, upTo: 899, knownOnly: true };
    expect(cashObstacle(settings, { ...order, isKnown: true })).toBeNull();
  });
});

describe('the code of an order in cash', () => {
  const first = { codeForFirst: true };
  const large = { codeFrom: 899 };
  const small = { ...order, amount: 89_899 };

  it.each([
    ['nobody without settings', {}, order, false],
    ['nobody when they are off', { codeForFirst: false, codeFrom: 0 }, order, false],
    ['a first order', first, order, true],
    ['no order of a known customer', first, { ...order, isKnown: true }, false],
    ['an order from the amount on', large, { ...order, isKnown: true }, true],
    ['no smaller one', large, small, false],
    ['a first order below the amount', { ...first, ...large }, small, true],
    ['no order that costs nothing', { ...first, ...large }, { ...order, amount: 0 }, false],
  ])('is needed by %s', (_, settings, given, needed) => {
    expect(needsCashCode(settings, given)).toBe(needed);
  });

  it.each([
    [{}, false],
    [{ codeForFirst: false, codeFrom: 0 }, false],
    [first, true],
    [large, true],
  ])('%o may ask for one: %s', (settings, asked) => {
    expect(hasCashCodes(settings)).toBe(asked);
  });
});
