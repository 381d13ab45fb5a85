import { cachedByLocale } from '../format-cache.ts';
import { currencySign, type MoneyFormat } from './money.ts';

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
