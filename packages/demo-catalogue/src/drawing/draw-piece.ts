import { lit } from './cloth.ts';
import { cutDrawers } from './cuts/cut-drawers.ts';
import type { Drawing } from './drawing-types.ts';
import type { GarmentSpec, View } from './garment-spec.ts';
import { paletteOf } from './garment-palette.ts';
import { shadows } from './plate.ts';
import { randomFrom, seedOf } from './random.ts';

/** A garment without its plate, to be set into a larger picture. */
export interface Piece {
  readonly defs: string;
  readonly shapes: string;
  readonly drawing: Drawing;
}

/**
 * Draws a garment and the shadow it throws, without a plate.
 * @param set.prefix id prefix; must be unique within the document
 * @param set.plateHex colour of the ground the shadow falls on, `#rrggbb`
 * @param set.floor whether the garment also throws a shadow on the ground beneath it
 */
export function drawPiece(
  spec: GarmentSpec,
  view: View,
  set: { prefix: string; plateHex: string; floor: boolean },
): Piece {
  const { prefix, plateHex, floor } = set;
  const palette = paletteOf(spec);
  const random = randomFrom(spec.seed ^ seedOf(view === 'back' ? 'back' : 'front'));
  const drawing = cutDrawers[spec.cut]({ spec, view, random, palette, prefix });
  const cloth = lit(drawing, {
    prefix,
    seed: spec.seed,
    colour: palette.main,
    surface: drawing.surface,
    close: view === 'detail',
  });
  const shadow = shadows({
    prefix,
    colour: plateHex,
    outlines: drawing.parts.map((part) => part.d),
    ground: floor ? drawing.ground : undefined,
  });
  return { defs: shadow.defs + cloth.defs, shapes: shadow.shapes + cloth.shapes, drawing };
}
