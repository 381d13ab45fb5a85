import { describe, expect, it } from 'vitest';
import { bankReference, offeredWays, upiLink } from './payments.ts';

const off = { cash: true, upi: false, upiAddress: '', upiName: '', upiMerchantCode: '' };

describe('offeredWays', () => {
  it.each([
    ['nothing', undefined, ['cash']],
    ['the first settings', off, ['cash']],
    ['UPI without an address', { ...off, upi: true }, ['cash']],
    ['UPI beside cash', { ...off, upi: true, upiAddress: 'a@b' }, ['cash', 'upi']],
    ['UPI alone', { ...off, cash: false, upi: true, upiAddress: 'a@b' }, ['upi']],
    ['no way at all', { ...off, cash: false }, ['cash']],
  ])('J70 of %s', (_, payments, ways) => {
    expect(offeredWays(payments === undefined ? {} : { payments })).toEqual(ways);
  });
});

describe('upiLink', () => {
  it('has the exact amount and the order number', () => {
    const request = { address: 'kayal@bank', name: 'Kayal & Co', merchantCode: '', entryNo: 'KY1', amount: 89_905 };
    expect(upiLink(request)).toBe('upi://pay?pa=kayal@bank&pn=Kayal%20%26%20Co&tr=KY1&tn=Order%20KY1&am=899.05&cu=INR');
    expect(upiLink({ ...request, merchantCode: '5651' })).toContain('&mc=5651&');
  });
});

it('bankReference takes away what people type between the digits', () => {
  expect(bankReference(' 4123-4567 8901 ')).toBe('412345678901');
});
