import { expect, it } from 'vitest';
import { offerHint } from './offer-hint.ts';

const item = { productId: 1002, name: 'Flow Tee', mrp: 79_900 };
const rupees = { code: 'INR', locale: 'en-IN' };

it('J52 says what an offer will do before it is submitted', () => {
  expect(offerHint(item, '599.50', rupees)).toBe('From now on shoppers pay ₹599.50 for Flow Tee: 24% off.');
});

it.each(['0', '-3', '799.01'])('J52 says what an offer may be when %s is none', (text) => {
  expect(offerHint(item, text, rupees)).toBe('An offer is more than ₹0 and at most ₹799.');
});

it.each([
  [null, '599'],
  [item, ''],
  [item, 'free'],
])('S2.OFFER.03 says nothing while something is missing', (chosen, text) => {
  expect(offerHint(chosen, text, rupees)).toBeUndefined();
});
