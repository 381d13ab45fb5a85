import { expect, it } from 'vitest';
import { quoteOrder } from './order-quote.ts';

const lines = [
  { uniqueCode: 'A', quantity: 2, price: 39_900 },
  { uniqueCode: 'B', quantity: 1, price: 10_000 },
];

it('costs the lines and the charges', () => {
  const quote = quoteOrder(lines, { discounts: [], delivery: 4000, paymentFee: 2500 });
  expect(quote).toEqual({ lineTotals: [79_800, 10_000], charges: 6500, amount: 96_300 });
});

it('takes every discount off its own lines, and never more than a line costs', () => {
  const discounts = [
    { byLine: new Map([['A', 1]]) },
    {
      byLine: new Map([
        ['A', 2],
        ['B', 10_001],
      ]),
    },
  ];
  expect(quoteOrder(lines, { discounts, delivery: 0, paymentFee: 0 })).toEqual({
    lineTotals: [79_797, 0],
    charges: 0,
    amount: 79_797,
  });
});
