/** Entry for the painter: spec and drawings → SVG. Loads nothing of the products, so that a painter starts quickly. */
export { drawGarment } from './drawing/draw-garment.ts';
export {
  garmentSpecFor,
  isCut,
  type Department,
  type GarmentSpec,
  type HeroLayout,
  type View,
} from './drawing/garment-spec.ts';
