import { formatMoney, type MoneyFormat } from '@kayal/commerce-core';
import { isDrawable } from './fonts.ts';

/**
 * An amount in letters that the invoice's fonts have. Digits or a sign they lack, as in Arabic or Bengali, are replaced
 * by the English form: 'EGP 1,299'.
 */
export function invoiceMoney(amount: number, money: MoneyFormat): string {
  // Some locales put a narrow space between thousands, which the fonts lack.
  const text = formatMoney(amount, money).replaceAll('\u202F', '\u00A0');
  return isDrawable(text) ? text : formatMoney(amount, { code: money.code, locale: 'en' });
}
