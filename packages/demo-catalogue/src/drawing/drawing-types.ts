import type { GarmentSpec, View } from './garment-spec.ts';
import type { Point } from './path.ts';
import type { Random } from './random.ts';

/** A fold in the cloth: a soft ridge (depth above 0) or valley (below 0). */
export interface Fold {
  readonly points: readonly Point[];
  /** Width at the belly, in picture units. */
  readonly width: number;
  /** -1 deepest valley … 1 highest ridge. */
  readonly depth: number;
}

/** A line across a part from its lit edge to its shaded edge; light rounds the part along it. */
interface Round {
  readonly from: Point;
  readonly to: Point;
  /** 0 flat … 1 full cylinder. */
  readonly strength: number;
}

/** One sewn piece of a garment, drawn over the pieces before it. */
export interface Part {
  readonly d: string;
  /** Hex colour. */
  readonly fill: string;
  /** SVG clipped to the part, under the light: panels and prints. */
  readonly decor?: string;
  readonly folds?: readonly Fold[];
  /** Width in picture units over which the edge rounds off; 0 = a flat edge. */
  readonly roll?: number;
  /** Shadow the part throws on those before it, 0–1. */
  readonly cast?: number;
  readonly round?: Round;
}

/** A rectangle of the picture, 4:5. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Kinds of surfaces: knit cloth, smooth woven shell, or hard. */
export type Surface = 'knit' | 'shell' | 'hard';

/** A garment ready to be lit and set on a plate. */
export interface Drawing {
  readonly parts: readonly Part[];
  /** SVG above the light: stitches, zips, cords, embroidered marks. */
  readonly trims: string;
  /** The part shown in the detail view. */
  readonly detail: Frame;
  /** Where the ground shadow lies. */
  readonly ground: { readonly x: number; readonly y: number; readonly reach: number };
  readonly surface: Surface;
}

/** Colours a cut draws with, all hex. */
export interface Palette {
  readonly main: string;
  /** Second cloth. */
  readonly accent: string;
  /** Prints on the main cloth. */
  readonly print: string;
  /** Rib, collar and cuff. */
  readonly rib: string;
  /** Inside of the garment, in shadow. */
  readonly inside: string;
  /** Seam shadow. */
  readonly seam: string;
  /** Thread. */
  readonly thread: string;
}

/** Input of a cut's drawing function. */
export interface CutContext {
  readonly spec: GarmentSpec;
  readonly view: View;
  readonly random: Random;
  readonly palette: Palette;
  /** Id prefix for gradients and clips, unique within the document. */
  readonly prefix: string;
}

/** Draws one garment. */
export type CutDrawer = (context: CutContext) => Drawing;
