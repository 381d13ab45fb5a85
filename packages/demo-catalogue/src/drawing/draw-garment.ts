import { drawPiece } from './draw-piece.ts';
import type { Frame } from './drawing-types.ts';
import type { GarmentSpec, View } from './garment-spec.ts';
import { axisX, pictureHeight, num, pictureWidth } from './path.ts';
import { plateColour } from '@kayal/commerce-core/plate-colour';
import { plate } from './plate.ts';
import { seedOf } from './random.ts';

const wholePicture: Frame = { x: 0, y: 0, width: pictureWidth };

function composed(spec: GarmentSpec, view: View, bold: boolean): string {
  const prefix = `g${seedOf(`${JSON.stringify(spec)}${view}`).toString(36)}`;
  const colour = plateColour(spec.colourHex, spec.seed, bold);
  const ground = plate({ prefix, colour, plate: spec.plate });
  const piece = drawPiece(spec, view, { prefix, plateHex: colour, floor: true });
  const frame = view === 'detail' ? piece.drawing.detail : wholePicture;
  const { zoom, turn, shift } = spec.crop;
  const middle = pictureHeight / 2;
  const place =
    view === 'detail'
      ? ''
      : ` transform="translate(${num(axisX + shift)} ${middle}) rotate(${turn}) scale(${zoom}) translate(-${axisX} -${middle})"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureWidth}" height="${pictureHeight}" viewBox="${num(frame.x)} ${num(frame.y)} ${num(frame.width)} ${num(frame.width * 1.25)}"><defs>${ground.defs}${piece.defs}</defs>${ground.shapes}<g${place}>${piece.shapes}</g></svg>`;
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
