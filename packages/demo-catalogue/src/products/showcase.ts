/** A product that the front page shows, and the colour it is shown in. */
export interface ShowcasePlace {
  readonly categoryId: number;
  /** Place in the category's own order, from 0. */
  readonly index: number;
  /** Catalogue name of the colour. */
  readonly colour: string;
}

/** The first eight of the whole list: one of each kind, no two alike in colour. */
export const firstOfAll: readonly ShowcasePlace[] = [
  { categoryId: 5, index: 1, colour: 'CORAL' },
  { categoryId: 4, index: 0, colour: 'PETROL BLUE' },
  { categoryId: 21, index: 1, colour: 'PURPLE' },
  { categoryId: 25, index: 0, colour: 'MUSTARD' },
  { categoryId: 10, index: 1, colour: 'RED' },
  { categoryId: 616, index: 0, colour: 'NAVY' },
  { categoryId: 448, index: 1, colour: 'TEAL' },
  { categoryId: 359, index: 2, colour: 'OLIVE' },
];

/** The first eight of New Arrivals; none of them is among the first eight of all. */
export const firstArrivals: readonly ShowcasePlace[] = [
  { categoryId: 4, index: 4, colour: 'ORANGE' },
  { categoryId: 20, index: 1, colour: 'MINT' },
  { categoryId: 6, index: 0, colour: 'BLUE' },
  { categoryId: 218, index: 0, colour: 'MAROON' },
  { categoryId: 5, index: 0, colour: 'BROOM' },
  { categoryId: 21, index: 0, colour: 'BLACK' },
  { categoryId: 301, index: 0, colour: 'SKY BLUE' },
  { categoryId: 14, index: 0, colour: 'LAVENDER' },
];
