import type { Paise } from '@kayal/api-contract/client';
import { isBlank } from './text.ts';

const whole = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });
const withPaise = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', minimumFractionDigits: 2 });

/**
 * Formats an amount: Indian grouping, decimals only when there are paise.
 * @param paise Whole paise; negative for a reduction.
 * @returns '₹1,299', '₹1,299.50' or '−₹200'.
 */
export function formatRupees(paise: Paise): string {
  const text = (paise % 100 === 0 ? whole : withPaise).format(Math.abs(paise) / 100);
  return paise < 0 ? `−${text}` : text;
}

/**
 * A typed price in paise, or null when it is not a number. Zero, negative and too high prices are returned, because the
 * server refuses them with its own message.
 */
export function paiseTyped(text: string): Paise | null {
  const rupees = isBlank(text) ? Number.NaN : Number(text);
  const paise = Math.round(rupees * 100);
  return Number.isSafeInteger(paise) ? paise : null;
}
