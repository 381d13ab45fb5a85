import { describe, expect, it } from 'vitest';
import { amountToType, plainAmount, readAmount } from './amount-text.ts';

const rupees = { code: 'INR', locale: 'en-IN' };
const euros = { code: 'EUR', locale: 'de-DE' };

describe('plainAmount', () => {
  it.each([
    ['1.299,50', '1299.50'],
    ['1.299,50 €', '1299.50'],
    ['EUR 1 299,5', '1299.5'],
    ['12.345.678', '12345678'],
    ['899,00', '899.00'],
    ['-5,5', '-5.5'],
    ['12.50', '12.50'],
    ['free', 'free'],
    ['', ''],
    ['  € 7,5 EUR ', '7.5'],
  ])('with a decimal comma %j is %j', (text, plain) => {
    expect(plainAmount(text, euros)).toBe(plain);
  });

  it.each([
    ['₹1,299.50', '1,299.50'],
    ['899,00', '899,00'],
    ['1.299', '1.299'],
  ])('with a decimal point %j is %j', (text, plain) => {
    expect(plainAmount(text, rupees)).toBe(plain);
  });
});

describe('readAmount', () => {
  it.each([
    ['899', 89_900],
    [' ₹899.5 ', 89_950],
    ['0', 0],
    ['-1', -100],
  ])('%j is %i paise', (text, paise) => {
    expect(readAmount(text, rupees)).toBe(paise);
  });

  it.each(['', 'free', '1.234', '12345678', '1e3'])('%j is no amount', (text) => {
    expect(readAmount(text, rupees)).toBeNull();
  });

  it.each([0, 5, 89_900, 89_950, 999_999_999])('reads %i paise as they stand in a field', (paise) => {
    expect(readAmount(amountToType(paise), rupees)).toBe(paise);
    expect(readAmount(amountToType(paise), euros)).toBe(paise);
  });
});
