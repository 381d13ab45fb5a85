import type { VitalRating, WebVital } from '@kayal/api-contract';

interface VitalScale {
  /** Upper ends of the ranges that values are counted in; what is above the last one counts as it. */
  readonly ends: readonly number[];
  /** Up to this value good, above `poor` poor (web.dev/articles/vitals, read 2026-11). */
  readonly good: number;
  readonly poor: number;
}

/** Ranges are narrow about the limits of the ratings, which are ends themselves. */
const scales: Readonly<Record<WebVital, VitalScale>> = {
  lcp: {
    ends: [250, 500, 750, 1000, 1250, 1500, 1750, 2000, 2250, 2500, 2750, 3000, 3500, 4000, 5000, 6000, 8000, 12_000],
    good: 2500,
    poor: 4000,
  },
  inp: { ends: [25, 50, 75, 100, 125, 150, 175, 200, 250, 300, 400, 500, 700, 1000, 2000, 4000], good: 200, poor: 500 },
  cls: { ends: [0, 0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.35, 0.5, 1], good: 0.1, poor: 0.25 },
};

/** Index of the range of a value. */
export function rangeOf(vital: WebVital, value: number): number {
  const { ends } = scales[vital];
  const index = ends.findIndex((end) => value <= end);
  return index === -1 ? ends.length - 1 : index;
}

/**
 * The value that three of four visits do not exceed: within its range by the share of its visits.
 * @param visits by range; at least one
 */
export function percentile75(vital: WebVital, visits: ReadonlyMap<number, number>): number {
  const { ends } = scales[vital];
  const wanted = 0.75 * [...visits.values()].reduce((sum, count) => sum + count, 0);
  let counted = 0;
  for (const [index, end] of ends.entries()) {
    const here = visits.get(index) ?? 0;
    if (here > 0 && counted + here >= wanted) {
      const start = ends[index - 1] ?? 0;
      return start + (end - start) * ((wanted - counted) / here);
    }
    counted += here;
  }
  return ends.at(-1) ?? 0;
}

/** How a value is rated. */
export function ratingOf(vital: WebVital, value: number): VitalRating {
  const { good, poor } = scales[vital];
  if (value <= good) return 'good';
  return value <= poor ? 'fair' : 'poor';
}
