import { expect, it } from 'vitest';
import { contrastRatio } from './contrast.ts';

it.each([
  ['#000000', '#ffffff', 21],
  ['#fff', '#FFFFFF', 1],
  ['#767676', '#fff', 4.54],
  ['#0B5F5A', '#FFFFFF', 7.5],
])('S2.COLOR.09 %s on %s has a contrast of %d', (first, second, ratio) => {
  expect(contrastRatio(first, second)).toBeCloseTo(ratio, 1);
  expect(contrastRatio(second, first)).toBe(contrastRatio(first, second));
});
