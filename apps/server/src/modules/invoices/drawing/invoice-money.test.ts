import { expect, it } from 'vitest';
import { invoiceMoney } from './invoice-money.ts';

it.each([
  ['INR', 'en-IN', '₹1,299.50'],
  ['EUR', 'de-DE', '1.299,50 €'],
  ['EUR', 'fr-FR', '1 299,50 €'],
  ['PLN', 'pl-PL', '1299,50 zł'],
  ['ILS', 'he-IL', '₪1,299.50'],
  ['BDT', 'bn-BD', 'BDT 1,299.50'],
  ['EGP', 'ar-EG', 'EGP 1,299.50'],
])('J46 an amount in %s and %s is written in letters the invoice has', (code, locale, text) => {
  expect(invoiceMoney(129_950, { code, locale }).replaceAll('\u00A0', ' ')).toBe(text);
});
