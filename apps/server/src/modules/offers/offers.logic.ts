import { isWholePaise, rupeesToPaise } from '@kayal/api-contract';

/** Far above any MRP and far below what paise can count exactly, rupees. */
const maxRupees = 10_000_000;

/**
 * Parses and checks an offer price.
 * @param offerPrice rupees, or their text as a form field gives it
 * @param mrp of the item, paise
 * @returns paise; undefined when it is no price, has more than two decimals, is not above 0 or above the MRP
 */
export function offerPaise(offerPrice: number | string, mrp: number): number | undefined {
  // An empty text is 0; any other text without a number is NaN, which is not less than anything.
  const rupees = Number(offerPrice);
  if (!(Math.abs(rupees) < maxRupees) || !isWholePaise(rupees)) return undefined;
  const paise = rupeesToPaise(rupees);
  return paise > 0 && paise <= mrp ? paise : undefined;
}
