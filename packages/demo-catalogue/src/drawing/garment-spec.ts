import { clothColour, contrast } from './colours.ts';
import { randomFrom, seedOf } from '../random.ts';

/** Departments; most cuts have a drawing for each that wears them. */
export type Department = 'men' | 'women' | 'kids' | 'accessories';
/** The three pictures each colour of a product has. */
export type View = 'front' | 'back' | 'detail';
/** Layouts of the hero: the headline is at the left of a wide picture, in the lower third of a tall one. */
export type HeroLayout = 'wide' | 'tall';

/** Where a second colour is sewn in. A drawing names its layers and parts by these. */
export type Panel = 'none' | 'side' | 'yoke' | 'sleeves' | 'hem' | 'half' | 'trim';

/** Every garment and accessory, with the departments that it is drawn for; an accessory has one drawing. */
const drawnFor = {
  tee: ['men', 'women', 'kids'],
  polo: ['men', 'women', 'kids'],
  'full-sleeve': ['men', 'women'],
  tank: ['men', 'women'],
  jacket: ['men', 'women'],
  hoodie: ['men', 'women', 'kids'],
  shorts: ['men', 'women', 'kids'],
  'track-pant': ['men', 'women', 'kids'],
  leggings: ['women', 'kids'],
  skirt: ['women'],
  'swim-trunks': ['men', 'kids'],
  swimsuit: ['women', 'kids'],
  'sports-bra': ['women'],
  bottle: [],
  cap: [],
  duffel: [],
  backpack: [],
  socks: [],
} as const satisfies Readonly<Record<string, readonly Department[]>>;

/** A garment or accessory shape. */
export type Cut = keyof typeof drawnFor;

/** Everything that decides a picture besides its view. */
export interface GarmentSpec {
  /** A file of `drawings`, without its ending. */
  readonly drawing: string;
  /** Dye colour, `#rrggbb`. */
  readonly colourHex: string;
  /** Second colour, of panels and prints, `#rrggbb`. */
  readonly accentHex: string;
  readonly panel: Panel;
  /** A file of `drawings` whose name begins with `print-`, without that and its ending. */
  readonly print: string;
  readonly plate: 'studio' | 'horizon' | 'sun' | 'waves';
  /** How the garment is placed: size (1 = as drawn), turn in degrees clockwise, shift to the right in picture units. */
  readonly place: { readonly zoom: number; readonly turn: number; readonly shift: number };
  /** Chooses one of the neutral plates. */
  readonly seed: number;
}

/** A product of the catalogue in one colour. */
export interface CatalogueEntry {
  /** The same product keeps its panel and print in all its colours. */
  readonly productId: number;
  readonly cut: Cut;
  readonly department: Department;
  /** Colour of the variant, `#rrggbb`. */
  readonly colourHex: string;
}

const accents = '#f8f5ee #ffb31a #0b5f5a #10201e #c0311f #7fb7c4 #e8735a #1d3557 #cfe3d6 #d9c7a3'.split(' ');
const calmPrints = ['mark', 'mark', 'mark', 'fade', 'backwaters', 'wordmark', 'dots'];
const loudPrints = ['mark', 'mark', 'wave', 'chest-stripes', 'chest-band', 'hoops', 'sash', 'fade', 'number'];
const topPrints = [...loudPrints, 'dots', 'backwaters', 'wordmark', 'pinstripe'];
const panels: readonly Panel[] = ['none', 'none', 'side', 'yoke', 'sleeves', 'hem', 'half', 'trim', 'trim'];
/** Panels that leave a loud print alone. */
const quietPanels: readonly Panel[] = ['none', 'none', 'side', 'sleeves', 'trim'];
const plates = ['studio', 'studio', 'studio', 'horizon', 'sun', 'waves'] as const;

/** Cuts with a chest, and those of them that wear loud prints. */
const tops: readonly Cut[] = ['tee', 'polo', 'full-sleeve', 'tank', 'jacket', 'hoodie'];
const printedTops = tops.slice(0, 4);

/** Whether the catalogue draws garments of this cut. */
export function isCut(name: string): name is Cut {
  return name in drawnFor;
}

/** The drawing of a cut; some cuts have a second one, which some products take. */
function drawingOf({ cut, department }: CatalogueEntry, neck: string, seed: number): string {
  if (cut === 'bottle') return seed % 2 === 0 ? 'flask' : 'bottle';
  const departments: readonly Department[] = drawnFor[cut];
  const drawn = departments.includes(department) ? department : departments[0];
  if (drawn === undefined) return cut;
  if (cut === 'tee' && neck === 'v' && drawn !== 'kids') return `tee-v-${drawn}`;
  return cut === 'full-sleeve' && neck === 'mock' ? `mock-${drawn}` : `${cut}-${drawn}`;
}

/**
 * Chooses the look of a product: it follows from its id, so that every colour of it is the same garment; the accent
 * also follows from the colour, so that it always shows.
 */
export function garmentSpecFor(entry: CatalogueEntry): GarmentSpec {
  const { productId, cut, department, colourHex } = entry;
  const seed = seedOf(`${cut}/${department}/${productId}`);
  const random = randomFrom(seed);
  const picked = random.pick(printedTops.includes(cut) ? topPrints : calmPrints);
  const panel = random.pick(picked === 'mark' || picked === 'wordmark' ? panels : quietPanels);
  const drawing = drawingOf(entry, random.pick(['crew', 'crew', 'v', 'mock']), seed);
  const plate = random.pick(plates);
  const rounded = (value: number): number => Math.round(value * 1000) / 1000;
  const place = {
    zoom: rounded(random.between(0.97, 1.06)),
    turn: rounded(random.between(-2, 2)),
    shift: Math.round(random.between(-12, 12)),
  };
  const number = random.pick([7, 10, 18, 23]);
  const start = Math.floor(random.between(0, accents.length));
  const ordered = [...accents.slice(start), ...accents.slice(0, start)];
  const cloth = clothColour(colourHex);
  const accentHex = ordered.find((accent) => contrast(accent, cloth) >= 2) ?? '#f8f5ee';
  const print = picked === 'wordmark' && !tops.includes(cut) ? 'mark' : picked.replace('number', `number-${number}`);
  return { drawing, colourHex, accentHex, panel, print, plate, place, seed };
}
