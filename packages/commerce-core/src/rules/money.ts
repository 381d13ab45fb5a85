import type { Paise } from '@kayal/api-contract/client';
import { isBlank } from './text.ts';

const whole = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });
const withPaise = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', minimumFractionDigits: 2 });

/**
 * Money as shoppers read it: Indian grouping, paise only where there are any (S1.PROD.03, S9.MON.01).
 * @param paise Whole paise; negative for a reduction.
 * @returns '₹1,299', '₹1,299.50' or '−₹200'.
 */
export function formatRupees(paise: Paise): string {
  const text = (paise % 100 === 0 ? whole : withPaise).format(Math.abs(paise) / 100);
  return paise < 0 ? `−${text}` : text;
}

/**
 * A typed price in paise, null where there is none. Zero, negative and too high prices are prices: the server refuses
 * them in its own words (J52).
 */
export function paiseTyped(text: string): Paise | null {
  const rupees = isBlank(text) ? Number.NaN : Number(text);
  const paise = Math.round(rupees * 100);
  return Number.isSafeInteger(paise) ? paise : null;
}
