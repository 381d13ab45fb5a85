import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Department, GarmentSpec, HeroLayout, View } from '@kayal/demo-catalogue/drawing';
import { projectFolder } from '../../../basics/program-files.ts';
import { drawPlate, type Plate } from './draw-plate.ts';

/** A drawing as plain data: it is sent to the painter's process, and its digest names the cached picture. */
export type Drawing =
  | { readonly kind: 'garment'; readonly spec: GarmentSpec; readonly view: View }
  | { readonly kind: 'category'; readonly spec: GarmentSpec }
  | { readonly kind: 'hero'; readonly layout: HeroLayout }
  | { readonly kind: 'tile'; readonly department: Department }
  /** The shop's placeholder where no picture was uploaded; the other kinds belong to the demo. */
  | ({ readonly kind: 'plate' } & Plate);

/** Raised when a drawing of the demo or the code that draws changes, so that pictures cached before are drawn again. */
export const drawingVersion = 3;

/** The sizes of the hero's two compositions, px. */
export const heroSizes = { wide: { width: 1600, height: 900 }, tall: { width: 900, height: 1350 } } as const;

const drawingsFolder = path.join(projectFolder, 'packages/demo-catalogue/drawings');

/** A file of the demo's drawings. The painter does one job at a time, so nothing waits for the disk meanwhile. */
const readDrawing = (name: string): string => readFileSync(path.join(drawingsFolder, `${name}.svg`), 'utf8');

/** The drawing as SVG. The demo's code is loaded with its first garment. */
export async function svgOf(drawing: Drawing): Promise<string> {
  switch (drawing.kind) {
    case 'plate':
      return drawPlate(drawing);
    case 'hero':
      return readDrawing(`hero-${drawing.layout}`);
    case 'tile':
      return readDrawing(`tile-${drawing.department}`);
    case 'garment':
    case 'category': {
      const { drawGarment } = await import('@kayal/demo-catalogue/drawing');
      const isCategory = drawing.kind === 'category';
      return drawGarment(drawing.spec, isCategory ? 'front' : drawing.view, readDrawing, isCategory);
    }
  }
}
