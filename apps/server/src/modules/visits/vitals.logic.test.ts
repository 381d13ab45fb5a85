import { webVitals } from '@kayal/api-contract';
import { describe, expect, it } from 'vitest';
import { percentile75, rangeOf, ratingOf } from './vitals.logic.ts';

describe('vitals of visits', () => {
  it('finds the value that three of four visits do not exceed', () => {
    // A hundred visits between 1,000 and 1,250 ms, so the 75th is three quarters up that range.
    expect(percentile75('lcp', new Map([[rangeOf('lcp', 1100), 100]]))).toBe(1187.5);
    expect(
      percentile75(
        'inp',
        new Map([
          [rangeOf('inp', 40), 74],
          [rangeOf('inp', 190), 26],
        ]),
      ),
    ).toBeCloseTo(175.96, 2);
  });

  it.each(webVitals)('counts a %s beyond every range in the last one', (vital) => {
    expect(rangeOf(vital, 1_000_000)).toBe(rangeOf(vital, 999_999));
    expect(ratingOf(vital, percentile75(vital, new Map([[rangeOf(vital, 1_000_000), 1]])))).toBe('poor');
  });

  it('rates at the limits themselves as web.dev does', () => {
    expect([ratingOf('lcp', 2500), ratingOf('lcp', 2500.1), ratingOf('lcp', 4000.1)]).toEqual(['good', 'fair', 'poor']);
    expect([ratingOf('cls', 0.1), ratingOf('cls', 0.25), ratingOf('cls', 0.26)]).toEqual(['good', 'fair', 'poor']);
  });
});
