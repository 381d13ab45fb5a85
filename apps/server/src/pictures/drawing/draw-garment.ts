import { lit } from './cloth.ts';
import { CUT_DRAWERS } from './cuts/cut-drawers.ts';
import type { Drawing, Frame } from './drawing.ts';
import type { GarmentSpec, View } from './garment-spec.ts';
import { paletteOf } from './palette.ts';
import { AXIS, HEIGHT, num, WIDTH } from './path.ts';
import { plate, plateColour, shadows } from './plate.ts';
import { randomFrom, seedOf } from './random.ts';

/** A garment without its plate, to be set into a larger picture. */
export interface Piece {
  readonly defs: string;
  readonly shapes: string;
  readonly drawing: Drawing;
}

const WHOLE: Frame = { x: 0, y: 0, width: WIDTH };

/**
 * Draws a garment and the shadow it throws, without a plate.
 * @param prefix id prefix; must be unique within the document
 * @param plateHex colour of the ground the shadow falls on, `#rrggbb`
 */
export function drawPiece(spec: GarmentSpec, view: View, prefix: string, plateHex: string): Piece {
  const palette = paletteOf(spec);
  const random = randomFrom(spec.seed ^ seedOf(view === 'back' ? 'back' : 'front'));
  const drawing = CUT_DRAWERS[spec.cut]({ spec, view, random, palette, prefix });
  const cloth = lit(drawing, { prefix, seed: spec.seed, colour: palette.main, surface: drawing.surface, close: view === 'detail' });
  const shadow = shadows({ prefix, colour: plateHex, outlines: drawing.parts.map((part) => part.d), ground: drawing.ground });
  return { defs: shadow.defs + cloth.defs, shapes: shadow.shapes + cloth.shapes, drawing };
}

function composed(spec: GarmentSpec, view: View, bold: boolean): string {
  const prefix = `g${seedOf(`${JSON.stringify(spec)}${view}`).toString(36)}`;
  const colour = plateColour(spec.colourHex, spec.seed, bold);
  const ground = plate({ prefix, colour, plate: spec.plate });
  const piece = drawPiece(spec, view, prefix, colour);
  const frame = view === 'detail' ? piece.drawing.detail : WHOLE;
  const { zoom, turn, shift } = spec.crop;
  const middle = HEIGHT / 2;
  const place = view === 'detail'
    ? ''
    : ` transform="translate(${num(AXIS + shift)} ${middle}) rotate(${turn}) scale(${zoom}) translate(-${AXIS} -${middle})"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="${num(frame.x)} ${num(frame.y)} ${num(frame.width)} ${num(frame.width * 1.25)}"><defs>${ground.defs}${piece.defs}</defs>${ground.shapes}<g${place}>${piece.shapes}</g></svg>`;
}

/**
 * Draws one picture of a garment. Pure: the same spec and view give the same text.
 * @returns SVG, 900 × 1125 px
 */
export function drawGarment(spec: GarmentSpec, view: View): string {
  return composed(spec, view, false);
}

/**
 * Draws a category picture: one garment on a plate that speaks louder than a product's.
 * @returns SVG, 900 × 1125 px
 */
export function drawCategory(spec: GarmentSpec): string {
  return composed(spec, 'front', true);
}
