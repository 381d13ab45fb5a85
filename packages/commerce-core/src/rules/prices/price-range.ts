import type { Paise } from '@kayal/api-contract/client';
import { formatPlainMoney, type MoneyFormat } from './money.ts';

/** A slider in whole units of the currency: ends, step, min gap, initial thumbs. */
export interface PriceSlider {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly gap: number;
  readonly defaultMin: number;
  readonly defaultMax: number;
}

/** Thumb positions in rupees. */
export interface PriceThumbs {
  readonly min: number;
  readonly max: number;
}

/** A price range in paise, compared with MRP, inclusive. null means no maximum. */
export interface PriceRange {
  readonly min: Paise;
  readonly max: Paise | null;
}

const onStep = (rupees: number, { step }: PriceSlider): number => Math.round(rupees / step) * step;
const between = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/**
 * Moves one thumb: to a multiple of the step, within the ends, and not nearer to the other than the gap.
 * @param rupees the new position; a value that is not a number changes nothing
 */
export function moveThumb(thumbs: PriceThumbs, thumb: 'min' | 'max', rupees: number, slider: PriceSlider): PriceThumbs {
  if (Number.isNaN(rupees)) return thumbs;
  const to = onStep(rupees, slider);
  if (thumb === 'min') return { ...thumbs, min: between(to, slider.min, thumbs.max - slider.gap) };
  return { ...thumbs, max: between(to, thumbs.min + slider.gap, slider.max) };
}

/** The range of the thumbs. The upper thumb at the end means '1000+', no upper bound. */
export function rangeOfThumbs(thumbs: PriceThumbs, slider: PriceSlider): PriceRange {
  return { min: thumbs.min * 100, max: thumbs.max >= slider.max ? null : thumbs.max * 100 };
}

/** Thumb positions of a range; the defaults for null. */
export function thumbsOfRange(range: PriceRange | null, slider: PriceSlider): PriceThumbs {
  if (range === null) return { min: slider.defaultMin, max: slider.defaultMax };
  const min = between(onStep(range.min / 100, slider), slider.min, slider.max - slider.gap);
  const max = range.max === null ? slider.max : onStep(range.max / 100, slider);
  return { min, max: between(max, min + slider.gap, slider.max) };
}

/** A band of the mobile filter, in whole units of the currency, inclusive. */
export interface PriceBand {
  readonly min: number;
  readonly max: number;
}

/** The bands of the upper ends that a shop chose, ascending; each begins where the one before ends. */
export function priceBandsOf(steps: readonly number[]): PriceBand[] {
  return steps.map((max, index) => ({ min: index === 0 ? 0 : (steps[index - 1] ?? 0) + 1, max }));
}

/** The range of a band, in paise. */
export const rangeOfBand = ({ min, max }: PriceBand): PriceRange => ({ min: min * 100, max: max * 100 });

const isSameRange = (one: PriceRange, other: PriceRange): boolean => one.min === other.min && one.max === other.max;

/** The band that is exactly a range, if any. */
export function bandOfRange(range: PriceRange | null, bands: readonly PriceBand[]): PriceBand | null {
  return bands.find((band) => range !== null && isSameRange(rangeOfBand(band), range)) ?? null;
}

/** A band in words: 'Up to ₹299', '₹300 - ₹499'. */
export function bandLabel({ min, max }: PriceBand, money: MoneyFormat): string {
  const top = formatPlainMoney(max, money);
  return min === 0 ? `Up to ${top}` : `${formatPlainMoney(min, money)} - ${top}`;
}
