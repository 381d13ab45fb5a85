/** Every garment and accessory the renderer can draw. */
export const cutNames = [
  'tee',
  'polo',
  'full-sleeve',
  'tank',
  'jacket',
  'hoodie',
  'shorts',
  'track-pant',
  'leggings',
  'skirt',
  'swim-trunks',
  'swimsuit',
  'sports-bra',
  'bottle',
  'cap',
  'duffel',
  'backpack',
  'socks',
] as const;
/** A garment or accessory shape. */
export type Cut = (typeof cutNames)[number];

/** Departments; a cut has another shape in each. */
export const departments = ['men', 'women', 'kids', 'accessories'] as const;
/** Department for which a cut is shaped. */
export type Department = (typeof departments)[number];

/** Where a second colour is sewn in. */
export const panelNames = ['none', 'side', 'yoke', 'sleeves', 'hem', 'half', 'trim'] as const;
/** Where a second colour is sewn in. */
export type Panel = (typeof panelNames)[number];

/** What is printed on the cloth. */
export const printNames = [
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
] as const;
/** What is printed on the cloth. */
export type Print = (typeof printNames)[number];

/** How a top closes round the neck. */
export const necks = ['crew', 'v', 'mock'] as const;
/** How a top closes round the neck. */
type Neck = (typeof necks)[number];

/** The backgrounds that a garment can have. */
export const plates = ['studio', 'horizon', 'sun', 'wave'] as const;
/** The background of a garment. */
export type Plate = (typeof plates)[number];

/** The three pictures each colour of a product has. */
export const garmentViews = ['front', 'back', 'detail'] as const;
/** One of the three pictures each colour of a product has. */
export type View = (typeof garmentViews)[number];

/** How the garment sits in its picture. */
interface Crop {
  /** Magnification, 1 = as designed. */
  readonly zoom: number;
  /** Turn in degrees, clockwise. */
  readonly turn: number;
  /** Sideways shift in picture units. */
  readonly shift: number;
}

/** Everything that decides a picture. Equal specs give equal SVG. */
export interface GarmentSpec {
  readonly cut: Cut;
  readonly department: Department;
  /** Dye colour, `#rrggbb`. */
  readonly colourHex: string;
  /** Second colour of panels and prints, `#rrggbb`. */
  readonly accentHex: string;
  readonly panel: Panel;
  readonly print: Print;
  readonly neck: Neck;
  readonly plate: Plate;
  readonly crop: Crop;
  /** Squad number 0–99 for the number print. */
  readonly number: number;
  /** Unsigned 32-bit seed of folds and small variations. */
  readonly seed: number;
}
