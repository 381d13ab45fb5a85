import { expect, it } from 'vitest';
import { ProductNumbers } from './product-numbers.ts';

it('a text gets the next number that no product and no row above it has', () => {
  const numbers = new ProductNumbers(new Map([['OLD', 100_000_002]]), [100_000_001]);
  expect(numbers.findOrAssign('100000003')).toBe(100_000_003);
  expect(numbers.findOrAssign('NEW')).toBe(100_000_004);
  expect(numbers.findOrAssign('NEW')).toBe(100_000_004);
  expect(numbers.takeAssigned()).toEqual([['NEW', 100_000_004]]);
});

it('numbers stay within nine digits also beside the highest id', () => {
  const numbers = new ProductNumbers(new Map(), [999_999_999]);
  expect(numbers.findOrAssign('W-1')).toBe(100_000_001);
});

it('a numeric id that is the number of a text is known as that', () => {
  const numbers = new ProductNumbers(new Map([['OLD', 100_000_002]]), []);
  numbers.findOrAssign('W-1');
  expect(['100000001', '100000002', '100000003', '7', 'W-1'].map((id) => numbers.ownerOf(id))).toEqual([
    'W-1',
    'OLD',
    null,
    null,
    null,
  ]);
});
