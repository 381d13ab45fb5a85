import { describe, expect, it } from 'vitest';
import { parseAmount } from './parse-cells.ts';

const rupees = { code: 'INR', locale: 'en-IN' };

describe('parseAmount', () => {
  it.each([
    ['899', 89_900],
    ['₹1,499.50', 149_950],
    ['1,20,000', 12_000_000],
    ['120,000', 12_000_000],
    ['12,34,567.5', 123_456_750],
  ])('reads %s', (text, value) => {
    expect(parseAmount(text, rupees)).toEqual({ value });
  });

  it.each(['899,00', '1.499,00', '12,34', '1,2345', '12,5'])('refuses %s, whose comma may part decimals', (text) => {
    expect(parseAmount(text, rupees)).toMatchObject({ problem: 'This is not a price.' });
  });

  it.each([
    ['1.499,00', '1499.00'],
    ['12,5', '12.5'],
  ])('says how %s is written here', (text, written) => {
    expect(parseAmount(text, rupees)).toMatchObject({ remedy: expect.stringContaining(`decimals: ${written}.`) });
  });

  it('reads a comma before the decimals where the shop writes one', () => {
    const euros = { code: 'EUR', locale: 'de-DE' };
    expect(parseAmount('1.499,50 €', euros)).toEqual({ value: 149_950 });
    expect(parseAmount('1.499', euros)).toEqual({ value: 149_900 });
    expect(parseAmount('1,499', euros)).toEqual({
      problem: 'A price has at most two decimals.',
      remedy: 'Write an amount with at most two decimals, such as 799 or 799,50.',
    });
  });
});
