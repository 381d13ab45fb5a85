import type { CSSProperties, ReactElement } from 'react';
import { validHex } from './hex.ts';
import { swatch, swatchColour } from './Swatch.css.ts';

/** Diameters of a swatch, in px. */
export const swatchSizes = [12, 16, 32] as const;
export type SwatchSize = (typeof swatchSizes)[number];

/** What a swatch shows. */
export interface SwatchProps {
  /** Catalogue hex code; anything else draws the struck "unknown colour" mark. */
  readonly hex: string | undefined;
  /** Diameter in px. */
  readonly size?: SwatchSize;
}

/** A dot of cloth colour. Decorative: the text beside it names the colour. */
export function Swatch({ hex, size = 16 }: SwatchProps): ReactElement {
  const code = validHex(hex);
  const style: (CSSProperties & Record<typeof swatchColour, string>) | undefined =
    code === undefined ? undefined : { [swatchColour]: code };
  return <span aria-hidden="true" className={swatch({ size })} data-state={code ? 'known' : 'unknown'} style={style} />;
}
