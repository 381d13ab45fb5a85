import {
  drawCategory,
  drawGarment,
  drawHero,
  drawTile,
  type Department,
  type GarmentSpec,
  type View,
} from '@kayal/demo-catalogue';

/** What is to be drawn, as plain data: it names a kept picture and travels to the painter. */
export type Drawing =
  | { readonly kind: 'garment'; readonly spec: GarmentSpec; readonly view: View }
  | { readonly kind: 'category'; readonly spec: GarmentSpec }
  | { readonly kind: 'hero'; readonly layout: 'wide' | 'tall' }
  | { readonly kind: 'tile'; readonly department: Department };

/** Raised when the hand that draws changes, so that pictures kept from before are drawn anew. */
export const drawingVersion = 1;

const heroSizes = { wide: { width: 1600, height: 900 }, tall: { width: 900, height: 1350 } } as const;

/** The drawing as SVG; about 10 ms of work, so it is done by the painter. */
export function svgOf(drawing: Drawing): string {
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
