/** Both ends of a price range, in whole units of a currency. */
export type PriceRange = readonly [low: number, high: number];

/** Bounds of a price range, in whole units of a currency. */
export interface PriceBounds {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Min distance between both ends. */
  readonly gap: number;
}

const onStep = (value: number, { min, step }: PriceBounds): number => min + Math.round((value - min) / step) * step;
const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

/** The range with its lower end moved: on the step, inside the bounds, a gap below the upper end. */
export const withLow = ([, high]: PriceRange, wanted: number, bounds: PriceBounds): PriceRange => [
  clamp(onStep(wanted, bounds), bounds.min, high - bounds.gap),
  high,
];

/** The range with its upper end moved: on the step, inside the bounds, a gap above the lower end. */
export const withHigh = ([low]: PriceRange, wanted: number, bounds: PriceBounds): PriceRange => [
  low,
  clamp(onStep(wanted, bounds), low + bounds.gap, bounds.max),
];
