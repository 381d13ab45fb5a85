import { expect, it } from 'vitest';
import { offerPaise } from './offers.logic.ts';

it.each([
  [399, 39_900],
  ['399.5', 39_950],
  [' 499 ', 49_900],
  [0.01, 1],
])('S7.ADM.02 an offer of %j rupees is so many paise', (offered, paise) => {
  expect(offerPaise(offered, 49_900)).toBe(paise);
});

it.each([
  0,
  -1,
  '',
  '  ',
  'free',
  '-5',
  499.01,
  '500',
  0.004,
  399.995,
  '399.999',
  Number.NaN,
  Number.POSITIVE_INFINITY,
  1e300,
  '-1e300',
])('J52 %j is no offer on an item of 499 rupees', (offered) => {
  expect(offerPaise(offered, 49_900)).toBeUndefined();
});
