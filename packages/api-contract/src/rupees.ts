import type { Paise } from './domain/catalogue.ts';

/**
 * Converts rupees to whole paise.
 *
 * @param rupees an amount with at most two decimals; more are rounded to the nearest paisa, halves away from zero
 * @throws RangeError when it is not a finite number or beyond what paise can count exactly.
 */
export function rupeesToPaise(rupees: number): Paise {
  // Moves the decimal point in the text, because 1.005 * 100 is 100.49999999999999.
  const [digits, exponent = '0'] = String(Math.abs(rupees)).split('e');
  const paise = Math.sign(rupees) * Math.round(Number(`${digits}e${Number(exponent) + 2}`));
  if (!Number.isSafeInteger(paise)) throw new RangeError(`Not an amount in rupees: ${rupees}`);
  return paise === 0 ? 0 : paise;
}

/** Whether an amount has no more than two decimals: a price with more is refused, not rounded. */
export const isWholePaise = (rupees: number): boolean => paiseToRupees(rupeesToPaise(rupees)) === rupees;

/** Converts the rupees of an offer to paise; null without an amount. */
export function offerToPaise(rupees: number | null | undefined): Paise | null {
  return rupees === null || rupees === undefined ? null : rupeesToPaise(rupees);
}

/**
 * Converts whole paise to rupees with max two decimals.
 *
 * @throws RangeError when `paise` is not a whole number.
 */
export function paiseToRupees(paise: Paise): number {
  if (!Number.isSafeInteger(paise)) throw new RangeError(`Not whole paise: ${paise}`);
  return paise / 100;
}
