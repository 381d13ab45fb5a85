import type { Paise } from '@kayal/api-contract/client';
import type { PromotionEffect, PromotionLine } from './promotion.ts';

/** Lines from the dearest piece to the cheapest. */
export const byPrice = (lines: readonly PromotionLine[]): readonly PromotionLine[] =>
  lines.toSorted((a, b) => b.price - a.price || (a.uniqueCode < b.uniqueCode ? -1 : 1));

/** What an effect takes off some goods. */
export interface EffectOnGoods {
  readonly amount: Paise;
  /** The units of each line that have a share in it, in the lines' sequence. */
  readonly units: readonly number[];
}

/** Pieces that an effect needs at least. */
export function piecesOf(effect: PromotionEffect): number {
  if (effect.kind === 'buyGet') return effect.buy + effect.get;
  return effect.kind === 'cheapestFree' || effect.kind === 'setPrice' ? effect.pieces : 1;
}

/** Prices of the first pieces, one by one. */
function* firstPrices(lines: readonly PromotionLine[], count: number): Generator<Paise> {
  let left = count;
  for (const { price, quantity } of lines) {
    for (let unit = 0; unit < quantity && left > 0; unit += 1, left -= 1) yield price;
  }
}

/** Units of each line among the first pieces. */
function firstUnits(lines: readonly PromotionLine[], count: number): readonly number[] {
  let left = count;
  return lines.map(({ quantity }) => {
    const taken = Math.min(left, quantity);
    left -= taken;
    return taken;
  });
}

/** The price of the piece at some place, from 0. */
function priceAt(lines: readonly PromotionLine[], place: number): Paise {
  let end = 0;
  return lines.find(({ quantity }) => (end += quantity) > place)?.price ?? 0;
}

/** Free pieces of all whole sets. */
function freePieces(lines: readonly PromotionLine[], buy: number, get: number, sets: number): Paise {
  let amount = 0;
  let place = 0;
  for (const price of firstPrices(lines, sets * (buy + get))) {
    if (place % (buy + get) >= buy) amount += price;
    place += 1;
  }
  return amount;
}

/** What sets save. The sets come from the dearest to the cheapest, so those that save nothing come last. */
function savingOfSets(lines: readonly PromotionLine[], pieces: number, price: Paise, sets: number) {
  let amount = 0;
  let saving = 0;
  let place = 0;
  let sum = 0;
  for (const each of firstPrices(lines, sets * pieces)) {
    sum += each;
    place += 1;
    if (place % pieces > 0) continue;
    if (sum <= price) break;
    amount += sum - price;
    saving += pieces;
    sum = 0;
  }
  return { amount, units: firstUnits(lines, saving) };
}

/**
 * What an effect takes off goods. With a piece more it is never less, because every place from the dearest on then has
 * the same price or a higher one.
 * @param lines as `byPrice` sorts them; not empty
 */
export function effectOn(effect: PromotionEffect, lines: readonly PromotionLine[]): EffectOnGoods {
  const all = lines.map(({ quantity }) => quantity);
  const count = all.reduce((sum, quantity) => sum + quantity, 0);
  const sum = lines.reduce((total, { price, quantity }) => total + price * quantity, 0);
  switch (effect.kind) {
    case 'percent':
      return { amount: Math.floor((sum * effect.percent) / 100), units: all };
    case 'amount':
      return { amount: Math.min(sum, effect.amount), units: all };
    case 'freeDelivery':
      return { amount: 0, units: all };
    case 'buyGet': {
      const sets = Math.floor(count / piecesOf(effect));
      const units = firstUnits(lines, sets * piecesOf(effect));
      return { amount: freePieces(lines, effect.buy, effect.get, sets), units };
    }
    case 'cheapestFree':
      return { amount: priceAt(lines, effect.pieces - 1), units: firstUnits(lines, effect.pieces) };
    case 'setPrice':
      return savingOfSets(lines, effect.pieces, effect.price, Math.floor(count / effect.pieces));
  }
}
