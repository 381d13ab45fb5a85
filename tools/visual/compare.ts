/** A picture's raw pixels, four bytes each. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/**
 * How much two pictures may differ before the story counts as changed.
 * - `exact`: the machine that drew the baselines, or one that draws letters the same. The limit is a number of pixels,
 *   not a share: a share would hide a one-pixel change in a tall picture.
 * - `loose`: another font rasteriser. The edges of all letters differ, so only moved or recoloured parts are found.
 */
export const tolerances = {
  exact: { channel: 16, pixels: () => 25, px: 0 },
  loose: { channel: 64, pixels: (area: number) => Math.ceil(area * 0.03), px: 2 },
} as const;

/** How exactly pictures are compared. */
export type Strictness = keyof typeof tolerances;

/**
 * Why two pictures of a story are not the same.
 * @param before the baseline's pixels
 * @param after the pixels of this run
 * @returns a short reason, or `undefined` when they agree within the tolerance
 */
export function difference(before: Pixels, after: Pixels, strictness: Strictness): string | undefined {
  const tolerance = tolerances[strictness];
  const grown = after.height - before.height;
  if (before.width !== after.width || Math.abs(grown) > tolerance.px) {
    return `is ${after.width} × ${after.height} px, was ${before.width} × ${before.height} px`;
  }
  const length = Math.min(before.height, after.height) * before.width * 4;
  let differing = 0;
  for (let at = 0; at < length; at += 4) {
    const red = Math.abs((before.data[at] ?? 0) - (after.data[at] ?? 0));
    const green = Math.abs((before.data[at + 1] ?? 0) - (after.data[at + 1] ?? 0));
    const blue = Math.abs((before.data[at + 2] ?? 0) - (after.data[at + 2] ?? 0));
    if (Math.max(red, green, blue) > tolerance.channel) differing += 1;
  }
  return differing > tolerance.pixels(length / 4) ? `${differing} px differ` : undefined;
}
