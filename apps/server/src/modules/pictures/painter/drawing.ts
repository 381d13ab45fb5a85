import type { Department, GarmentSpec, HeroLayout, View } from '@kayal/demo-catalogue/drawing';
import { drawPlate, type Plate } from './draw-plate.ts';

/** A drawing as plain data: it is sent to the painter's process, and its digest names the cached picture. */
export type Drawing =
  | { readonly kind: 'garment'; readonly spec: GarmentSpec; readonly view: View }
  | { readonly kind: 'category'; readonly spec: GarmentSpec }
  | { readonly kind: 'hero'; readonly layout: HeroLayout }
  | { readonly kind: 'tile'; readonly department: Department }
  /** The shop's placeholder where no picture was uploaded; the other kinds belong to the demo. */
  | ({ readonly kind: 'plate' } & Plate);

/** Raised when the code that draws changes, so that pictures cached before are drawn again. */
export const drawingVersion = 2;

/** The sizes of the hero's two compositions, px. */
export const heroSizes = { wide: { width: 1600, height: 900 }, tall: { width: 900, height: 1350 } } as const;

/**
 * The drawing as SVG; about 10 ms of work, so only the painter does it. The demo's drawing code is loaded with its
 * first drawing.
 */
export async function svgOf(drawing: Drawing): Promise<string> {
  if (drawing.kind === 'plate') return drawPlate(drawing);
  const { drawCategory, drawGarment, drawHero, drawTile } = await import('@kayal/demo-catalogue/drawing');
  switch (drawing.kind) {
    case 'garment':
      return drawGarment(drawing.spec, drawing.view);
    case 'category':
      return drawCategory(drawing.spec);
    case 'hero':
      return drawHero({ ...heroSizes[drawing.layout], layout: drawing.layout });
    case 'tile':
      return drawTile(drawing.department);
  }
}
