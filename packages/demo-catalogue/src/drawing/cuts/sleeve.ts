import type { Part } from '../drawing-types.ts';
import { moved, type Outline, pathOf, type Point } from '../path.ts';
import { bothSides } from './pair.ts';

/** Both sleeves of a top. */
export interface Sleeves {
  readonly parts: readonly Part[];
  /** Cuff line of the right sleeve from its outer to its inner end. */
  readonly cuff: Outline;
  /** Unit vector from cuff to shoulder of the right sleeve. */
  readonly up: Point;
}

/** Two rows of stitches inside a sleeve's cuff, on both sleeves. */
export function cuffStitches(sleeves: Sleeves, thread: string, inset: number): string {
  const row = (depth: number): string =>
    `<path d="${pathOf(moved(sleeves.cuff, sleeves.up[0] * depth, sleeves.up[1] * depth))}" fill="none" stroke="${thread}" stroke-width="1.6" stroke-dasharray="5 3.5"/>`;
  return bothSides(row(inset) + row(inset + 7));
}
