import { cachedByLocale } from '../format-cache.ts';
import type { Paise } from '@kayal/api-contract/client';
import { currencySign, paiseTyped, type MoneyFormat } from './money.ts';

/** Made once per shop: a file has an amount in every row. */
const writingOf = cachedByLocale((locale, code: string) => ({
  marks: [currencySign({ code, locale }), code],
  hasDecimalComma: new Intl.NumberFormat(locale)
    .formatToParts(1.5)
    .some(({ type, value }) => type === 'decimal' && value === ','),
}));

/** Digits, alone or in groups of three; then a comma and decimals. */
const withComma = /^(-?)(\d{1,3}(?:[.\s'’]\d{3})+|\d+)(?:,(\d+))?$/;

/**
 * An amount without the sign and the code of the shop's currency. Where the shop writes decimals after a comma,
 * `1.299,50` becomes `1299.50`, and a point before three digits separates thousands. Other texts stay as they are.
 */
export function plainAmount(text: string, { code, locale }: MoneyFormat): string {
  const { marks, hasDecimalComma } = writingOf(locale, code);
  let bare = text.trim();
  for (const mark of marks) {
    if (bare.startsWith(mark)) bare = bare.slice(mark.length).trim();
    if (bare.endsWith(mark)) bare = bare.slice(0, -mark.length).trim();
  }
  if (!hasDecimalComma) return bare;
  const [, minus = '', whole, decimals = ''] = withComma.exec(bare) ?? [];
  if (whole === undefined) return bare;
  return `${minus}${whole.replaceAll(/\D/g, '')}${decimals === '' ? '' : `.${decimals}`}`;
}

/** A typed amount in hundredths; null when it is no amount with max two decimals as the shop writes it. */
export function readAmount(text: string, money: MoneyFormat): Paise | null {
  const amount = plainAmount(text, money);
  return /^-?\d{1,7}(?:\.\d{1,2})?$/.test(amount) ? paiseTyped(amount) : null;
}

/** An amount in a field, which `readAmount` reads: `899`, `899.50`. @param amount hundredths */
export const amountToType = (amount: Paise): string =>
  amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2);
