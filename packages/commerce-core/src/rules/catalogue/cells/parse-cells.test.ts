import { describe, expect, it } from 'vitest';
import { parseAmount, parseText, parseYesNo } from './parse-cells.ts';

const rupees = { code: 'INR', locale: 'en-IN' };

describe('parseAmount', () => {
  it.each([
    ['899', 89_900],
    ['₹1,499.50', 149_950],
    ['1,20,000', 12_000_000],
    ['120,000', 12_000_000],
    ['12,34,567.5', 123_456_750],
    ['Rs. 499', 49_900],
    ['rs499', 49_900],
    ['INR 499', 49_900],
    ['499/-', 49_900],
    ['499 /-', 49_900],
    ['0.05', 5],
    ['899.5000', 89_950],
    ['9999999', 999_999_900],
  ])('reads %s', (text, value) => {
    expect(parseAmount(text, rupees)).toEqual({ value });
  });

  it.each(['899,00', '1.499,00', '12,34', '1,2345', '12,5'])('refuses %s, whose comma may part decimals', (text) => {
    expect(parseAmount(text, rupees)).toMatchObject({ problem: 'This is not a price.' });
  });

  it.each([
    ['-899', 'A price cannot be below zero.'],
    ['0.00', 'A price must be more than zero.'],
    ['899.995', 'A price has at most two decimals.'],
    ['10000000', 'This is not a price.'],
    ['.5', 'This is not a price.'],
    ['899.', 'This is not a price.'],
    ['about 899', 'This is not a price.'],
    ['899 each', 'This is not a price.'],
    ['899/-9', 'This is not a price.'],
    ['8rs99', 'This is not a price.'],
    ['1234,567', 'This is not a price.'],
    ['x1,499.50', 'This is not a price.'],
    ['1,499.50x', 'This is not a price.'],
  ])('refuses %s: %s', (text, problem) => {
    expect(parseAmount(text, rupees)).toMatchObject({ problem });
  });

  it.each(['12,5055', '1.4,00', '.499,00', 'x12,5', '12,5x'])('says how to write any amount for %s', (text) => {
    expect(parseAmount(text, rupees)).toMatchObject({
      remedy: 'Write an amount with at most two decimals, such as 799 or 799.50.',
    });
  });

  it.each([
    ['1.499,00', '1499.00'],
    ['12.499,00', '12499.00'],
    ['1.234.499,00', '1234499.00'],
    ['12,5', '12.5'],
  ])('says how %s is written here', (text, written) => {
    expect(parseAmount(text, rupees)).toMatchObject({ remedy: expect.stringContaining(`decimals: ${written}.`) });
  });

  it('reads a comma before the decimals where the shop writes one', () => {
    const euros = { code: 'EUR', locale: 'de-DE' };
    expect(parseAmount('1.499,50 €', euros)).toEqual({ value: 149_950 });
    expect(parseAmount('1.499', euros)).toEqual({ value: 149_900 });
    // The second is the number 1.499 of a spreadsheet or of JSON.
    for (const written of ['1,499', '1.4990']) {
      expect(parseAmount(written, euros)).toEqual({
        problem: 'A price has at most two decimals.',
        remedy: 'Write an amount with at most two decimals, such as 799 or 799,50.',
      });
    }
  });
});

it.each([
  ...['yes', 'Y', 'TRUE', '1', 'x'].map((text) => [text, true] as const),
  ...['No', 'n', 'false', '0', ''].map((text) => [text, false] as const),
])('reads %j as %s', (text, value) => {
  expect(parseYesNo(text)).toEqual({ value });
});

it.each(['yesno', 'oh yes', 'yes!', 'known', 'no!', '10'])('%s is neither yes nor no', (text) => {
  expect(parseYesNo(text)).toMatchObject({ problem: 'This is neither yes nor no.' });
});

describe('parseText', () => {
  it('reads a text of the max length, in any script', () => {
    expect(parseText('नीला', 4)).toEqual({ value: 'नीला' });
  });

  it.each([
    ['', 'This is empty.'],
    ['a\u0007b', 'This holds characters that cannot be shown.'],
    ['Caf\uFFFD', 'This holds characters that cannot be shown.'],
    ['abcde', 'This is longer than 4 characters.'],
  ])('refuses %j: %s', (text, problem) => {
    expect(parseText(text, 4)).toMatchObject({ problem });
  });
});

it('an amount of percent is named so, and a very long text is read in no time', () => {
  expect(parseAmount('80 %', rupees)).toMatchObject({ problem: 'This is a percentage.' });
  expect(parseAmount(`1${' '.repeat(100_000)}x`, rupees)).toMatchObject({ problem: 'This is not a price.' });
});
