import { afterEach, describe, expect, it, vi } from 'vitest';
import { patternOf } from './amount-pattern.ts';

const currencies = {
  'en-IN': 'INR',
  'ta-IN': 'INR',
  'en-US': 'USD',
  'en-GB': 'GBP',
  'de-DE': 'EUR',
  'de-CH': 'CHF',
  'fr-FR': 'EUR',
  'pl-PL': 'PLN',
  'es-ES': 'EUR',
  'ja-JP': 'JPY',
  'sv-SE': 'SEK',
  'ar-EG': 'EGP',
  'fa-IR': 'IRR',
  'bn-BD': 'BDT',
};
const amounts = [0, 5, 1990, 99_900, 129_900, 129_950, -129_950, 12_345_678, 987_654_321_00];

/** The module without anything learnt, as in a page that was just opened. */
async function freshMoney() {
  vi.resetModules();
  return import('./money.ts');
}

afterEach(() => vi.restoreAllMocks());

describe('amounts without Intl', () => {
  it('S9.MON.01 are written as with it, in every locale that can be learnt', async () => {
    const { formatMoney, formatNumber, moneySample } = await freshMoney();
    const texts = Object.entries(currencies).map(([locale, code]) => ({
      money: { code, locale },
      sample: moneySample({ code, locale }),
      amounts: amounts.map((amount) => formatMoney(amount, { code, locale })),
      numbers: amounts.map((amount) => formatNumber(amount, locale)),
    }));
    const learnable = texts.flatMap(({ sample, ...text }) => (sample === null ? [] : [{ sample, ...text }]));
    expect(learnable.map(({ money }) => money.locale)).toEqual(
      expect.arrayContaining(['en-IN', 'ta-IN', 'en-US', 'en-GB', 'de-DE', 'fr-FR']),
    );
    const fresh = await freshMoney();
    for (const { money, sample } of learnable) fresh.learnMoney(money, sample);
    const intl = vi.spyOn(Intl, 'NumberFormat');
    for (const { money, amounts: written, numbers } of learnable) {
      expect(amounts.map((amount) => fresh.formatMoney(amount, money))).toEqual(written);
      expect(amounts.filter((amount) => amount >= 0).map((amount) => fresh.formatNumber(amount, money.locale))).toEqual(
        numbers.filter((_, index) => (amounts[index] ?? 0) >= 0),
      );
    }
    expect(intl).not.toHaveBeenCalled();
  });

  it('are not learnt where Intl writes other digits, no hundredths, or small numbers without groups', async () => {
    const { moneySample } = await freshMoney();
    const locales = ['ar-EG', 'ja-JP', 'pl-PL', 'es-ES'] as const;
    expect(locales.map((locale) => moneySample({ code: currencies[locale], locale }))).toEqual(locales.map(() => null));
  });

  it('another currency in the same locale is written by Intl', async () => {
    const { formatMoney, learnMoney, moneySample } = await freshMoney();
    const rupees = { code: 'INR', locale: 'en-IN' };
    learnMoney(rupees, moneySample(rupees) ?? '');
    expect(formatMoney(129_950, { code: 'USD', locale: 'en-IN' })).toBe('$1,299.50');
  });

  it('a text that is no sample gives no pattern', () => {
    expect(['', '₹12', '₹1,23,456.50', '123456789', '12345678950'].map(patternOf)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});
