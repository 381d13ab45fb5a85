/** Both ends of a price range, in rupees. */
export type PriceRange = readonly [low: number, high: number];

/** What bounds a price range, in rupees (S5.PRICE.01-03). */
export interface PriceBounds {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Least distance between both ends. */
  readonly gap: number;
}

const onStep = (value: number, { min, step }: PriceBounds): number => min + Math.round((value - min) / step) * step;
const between = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** The range with its lower end moved: on the step, inside the bounds, a gap below the upper end (S5.PRICE.02). */
export const withLow = ([, high]: PriceRange, wanted: number, bounds: PriceBounds): PriceRange => [
  between(onStep(wanted, bounds), bounds.min, high - bounds.gap),
  high,
];

/** The range with its upper end moved: on the step, inside the bounds, a gap above the lower end (S5.PRICE.03). */
export const withHigh = ([low]: PriceRange, wanted: number, bounds: PriceBounds): PriceRange => [
  low,
  between(onStep(wanted, bounds), low + bounds.gap, bounds.max),
];
