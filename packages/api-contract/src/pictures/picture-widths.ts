/**
 * Widths of catalogue pictures that pages offer to the browser, px, ascending. The server sends the next larger width
 * when an address names another.
 */
export const pictureWidths = [240, 360, 480, 640, 750, 900, 1200] as const;
