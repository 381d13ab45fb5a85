import { describe, expect, it } from 'vitest';
import { withHigh, withLow } from './price-range.ts';

const bounds = { min: 0, max: 1000, step: 10, gap: 10 } as const;

describe('price range', () => {
  it('S5.PRICE.01 values fall on steps of 10 within 0 and 1000', () => {
    expect(withLow([70, 600], 123, bounds)).toEqual([120, 600]);
    expect(withLow([70, 600], -40, bounds)).toEqual([0, 600]);
    expect(withHigh([70, 600], 5000, bounds)).toEqual([70, 1000]);
  });
  it('S5.PRICE.02 the minimum stays at least 10 below the maximum', () => {
    expect(withLow([70, 600], 600, bounds)).toEqual([590, 600]);
    expect(withLow([70, 600], 990, bounds)).toEqual([590, 600]);
  });
  it('S5.PRICE.03 the maximum stays at least 10 above the minimum', () => {
    expect(withHigh([70, 600], 70, bounds)).toEqual([70, 80]);
    expect(withHigh([70, 600], 0, bounds)).toEqual([70, 80]);
  });
});
