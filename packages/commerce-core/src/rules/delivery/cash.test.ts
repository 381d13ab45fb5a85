import { describe, expect, it } from 'vitest';
import { cashObstacle, type CashOrder, type CashSettings } from './cash.ts';

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
