/** A colour that demo products are dyed in. */
export interface PaletteColour {
  /** Catalogue name, the key (`db_color`, S3.ENT.07). */
  readonly dbColor: string;
  /** Name shown to shoppers, upper-case (`md_color`). */
  readonly mdColor: string;
  /** `#rrggbb` */
  readonly hex: string;
  /** Three letters of the unique code. */
  readonly short: string;
  /** Colours of one family look alike; a product takes at most one of each. */
  readonly family: 'dark' | 'deep' | 'bright' | 'warm' | 'cool' | 'pale' | 'earth';
}

/**
 * The 24 colours of the season. The twelve labels of the static filter are all among
 * them, under their own names, so that each label finds products.
 */
export const palette: readonly PaletteColour[] = [
  { dbColor: 'NAVY', mdColor: 'NAVY', hex: '#1f2a4d', short: 'NVY', family: 'dark' },
  { dbColor: 'CORAL', mdColor: 'HIBISCUS', hex: '#ee6a54', short: 'COR', family: 'warm' },
  { dbColor: 'OFF WHITE', mdColor: 'COCONUT', hex: '#f1ebdd', short: 'OFW', family: 'pale' },
  { dbColor: 'PETROL BLUE', mdColor: 'LAGOON', hex: '#0b5f5a', short: 'PTB', family: 'deep' },
  { dbColor: 'BROOM', mdColor: 'BROOM', hex: '#ffe31a', short: 'BRM', family: 'bright' },
  { dbColor: 'BLACK', mdColor: 'BLACK', hex: '#17191b', short: 'BLK', family: 'dark' },
  { dbColor: 'SKY BLUE', mdColor: 'SKY BLUE', hex: '#7fb8dc', short: 'SKY', family: 'cool' },
  { dbColor: 'MAROON', mdColor: 'MAROON', hex: '#6d1f2f', short: 'MRN', family: 'deep' },
  { dbColor: 'ORANGE', mdColor: 'ORANGE', hex: '#f0701f', short: 'ORG', family: 'warm' },
  { dbColor: 'MINT', mdColor: 'MINT', hex: '#a9d8c2', short: 'MNT', family: 'pale' },
  { dbColor: 'BLUE', mdColor: 'BLUE', hex: '#2459b8', short: 'BLU', family: 'cool' },
  { dbColor: 'OLIVE', mdColor: 'OLIVE', hex: '#62673b', short: 'OLV', family: 'earth' },
  { dbColor: 'WHITE', mdColor: 'WHITE', hex: '#fafafa', short: 'WHT', family: 'pale' },
  { dbColor: 'RED', mdColor: 'RED', hex: '#c8232c', short: 'RED', family: 'bright' },
  { dbColor: 'TEAL', mdColor: 'TEAL', hex: '#138a8a', short: 'TEL', family: 'cool' },
  { dbColor: 'CHARCOAL', mdColor: 'CHARCOAL', hex: '#3b4146', short: 'CHR', family: 'dark' },
  { dbColor: 'MUSTARD', mdColor: 'MARIGOLD', hex: '#e0a21b', short: 'MST', family: 'earth' },
  { dbColor: 'LAVENDER', mdColor: 'LAVENDER', hex: '#b7a6d9', short: 'LAV', family: 'pale' },
  { dbColor: 'GREEN', mdColor: 'GREEN', hex: '#1d7d49', short: 'GRN', family: 'deep' },
  { dbColor: 'PINK', mdColor: 'PINK', hex: '#ec8fae', short: 'PNK', family: 'warm' },
  { dbColor: 'GRAY', mdColor: 'GRAY', hex: '#8d9498', short: 'GRY', family: 'dark' },
  { dbColor: 'YELLOW', mdColor: 'YELLOW', hex: '#f7c52b', short: 'YLW', family: 'bright' },
  { dbColor: 'PURPLE', mdColor: 'PURPLE', hex: '#5d3a8e', short: 'PUR', family: 'deep' },
  { dbColor: 'SAND', mdColor: 'SAND', hex: '#cdb896', short: 'SND', family: 'earth' },
];

/**
 * A colour by its catalogue name. Throws a RangeError for a name that is not in the palette.
 * @param dbColor catalogue name, upper-case
 */
export function paletteColour(dbColor: string): PaletteColour {
  const found = palette.find((colour) => colour.dbColor === dbColor);
  if (found === undefined) throw new RangeError(`not a palette colour: ${dbColor}`);
  return found;
}
