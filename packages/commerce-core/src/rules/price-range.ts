import type { Paise } from '@kayal/api-contract/client';
import { formatPlainMoney, type MoneyFormat } from './money.ts';

/** The slider in rupees: ends, step, min gap, initial thumbs (S5.PRICE.01–04, S9.PRICE.01). */
export const priceSlider = { min: 0, max: 1000, step: 10, gap: 10, defaultMin: 70, defaultMax: 600 } as const;

/** Thumb positions in rupees. */
export interface PriceThumbs {
  readonly min: number;
  readonly max: number;
}

/** A price range in paise, compared with MRP, inclusive. null means no maximum (J09). */
export interface PriceRange {
  readonly min: Paise;
  readonly max: Paise | null;
}

const onStep = (rupees: number): number => Math.round(rupees / priceSlider.step) * priceSlider.step;
const between = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/**
 * Moves one thumb: to a multiple of the step, within the ends, and not nearer to the other than the gap
 * (S5.PRICE.01–03).
 * @param rupees the new position; a value that is not a number changes nothing
 */
export function moveThumb(thumbs: PriceThumbs, thumb: 'min' | 'max', rupees: number): PriceThumbs {
  if (Number.isNaN(rupees)) return thumbs;
  if (thumb === 'min')
    return { ...thumbs, min: between(onStep(rupees), priceSlider.min, thumbs.max - priceSlider.gap) };
  return { ...thumbs, max: between(onStep(rupees), thumbs.min + priceSlider.gap, priceSlider.max) };
}

/** The range of the thumbs. The upper thumb at the end means '1000+', no upper bound (J09). */
export function rangeOfThumbs(thumbs: PriceThumbs): PriceRange {
  return { min: thumbs.min * 100, max: thumbs.max >= priceSlider.max ? null : thumbs.max * 100 };
}

/** Thumb positions of a range; the defaults for null (S5.PRICE.04, J09). */
export function thumbsOfRange(range: PriceRange | null): PriceThumbs {
  if (range === null) return { min: priceSlider.defaultMin, max: priceSlider.defaultMax };
  const min = between(onStep(range.min / 100), priceSlider.min, priceSlider.max - priceSlider.gap);
  const max = range.max === null ? priceSlider.max : onStep(range.max / 100);
  return { min, max: between(max, min + priceSlider.gap, priceSlider.max) };
}

/** A band of the mobile filter, in whole units of the currency, inclusive. */
export interface PriceBand {
  readonly min: number;
  readonly max: number;
}

/** The bands of the upper ends that a shop chose, ascending; each begins where the one before ends (S5.PRICE.06). */
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
