import { useId } from 'react';
import { Swatch } from '../Swatch/Swatch.tsx';
import * as css from './SwatchGroup.css.ts';

/** One colour to choose. */
export interface SwatchOption {
  readonly value: string;
  /** The colour's name as shoppers read it. */
  readonly name: string;
  readonly hex: string | undefined;
  /** `out` strikes the colour through; it can still be chosen. */
  readonly stock: 'in' | 'out';
}

/** A colour choice. */
export interface SwatchGroupProps {
  readonly legend: string;
  readonly options: readonly SwatchOption[];
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
  /** Spoken and shown after the name of a colour that is out of stock. */
  readonly soldOutLabel?: string;
}

/** Colours as radio buttons with names; the chosen name is in the legend. */
export function SwatchGroup({ legend, options, value, onChange, soldOutLabel = 'Sold out' }: SwatchGroupProps) {
  const group = useId();
  const named = (option: SwatchOption): string =>
    option.stock === 'out' ? `${option.name}, ${soldOutLabel}` : option.name;
  const chosen = options.find((option) => option.value === value);
  return (
    <fieldset className={css.root}>
      <legend className={css.legend}>
        {legend} {chosen !== undefined && <span className={css.chosen}>{named(chosen)}</span>}
      </legend>
      <div className={css.options}>
        {options.map((option) => (
          <label key={option.value} className={css.option} data-stock={option.stock} title={named(option)}>
            <input
              className={css.input}
              type="radio"
              name={group}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <Swatch hex={option.hex} size={32} />
            <span className={css.spoken}>{named(option)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
