import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWholePaise, paiseToRupees, rupeesToPaise } from './rupees.ts';

describe('rupees and paise', () => {
  it('S9.MON.01 paise convert to rupees and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }), (paise) => {
        expect(rupeesToPaise(paiseToRupees(paise))).toBe(paise);
      }),
    );
  });

  it('S9.MON.01 rupees on the wire have at most two decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (paise) => {
        expect(String(paiseToRupees(paise))).toMatch(/^\d+(\.\d{1,2})?$/);
      }),
    );
  });

  it.each([
    [1.005, 101],
    [8.165, 817],
    [0.1 + 0.2, 30],
    [-1.005, -101],
    [-0.001, 0],
    [1e-7, 0],
    [499, 49_900],
  ])('S9.MON.01 %d rupees are %d paise', (rupees, paise) => {
    expect(rupeesToPaise(rupees)).toBe(paise);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1e15])('R-55 %d is not an amount', (rupees) => {
    expect(() => rupeesToPaise(rupees)).toThrow(RangeError);
  });

  it('R-55 a fraction of a paisa is not an amount', () => {
    expect(() => paiseToRupees(1.5)).toThrow(RangeError);
  });
});

it('an amount with more than two decimals is no price', () => {
  expect([0.05, 799, 799.5, 799.99, 9_999_999.99, 1.1, 0.07].every(isWholePaise)).toBe(true);
  expect([899.995, 0.001, 1.234].some(isWholePaise)).toBe(false);
});
