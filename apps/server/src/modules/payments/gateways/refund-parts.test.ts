import { expect, it } from 'vitest';
import { partsOf } from './refund-parts.ts';

const money = [
  { reference: 'first', amount: 500 },
  { reference: 'second', amount: 300 },
];

it.each([
  [0, 300, [['first', 300]]],
  [0, 500, [['first', 500]]],
  [
    200,
    400,
    [
      ['first', 300],
      ['second', 100],
    ],
  ],
  [500, 300, [['second', 300]]],
  [800, 100, []],
])('after %d paise have gone, %d more go back of the money that is left, the oldest first', (gone, amount, parts) => {
  expect(partsOf(money, gone, amount).map((part) => [part.reference, part.amount])).toEqual(parts);
});
