import type { PriceSlider } from './price-range.ts';

/** The specified slider, in rupees. */
const specifiedSlider: PriceSlider = { min: 0, max: 1000, step: 10, gap: 10, defaultMin: 70, defaultMax: 600 };

/** Where the price steps of a new shop end, in whole units of the currency. */
export const firstPriceSteps: readonly number[] = [299, 499, 699, 999, 1499, 5000];

/** The largest of 1, 2, 5, 10, 20 … of which a hundred fit below a price. */
function sliderStep(top: number): number {
  const unit = 10 ** Math.floor(Math.log10(top / 100));
  return Math.max(1, [5, 2, 1].map((each) => each * unit).find((step) => top / step >= 100) ?? 1);
}

/**
 * The slider of a shop by its price steps. Beside the first steps it is the specified one, although these go further;
 * with steps of an owner it ends where the last of them ends, in the proportions of the specified one.
 */
export function priceSliderOf(steps: readonly number[]): PriceSlider {
  const top = steps.at(-1);
  if (top === undefined || steps.join() === firstPriceSteps.join()) return specifiedSlider;
  const step = sliderStep(top);
  const max = Math.ceil(top / step) * step;
  const at = (share: number): number => Math.round((max * share) / step) * step;
  return { min: 0, max, step, gap: step, defaultMin: at(0.07), defaultMax: at(0.6) };
}

/** Where the steps for a catalogue end, as shares of its highest price. */
const stepShares = [0.1, 0.2, 0.35, 0.5, 0.75, 1] as const;

/** Price steps for a catalogue, the last at or above its highest price, each ending below a round number: 899, 1799 … */
export function priceStepsUpTo(highest: number): number[] {
  const round = 2 * sliderStep(highest);
  const ends = stepShares.map((share) => Math.ceil((highest * share + 1) / round) * round - 1);
  return [...new Set(ends)];
}
