import type { Department, GarmentSpec, HeroLayout, View } from '@kayal/demo-catalogue/drawing';
import { drawPlate, type Plate } from './draw-plate.ts';

/** What to draw, as plain data: it names a cached picture and travels to the painter. */
export type Drawing =
  | { readonly kind: 'garment'; readonly spec: GarmentSpec; readonly view: View }
  | { readonly kind: 'category'; readonly spec: GarmentSpec }
  | { readonly kind: 'hero'; readonly layout: HeroLayout }
  | { readonly kind: 'tile'; readonly department: Department }
  /** Of the shop rather than of the demo: what stands where no picture was uploaded. */
  | ({ readonly kind: 'plate' } & Plate);

/** Raised when the code that draws changes, so that pictures cached before are drawn again. */
export const drawingVersion = 1;

/** The sizes of the hero's two compositions, px. */
export const heroSizes = { wide: { width: 1600, height: 900 }, tall: { width: 900, height: 1350 } } as const;

/** The drawing as SVG; about 10 ms of work, so only the painter does it. The demo's drawings load with the first of them. */
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
