import type { Paise } from '@kayal/api-contract/client';

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
