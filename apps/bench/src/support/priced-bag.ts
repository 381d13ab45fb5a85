import {
  applyPromotions,
  type Promotion,
  type PromotionEffect,
  type PromotionLine,
} from '@kayal/commerce-core/promotions';

const lineCount = 50;
const promotionCount = 200;
const rounds = 300;

const effects: readonly PromotionEffect[] = [
  { kind: 'percent', percent: 10 },
  { kind: 'amount', amount: 5000 },
  { kind: 'buyGet', buy: 2, get: 1 },
  { kind: 'cheapestFree', pieces: 3 },
  { kind: 'setPrice', pieces: 2, price: 150_000 },
];

const toPromotion = (effect: PromotionEffect, index: number): Promotion => ({
  id: `p${index}`,
  name: 'Monsoon',
  code: null,
  state: 'active',
  effect,
  target: { categoryIds: [index % 20], productIds: [], pincodes: [], customers: [], isFirstOrder: false },
  from: null,
  until: null,
  minimum: 0,
  maxOrders: null,
  maxPerCustomer: null,
  used: 0,
  isCombined: index % 7 !== 0,
});

const toLine = (index: number): PromotionLine => ({
  uniqueCode: `v${index}`,
  productId: index,
  categoryIds: [index % 20, 7],
  attributes: {},
  quantity: 1 + (index % 3),
  price: 10_000 + index * 777,
});

/** @returns processor time for the price of a full bag in a shop with as many promotions as it may have, ms */
export function timeOfPricing(): number {
  const lines = Array.from({ length: lineCount }, (_, index) => toLine(index));
  const promotions = Array.from({ length: promotionCount / effects.length }, () => effects)
    .flat()
    .map(toPromotion);
  const customer = { pincode: '682020', email: 'asha@kayal.example', isFirstOrder: true, usedBefore: new Map() };
  const bag = { ...customer, lines, delivery: 4000, codes: new Set<string>(), today: '2026-11-28' };
  const price = (): void => {
    for (let round = 0; round < rounds; round += 1) applyPromotions(bag, promotions);
  };
  // Once before, so that the compiled code is measured.
  price();
  const before = process.cpuUsage();
  price();
  return process.cpuUsage(before).user / 1000 / rounds;
}
