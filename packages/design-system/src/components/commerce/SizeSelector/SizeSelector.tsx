import { useId, type ReactNode } from 'react';
import * as css from './SizeSelector.css.ts';

/** One size to choose. */
export interface SizeOption {
  readonly value: string;
  /** The size as printed on the label: `M`, `2XL`, `750 ml`. */
  readonly label: string;
  /** `out` strikes the size through; it can still be chosen. */
  readonly stock: 'in' | 'out';
}

/** A size choice; the caller orders the sizes. */
export interface SizeSelectorProps {
  readonly legend: string;
  readonly options: readonly SizeOption[];
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
  /** Spoken after a size that is out of stock. */
  readonly soldOutLabel?: string;
  /** A link at the end of the legend's line, such as a size guide. */
  readonly aside?: ReactNode;
}

/** Sizes as radio chips. */
export function SizeSelector({
  legend,
  options,
  value,
  onChange,
  soldOutLabel = 'Sold out',
  aside,
}: SizeSelectorProps) {
  const group = useId();
  return (
    <fieldset className={css.root}>
      <legend className={css.legend}>{legend}</legend>
      <div className={css.aside}>{aside ?? '\u00A0'}</div>
      <div className={css.options}>
        {options.map((option) => (
          <label key={option.value} className={css.option} data-stock={option.stock}>
            <input
              className={css.input}
              type="radio"
              name={group}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
            {option.stock === 'out' && <span className={css.spoken}>, {soldOutLabel}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
