import * as RadixSlider from '@radix-ui/react-slider';
import type { KeyboardEvent } from 'react';
import { PriceField } from './PriceField.tsx';
import * as css from './PriceRangeSlider.css.ts';
import { withHigh, withLow, type PriceBounds, type PriceRange } from './price-range.ts';

/** A range of prices, in whole units of a currency. */
export interface PriceRangeSliderProps {
  readonly value: PriceRange;
  /** Called while a thumb moves and when a typed number is confirmed. */
  readonly onChange: (value: PriceRange) => void;
  /** Called when a thumb is released or a typed number is confirmed. */
  readonly onCommit?: (value: PriceRange) => void;
  readonly bounds?: PriceBounds;
  readonly minLabel?: string;
  readonly maxLabel?: string;
  /** The top of the range means that much and more: spoken as `1000+`. */
  readonly openEnd?: boolean;
  /** The currency's sign before the typed numbers. */
  readonly sign: string;
  /** An amount for screen readers: `₹1000`. */
  readonly formatPrice: (amount: number) => string;
}

const defaultBounds: PriceBounds = { min: 0, max: 1000, step: 10, gap: 10 };

/** Two thumbs that stay apart, with typed numbers beside them; from 0 to 1000 in steps of 10 unless `bounds` says otherwise. */
export function PriceRangeSlider(props: PriceRangeSliderProps) {
  const {
    value,
    onChange,
    onCommit,
    bounds = defaultBounds,
    minLabel = 'Minimum MRP',
    maxLabel = 'Maximum MRP',
    openEnd = false,
    sign,
    formatPrice,
  } = props;
  const [low, high] = value;
  const asRange = (ends: readonly number[]): PriceRange => [ends[0] ?? low, ends[1] ?? high];
  const commit = (next: PriceRange) => {
    onChange(next);
    onCommit?.(next);
  };
  /** Radix moves the first thumb on Home and the last on End, independent of the focus. */
  const jump = (move: typeof withLow) => (event: KeyboardEvent) => {
    if (event.key !== 'Home' && event.key !== 'End') return;
    event.preventDefault();
    commit(move(value, event.key === 'Home' ? bounds.min : bounds.max, bounds));
  };
  return (
    <div className={css.root}>
      <RadixSlider.Root
        className={css.slider}
        min={bounds.min}
        max={bounds.max}
        step={bounds.step}
        minStepsBetweenThumbs={Math.round(bounds.gap / bounds.step)}
        preserveThumbOrder
        value={[low, high]}
        onValueChange={(ends) => onChange(asRange(ends))}
        onValueCommit={(ends) => onCommit?.(asRange(ends))}
      >
        <RadixSlider.Track className={css.track}>
          <RadixSlider.Range className={css.range} />
        </RadixSlider.Track>
        <RadixSlider.Thumb
          className={css.thumb}
          data-end="low"
          onKeyDown={jump(withLow)}
          aria-label={minLabel}
          aria-valuetext={formatPrice(low)}
        />
        <RadixSlider.Thumb
          className={css.thumb}
          data-end="high"
          onKeyDown={jump(withHigh)}
          aria-label={maxLabel}
          aria-valuetext={`${formatPrice(high)}${openEnd && high === bounds.max ? '+' : ''}`}
        />
      </RadixSlider.Root>
      <div className={css.fields}>
        <PriceField
          label={minLabel}
          value={low}
          bounds={bounds}
          sign={sign}
          onCommit={(typed) => commit(withLow(value, typed, bounds))}
        />
        <PriceField
          label={maxLabel}
          value={high}
          bounds={bounds}
          sign={sign}
          onCommit={(typed) => commit(withHigh(value, typed, bounds))}
        />
      </div>
    </div>
  );
}
