/** Max units of one line, and max lines of one cart. A shop may set lower limits; the database also refuses more units. */
export const cartLimits = { unitsPerLine: 50, linesPerCart: 100 } as const;
