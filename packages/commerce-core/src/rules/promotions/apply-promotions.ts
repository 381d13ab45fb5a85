import type { Paise, PaymentWay, PromotionKind, PromotionObstacle } from '@kayal/api-contract/client';
import { shareOut } from '../tax/parts.ts';
import { byPrice, effectOn, piecesOf, type EffectOnGoods } from './effects.ts';
import type { Promotion, PromotionBag, PromotionLine, PromotionResult, PromotionTarget } from './promotion.ts';

/** The order of application. It decides which promotion is named for an amount, never what the order costs. */
const sequence: readonly PromotionKind[] = ['buyGet', 'cheapestFree', 'setPrice', 'percent', 'amount', 'freeDelivery'];

/** A promotion that a bag fulfils, and what it would take off alone. */
interface Candidate extends EffectOnGoods {
  readonly promotion: Promotion;
  readonly lines: readonly PromotionLine[];
  readonly delivery: Paise;
}

const sumOf = (lines: readonly PromotionLine[]): Paise =>
  lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);

const nothing = { amount: 0, delivery: 0, byLine: new Map<string, Paise>(), missing: 0 } as const;

const refused = (promotion: Promotion, obstacle: PromotionObstacle, missing = 0): PromotionResult => ({
  ...nothing,
  promotion,
  obstacle,
  missing,
});

/** Whether a promotion is for a line. */
function isFor({ categoryIds, productIds, attributes = {} }: PromotionTarget, line: PromotionLine): boolean {
  const wanted = Object.entries(attributes);
  if (categoryIds.length === 0 && productIds.length === 0 && wanted.length === 0) return true;
  return (
    productIds.includes(line.productId) ||
    line.categoryIds.some((id) => categoryIds.includes(id)) ||
    wanted.some(([id, values]) => line.attributes[id]?.some((value) => values.includes(value)) === true)
  );
}

/** Whether a promotion is for an order that is paid in some way. */
function isPaidBy({ paidBy }: PromotionTarget, way: PaymentWay): boolean {
  if (paidBy === undefined) return true;
  return paidBy === 'prepaid' ? way !== 'cash' : way === paidBy;
}

/** Why a promotion is not for this moment, person or place; the goods do not matter. */
export function personalObstacle(promotion: Promotion, bag: Omit<PromotionBag, 'lines' | 'codes' | 'delivery'>) {
  const { id, state, from, until, used, maxOrders, maxPerCustomer, target } = promotion;
  if (state === 'ended' || (until !== null && until < bag.today)) return 'over';
  if (state === 'paused') return 'paused';
  if (from !== null && from > bag.today) return 'notYet';
  if (maxOrders !== null && used >= maxOrders) return 'spent';
  if (maxPerCustomer !== null && (bag.usedBefore.get(id) ?? 0) >= maxPerCustomer) return 'usedByYou';
  if (target.customers.length > 0 && !target.customers.includes(bag.email.toLowerCase())) return 'customer';
  if (target.isFirstOrder && !bag.isFirstOrder) return 'firstOrder';
  const { pincode } = bag;
  const isOutside = pincode !== null && !target.pincodes.some((start) => pincode.startsWith(start));
  if (target.pincodes.length > 0 && isOutside) return 'pincode';
  return isPaidBy(target, bag.way ?? 'cash') ? null : 'payment';
}

/** @param sorted the bag's lines, from the dearest to the cheapest */
function examine(
  promotion: Promotion,
  bag: PromotionBag,
  sorted: readonly PromotionLine[],
): PromotionResult | Candidate {
  const obstacle = personalObstacle(promotion, bag);
  if (obstacle !== null) return refused(promotion, obstacle);
  const lines = sorted.filter((line) => isFor(promotion.target, line));
  if (lines.length === 0) return refused(promotion, 'noGoods');
  const lacks = promotion.minimum - sumOf(lines);
  if (lacks > 0) return refused(promotion, 'minimum', lacks);
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const fewer = piecesOf(promotion.effect) - pieces;
  if (fewer > 0) return refused(promotion, 'pieces', fewer);
  const effect = effectOn(promotion.effect, lines);
  const delivery = promotion.effect.kind === 'freeDelivery' ? bag.delivery : 0;
  if (effect.amount + delivery === 0) return refused(promotion, 'noGain');
  return { promotion, lines, delivery, ...effect };
}

/** Adds shares of an amount to lines, by what is left to pay of each unit that takes part. */
function addShares(left: Map<string, Paise>, byLine: Map<string, Paise>, amount: Paise, weights: Map<string, Paise>) {
  const codes = [...weights.keys()];
  const shares = shareOut(amount, [...weights.values()]);
  for (const [index, code] of codes.entries()) {
    const share = shares[index] ?? 0;
    if (share === 0) continue;
    byLine.set(code, (byLine.get(code) ?? 0) + share);
    left.set(code, (left.get(code) ?? 0) - share);
  }
}

/**
 * Takes promotions off a bag together. Each counts on the prices of the bag, none on what another has left; together they
 * take no more than the goods cost. What the lines of one cannot take any more goes to the other lines.
 */
function takeTogether(bag: PromotionBag, chosen: readonly Candidate[]): Map<Promotion, PromotionResult> {
  const left = new Map(bag.lines.map(({ uniqueCode, price, quantity }) => [uniqueCode, price * quantity]));
  let goods = sumOf(bag.lines);
  let { delivery } = bag;
  const results = new Map<Promotion, PromotionResult>();
  for (const { promotion, lines, units, ...wanted } of chosen) {
    const amount = Math.min(goods, wanted.amount);
    const offDelivery = Math.min(delivery, wanted.delivery);
    if (amount + offDelivery === 0) {
      results.set(promotion, refused(promotion, 'noGain'));
      continue;
    }
    const byLine = new Map<string, Paise>();
    const weights = new Map(
      lines.flatMap(({ uniqueCode, price }, index) => {
        const weight = Math.min(left.get(uniqueCode) ?? 0, price * (units[index] ?? 0));
        return weight === 0 ? [] : [[uniqueCode, weight]];
      }),
    );
    const own = Math.min(
      amount,
      [...weights.values()].reduce((sum, weight) => sum + weight, 0),
    );
    if (own > 0) addShares(left, byLine, own, weights);
    if (amount > own) addShares(left, byLine, amount - own, new Map([...left].filter(([, rest]) => rest > 0)));
    goods -= amount;
    delivery -= offDelivery;
    results.set(promotion, { promotion, amount, delivery: offDelivery, byLine, obstacle: null, missing: 0 });
  }
  return results;
}

const gainOf = (results: Map<Promotion, PromotionResult>): Paise =>
  [...results.values()].reduce((sum, { amount, delivery }) => sum + amount + delivery, 0);

/** What the promotions do to a bag. */
export interface AppliedPromotions {
  /** Of each promotion that counts for the bag, in the order of application. */
  readonly results: readonly PromotionResult[];
  /** Those that take something off. */
  readonly applied: readonly PromotionResult[];
  /** Delivery charge after promotions. */
  readonly delivery: Paise;
}

/**
 * What promotions take off a bag. Those with a code count only where the bag has it. Either all that combine are taken,
 * or one that does not combine, whichever takes more off. The order in which codes were entered does not matter.
 * @param promotions in any order
 */
export function applyPromotions(bag: PromotionBag, promotions: readonly Promotion[]): AppliedPromotions {
  const sorted = byPrice(bag.lines);
  const examined = promotions
    .filter(({ id, code }) => code === null || bag.codes.has(id))
    .toSorted((a, b) => sequence.indexOf(a.effect.kind) - sequence.indexOf(b.effect.kind) || (a.id < b.id ? -1 : 1))
    .map((promotion) => examine(promotion, bag, sorted));
  const candidates = examined.filter((each) => 'lines' in each);
  let best = takeTogether(
    bag,
    candidates.filter(({ promotion }) => promotion.isCombined),
  );
  let gain = gainOf(best);
  for (const candidate of candidates) {
    if (candidate.promotion.isCombined || candidate.amount + candidate.delivery <= gain) continue;
    best = takeTogether(bag, [candidate]);
    gain = gainOf(best);
  }
  const results = examined.map((each) =>
    'lines' in each ? (best.get(each.promotion) ?? refused(each.promotion, 'notCombined')) : each,
  );
  const applied = results.filter(({ obstacle }) => obstacle === null);
  const delivery = applied.reduce((rest, each) => rest - each.delivery, bag.delivery);
  return { results, applied, delivery };
}
