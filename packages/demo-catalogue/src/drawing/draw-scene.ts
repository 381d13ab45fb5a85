import { drawPiece } from './draw-piece.ts';
import type { GarmentSpec } from './garment-spec.ts';
import { axisX, pictureHeight, num } from './path.ts';

/** A garment placed in a scene. */
export interface Placed {
  readonly spec: GarmentSpec;
  /** Middle of the garment's picture, in scene units. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Degrees, clockwise. */
  readonly turn: number;
}

/** A composed picture. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  /** SVG definitions and shapes of the ground; its ids must not start with `p` and a figure. */
  readonly ground: { readonly defs: string; readonly shapes: string };
  /** Colour that shadows are made from, `#rrggbb`. */
  readonly groundHex: string;
  /** Garments from the farthest to the nearest. */
  readonly placed: readonly Placed[];
}

/** A complete garment spec from the few choices a scene makes. */
export function sceneSpec(
  choice: Pick<GarmentSpec, 'cut' | 'department' | 'colourHex' | 'accentHex'> & Partial<GarmentSpec>,
): GarmentSpec {
  return {
    panel: 'none',
    print: 'mark',
    neck: 'crew',
    plate: 'studio',
    crop: { zoom: 1, turn: 0, shift: 0 },
    number: 7,
    seed: 11,
    ...choice,
  };
}

/**
 * Composes garments into one picture.
 * @returns SVG of the scene's size in px
 */
export function drawScene({ width, height, ground, groundHex, placed }: Scene): string {
  const pieces = placed.map(({ spec, x, y, scale, turn }, index) => {
    const piece = drawPiece(spec, 'front', { prefix: `p${index}`, plateHex: groundHex, floor: false });
    return {
      defs: piece.defs,
      shapes: `<g transform="translate(${num(x)} ${num(y)}) rotate(${turn}) scale(${scale}) translate(-${axisX} -${pictureHeight / 2})">${piece.shapes}</g>`,
    };
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${ground.defs}${pieces.map((piece) => piece.defs).join('')}</defs>${ground.shapes}${pieces.map((piece) => piece.shapes).join('')}</svg>`;
}
