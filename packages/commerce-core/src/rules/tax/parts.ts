import type { Paise } from '@kayal/api-contract/client';

/** Divides whole numbers, halves up, without a float in between. @param divisor above 0 */
export function roundedQuotient(dividend: number, divisor: number): number {
  const twice = 2 * dividend + divisor;
  const rest = ((twice % (2 * divisor)) + 2 * divisor) % (2 * divisor);
  return (twice - rest) / (2 * divisor);
}

/**
 * Shares an amount out by weight, to the paisa, so that the parts add up to it: each part is rounded down, and what is
 * left goes to the largest remainders, the earlier first. Without any weight everything goes to the first part.
 * @param weights whole and not negative, such as the amounts of lines
 */
export function shareOut(amount: Paise, weights: readonly number[]): readonly Paise[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return weights.map((_, index) => (index === 0 ? amount : 0));
  // An amount times a weight may be more than a number holds exactly.
  const whole = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const shares = whole.map((product) => Number(product / BigInt(sum)));
  const left = amount - shares.reduce((total, share) => total + share, 0);
  const byRemainder = whole
    .map((product, index) => ({ index, remainder: product % BigInt(sum) }))
    .toSorted((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1));
  const raised = new Set(byRemainder.slice(0, left).map(({ index }) => index));
  return shares.map((share, index) => share + (raised.has(index) ? 1 : 0));
}

/** Takes one discount of a whole order off its lines, by their amounts. */
export function afterDiscount(amounts: readonly Paise[], discount: Paise): readonly Paise[] {
  const shares = shareOut(discount, amounts);
  return amounts.map((amount, index) => amount - (shares[index] ?? 0));
}

/** What makes a total whole rupees, 50 paise up (CGST Act, section 170). It is no part of the taxable value. */
export const roundOff = (total: Paise): Paise => roundedQuotient(total, 100) * 100 - total;
