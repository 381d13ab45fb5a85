import type { CSSProperties } from 'react';
import { validHex } from './hex.ts';
import * as css from './Swatch.css.ts';

/** Diameters of a swatch, in px. */
export const swatchSizes = [12, 16, 32] as const;
export type SwatchSize = (typeof swatchSizes)[number];

/** Props of a swatch. */
export interface SwatchProps {
  /** Catalogue hex code; any other value shows the mark for an unknown colour. */
  readonly hex: string | undefined;
  /** Diameter in px. */
  readonly size?: SwatchSize;
}

/** A dot of cloth colour. Decorative: the text beside it names the colour. */
export function Swatch({ hex, size = 16 }: SwatchProps) {
  const code = validHex(hex);
  const style: (CSSProperties & Record<typeof css.swatchColour, string>) | undefined =
    code === undefined ? undefined : { [css.swatchColour]: code };
  return (
    <span aria-hidden="true" className={css.swatch({ size })} data-state={code ? 'known' : 'unknown'} style={style} />
  );
}
