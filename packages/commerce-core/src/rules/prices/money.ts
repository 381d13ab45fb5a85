import type { Paise, PublicShop } from '@kayal/api-contract/client';
import { cachedByLocale } from '../format-cache.ts';
import { isBlank } from '../text.ts';
import { patternOf, sampleAmount, writeAmount, writeNumber, type AmountPattern } from './amount-pattern.ts';

/**
 * How a shop writes amounts: the ISO 4217 code of its currency and the BCP 47 locale of its numbers and dates. Amounts
 * are in hundredths of the currency: paise, cents.
 */
export type MoneyFormat = PublicShop['profile']['currency'];

const numberFormat = cachedByLocale(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

/** Patterns learnt from samples, by locale, with the currency of the sample. */
const learnt = new Map<string, { readonly code: string; readonly pattern: AmountPattern }>();

const format = (amount: number, { code, locale }: MoneyFormat, options: Intl.NumberFormatOptions): string =>
  numberFormat(locale, { style: 'currency', currency: code, ...options }).format(amount);

/**
 * Formats an amount: grouping and sign of the locale, decimals only when there are hundredths.
 * @param amount hundredths; negative for a reduction
 * @returns '₹1,299', '₹1,299.50' or '−₹200' in a shop of India, '1.299,50 €' in one of Germany
 */
export function formatMoney(amount: Paise, money: MoneyFormat): string {
  const known = learnt.get(money.locale);
  const size = Math.abs(amount);
  const text =
    known?.code === money.code
      ? writeAmount(size, known.pattern)
      : format(size / 100, money, amount % 100 === 0 ? { maximumFractionDigits: 0 } : {});
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
export function formatNumber(value: number, locale: string): string {
  const known = learnt.get(locale);
  return known !== undefined && Number.isSafeInteger(value) && value >= 0
    ? writeNumber(value, known.pattern)
    : numberFormat(locale, {}).format(value);
}

/** Amounts with and without hundredths, in and at the edges of groups. */
const provingAmounts = [0, 5, 100, 99_950, 99_999, 100_000, 123_400, 1_234_567, 12_345_600, 123_456_789, 1_234_567_800];

/**
 * A written amount from which `learnMoney` can write all others.
 * @returns null where it cannot: then `Intl` writes them
 */
export function moneySample(money: MoneyFormat): string | null {
  const sample = format(sampleAmount / 100, money, {});
  const pattern = patternOf(sample);
  const isProven =
    pattern !== null &&
    provingAmounts.every(
      (amount) =>
        writeAmount(amount, pattern) ===
          format(amount / 100, money, amount % 100 === 0 ? { maximumFractionDigits: 0 } : {}) &&
        writeNumber(amount, pattern) === numberFormat(money.locale, {}).format(amount),
    );
  return isProven ? sample : null;
}

/**
 * Writes amounts and numbers as in a sample from now on, without `Intl`: the first formatter that a browser makes of that
 * takes tens of milliseconds on a phone, within the task that shows the page.
 * @param sample from `moneySample`, for the same format
 */
export function learnMoney({ code, locale }: MoneyFormat, sample: string): void {
  const pattern = patternOf(sample);
  if (pattern !== null) learnt.set(locale, { code, pattern });
}

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
