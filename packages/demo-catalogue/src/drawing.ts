/** Entry for the painter: spec → SVG. Loads nothing of the products, so that a painter starts quickly. */
export { drawCategory, drawGarment } from './drawing/draw-garment.ts';
export { drawHero, type HeroLayout } from './drawing/draw-hero.ts';
export { drawTile } from './drawing/draw-tile.ts';
export { cutNames, type Department, type GarmentSpec, type View } from './drawing/garment-spec.ts';
export { garmentSpecFor } from './drawing/garment-spec-for.ts';
