import { formatMoney, type MoneyFormat } from '@kayal/commerce-core';
import { isDrawable } from './fonts.ts';

/**
 * An amount in characters that the invoice's fonts contain. Missing digits or signs, as in Arabic or Bengali, are
 * replaced by the English form: 'EGP 1,299'.
 */
export function invoiceMoney(amount: number, money: MoneyFormat): string {
  // Some locales put a narrow space between thousands, which is not in the fonts.
  const text = formatMoney(amount, money).replaceAll('\u202F', '\u00A0');
  return isDrawable(text) ? text : formatMoney(amount, { code: money.code, locale: 'en' });
}
