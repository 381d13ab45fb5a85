import { clothColour, contrast } from './colour.ts';
import type { Cut, Department, GarmentSpec, Panel, Plate, Print } from './garment-spec.ts';
import { randomFrom, seedOf } from './random.ts';

/** A product of the catalogue in one colour. */
export interface CatalogueEntry {
  /** Product id; the same product keeps its panel and print in all its colours. */
  readonly productId: number;
  readonly cut: Cut;
  readonly department: Department;
  /** Colour of the variant, `#rrggbb`. */
  readonly colourHex: string;
}

const accents = [
  '#f8f5ee',
  '#ffb31a',
  '#0b5f5a',
  '#10201e',
  '#c0311f',
  '#7fb7c4',
  '#e8735a',
  '#1d3557',
  '#cfe3d6',
  '#d9c7a3',
] as const;

const topPrints: readonly Print[] = [
  'mark',
  'mark',
  'wave',
  'chest-stripes',
  'chest-band',
  'hoops',
  'sash',
  'fade',
  'number',
  'dots',
  'backwaters',
  'wordmark',
  'pinstripe',
];
const calmPrints: readonly Print[] = ['mark', 'mark', 'mark', 'fade', 'backwaters', 'wordmark', 'dots'];
const topPanels: readonly Panel[] = ['none', 'none', 'side', 'yoke', 'sleeves', 'hem', 'half', 'trim', 'trim'];
/** Panels that leave a loud print alone. */
const quietPanels: readonly Panel[] = ['none', 'none', 'side', 'sleeves', 'trim'];
const plateChoices: readonly Plate[] = ['studio', 'studio', 'studio', 'horizon', 'sun', 'wave'];
const printedTops: readonly Cut[] = ['tee', 'polo', 'full-sleeve', 'tank'];

/**
 * Chooses the look of a product: panel, print, neck, plate and crop follow from its id, so that every
 * colour of it is the same garment; the accent also follows from the colour, so that it always shows.
 */
export function garmentSpecFor({ productId, cut, department, colourHex }: CatalogueEntry): GarmentSpec {
  const seed = seedOf(`${cut}/${department}/${productId}`);
  const random = randomFrom(seed);
  const print = random.pick(printedTops.includes(cut) ? topPrints : calmPrints);
  const panel = random.pick(print === 'mark' || print === 'wordmark' ? topPanels : quietPanels);
  const neck = random.pick(['crew', 'crew', 'v', 'mock'] as const);
  const plate = random.pick(plateChoices);
  const crop = {
    zoom: Math.round(random.between(0.97, 1.06) * 1000) / 1000,
    turn: Math.round(random.between(-2, 2) * 100) / 100,
    shift: Math.round(random.between(-12, 12)),
  };
  const number = Math.floor(random.between(1, 100));
  const start = Math.floor(random.between(0, accents.length));
  const ordered = [...accents.slice(start), ...accents.slice(0, start)];
  const cloth = clothColour(colourHex);
  const accentHex = ordered.find((accent) => contrast(accent, cloth) >= 2) ?? accents[0];
  return { cut, department, colourHex, accentHex, panel, print, neck, plate, crop, number, seed };
}
