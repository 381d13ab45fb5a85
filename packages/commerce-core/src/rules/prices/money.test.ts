import { describe, expect, it } from 'vitest';
import {
  currencyName,
  currencySign,
  formatMoney,
  formatNumber,
  formatPlainMoney,
  formatShortMoney,
  formatShortNumber,
} from './money.ts';

const rupees = { code: 'INR', locale: 'en-IN' };
const euros = { code: 'EUR', locale: 'de-DE' };
const dollars = { code: 'USD', locale: 'en-US' };
const francs = { code: 'CHF', locale: 'de-CH' };

/** Non-breaking spaces as plain ones. */
const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

describe('amounts in the currency of the shop', () => {
  it.each([
    [rupees, 129_900, '₹1,299'],
    [rupees, -129_950, '−₹1,299.50'],
    [euros, 129_900, '1.299 €'],
    [euros, 129_950, '1.299,50 €'],
    [euros, -20_000, '−200 €'],
    [euros, 0, '0 €'],
    [dollars, 129_900, '$1,299'],
    [dollars, 5, '$0.05'],
    [dollars, -20_000, '−$200'],
    [francs, 129_950, 'CHF 1’299.50'],
  ])('S9.MON.01 %o: %d hundredths are written as %s', (money, amount, text) => {
    expect(plain(formatMoney(amount, money)).replaceAll("'", '’')).toBe(text);
  });

  it('S5.PRICE.06 price filters name whole amounts without grouping', () => {
    expect([rupees, euros, dollars].map((money) => plain(formatPlainMoney(1499, money)))).toEqual([
      '₹1499',
      '1499 €',
      '$1499',
    ]);
  });

  it('a chart has short amounts and numbers', () => {
    expect([0, 99_900, 15_000_000].map((amount) => formatShortMoney(amount, rupees))).toEqual(['₹0', '₹999', '₹1.5L']);
    expect(formatShortMoney(15_000_000, dollars)).toBe('$150K');
    expect([150_000, 12].map((value) => formatShortNumber(value, 'en-IN'))).toEqual(['1.5L', '12']);
  });

  it('the sign beside a field and the name in a sentence', () => {
    expect([rupees, euros, dollars, francs].map(currencySign)).toEqual(['₹', '€', '$', 'CHF']);
    expect([rupees, euros, dollars].map(currencyName)).toEqual(['Indian rupees', 'euros', 'US dollars']);
  });

  it('numbers have the grouping of the locale', () => {
    expect(['en-IN', 'de-DE', 'en-US'].map((locale) => formatNumber(1_234_567, locale))).toEqual([
      '12,34,567',
      '1.234.567',
      '1,234,567',
    ]);
  });
});
