import { Swatch } from '../Swatch/Swatch.tsx';
import * as css from './ColourDots.css.ts';

/** The colours of a product. */
export interface ColourDotsProps {
  readonly colours: readonly { readonly name: string; readonly hex: string | undefined }[];
  /** How many dots are drawn before the rest becomes `+n`. */
  readonly max?: number;
  /** Spoken before the names. */
  readonly label?: string;
}

/** A row of cloth colours; screen readers hear the names. */
export function ColourDots({ colours, max = 5, label = 'Colours:' }: ColourDotsProps) {
  if (colours.length === 0) return null;
  const rest = colours.length - max;
  return (
    <p className={css.root}>
      <span className={css.spoken}>
        {label} {colours.map((colour) => colour.name).join(', ')}
      </span>
      {colours.slice(0, max).map((colour) => (
        <Swatch key={colour.name} hex={colour.hex} size={12} />
      ))}
      {rest > 0 && <span aria-hidden="true">+{rest}</span>}
    </p>
  );
}
