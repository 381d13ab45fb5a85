import { expect, it } from 'vitest';
import { changedFieldText, changedValueText } from './change-text.ts';

const price = { field: 'mrp', uniqueCode: null, before: null, after: '1200.50' } as const;
const stock = { field: 'units', uniqueCode: 'A-1', before: '5', after: '12' } as const;
const euros = { code: 'EUR', locale: 'de-DE' };

it('names changed fields in words', () => {
  expect([changedFieldText(price), changedFieldText(stock)]).toEqual(['MRP', 'Units in stock of A-1']);
});

it('writes amounts as the shop does, and other values as they are', () => {
  expect(changedValueText(price, '1200.50', euros)).toBe('1.200,50\u00A0€');
  expect(changedValueText(stock, '12', euros)).toBe('12');
  expect(changedValueText(price, '', euros)).toBe('');
});
