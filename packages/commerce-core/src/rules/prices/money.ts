import type { Paise, PublicShop } from '@kayal/api-contract/client';
import { cachedByLocale } from '../format-cache.ts';
import { isBlank } from '../text.ts';

/**
 * How a shop writes amounts: the ISO 4217 code of its currency and the BCP 47 locale of its numbers and dates. Amounts
 * are in hundredths of the currency: paise, cents.
 */
export type MoneyFormat = PublicShop['profile']['currency'];

const numberFormat = cachedByLocale(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

const format = (amount: number, { code, locale }: MoneyFormat, options: Intl.NumberFormatOptions): string =>
  numberFormat(locale, { style: 'currency', currency: code, ...options }).format(amount);

/**
 * Formats an amount: grouping and sign of the locale, decimals only when there are hundredths.
 * @param amount hundredths; negative for a reduction
 * @returns '₹1,299', '₹1,299.50' or '−₹200' in a shop of India, '1.299,50 €' in one of Germany
 */
export function formatMoney(amount: Paise, money: MoneyFormat): string {
  const text = format(Math.abs(amount) / 100, money, amount % 100 === 0 ? { maximumFractionDigits: 0 } : {});
  return amount < 0 ? `−${text}` : text;
}

/** A whole amount without grouping, as in price filters: '₹1500'. @param units whole units of the currency */
export const formatPlainMoney = (units: number, money: MoneyFormat): string =>
  format(units, money, { maximumFractionDigits: 0, useGrouping: false });

/** A short form of an amount, for the axis of a chart: '₹1.2L'. @param amount hundredths */
export const formatShortMoney = (amount: Paise, money: MoneyFormat): string =>
  format(amount / 100, money, { notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 1 });

/** The sign beside a field for an amount: '₹', '€', 'CHF'. */
export const currencySign = ({ code, locale }: MoneyFormat): string =>
  numberFormat(locale, { style: 'currency', currency: code })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? code;

/** The currency's name within an English sentence: 'Indian rupees'. */
export const currencyName = ({ code }: MoneyFormat): string =>
  numberFormat('en', { style: 'currency', currency: code, currencyDisplay: 'name' })
    .formatToParts(2)
    .find(({ type }) => type === 'currency')?.value ?? code;

/** A number in the locale's grouping: '1,20,000' in a shop of India. */
export const formatNumber = (value: number, locale: string): string => numberFormat(locale, {}).format(value);

/** A short form of a number, for the axis of a chart: '1.2L'. */
export const formatShortNumber = (value: number, locale: string): string =>
  numberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }).format(value);

/**
 * A typed price in paise, or null when it is not a number. Zero, negative and too high prices are returned, because the
 * server refuses them with its own message.
 */
export function paiseTyped(text: string): Paise | null {
  const rupees = isBlank(text) ? Number.NaN : Number(text);
  const paise = Math.round(rupees * 100);
  return Number.isSafeInteger(paise) ? paise : null;
}
