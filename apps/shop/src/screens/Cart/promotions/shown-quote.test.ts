import type { BagPromotion, BagQuote } from '@kayal/api-contract/client';
import { demoShop } from '@kayal/demo-catalogue/settings';
import { expect, it } from 'vitest';
import { shownQuote } from './shown-quote.ts';

const money = demoShop.profile.currency;
const off: BagPromotion = { id: 'p', name: 'Paid ahead', code: null, amount: 5000, obstacle: null, missing: 0 };
const inCash: BagQuote = {
  takesCodes: false,
  promotions: [],
  delivery: 2500,
  amount: 102_500,
  cashFee: 2500,
  ahead: [],
};
const upi = { way: 'upi', promotions: [off], delivery: 0, amount: 95_000 } as const;

it('J43 a promotion for paying ahead counts by its way only, and the others say what it saves', () => {
  const quote = { ...inCash, ahead: [upi] };
  expect(shownQuote(quote, money, 'cash')).toMatchObject({ amount: 102_500, savings: [] });
  expect(shownQuote(quote, money, 'upi')).toMatchObject({ amount: 95_000, savings: [{ label: 'Paid ahead' }] });
  expect(shownQuote(quote, money, 'cash').savedBy).toEqual(new Map([['upi', 7500]]));
});

it('J43 where no promotion depends on the way, paying ahead is without the fee of cash and saves nothing named', () => {
  expect(shownQuote(inCash, money, 'upi')).toEqual({ amount: 100_000, savings: [], savedBy: new Map() });
});
