import { expect, it } from 'vitest';
import { formerNumber, ProductNumbers } from './product-numbers.ts';

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

it('an id with zeros in front is a text, which may keep the number that it had before', () => {
  const numbers = new ProductNumbers(new Map([['W-1', 18]]), []);
  expect(numbers.findOrAssign('0017')).toBe(100_000_001);
  expect(['17', '0', '00'].map((id) => numbers.find(id))).toEqual([17, 0, undefined]);
  expect(['0017', '00', '17', '0', 'W-1'].map(formerNumber)).toEqual([17, 0, null, null, null]);
  expect([numbers.adopt('0017', 17), numbers.adopt('0018', 18), numbers.adopt('0019', 19)]).toEqual([
    false,
    false,
    true,
  ]);
  expect([numbers.find('0019'), numbers.ownerOf('19')]).toEqual([19, '0019']);
  expect(numbers.takeAssigned()).toEqual([
    ['0017', 100_000_001],
    ['0019', 19],
  ]);
});
