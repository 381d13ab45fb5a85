import { drawScene, type Placed, sceneSpec } from './draw-scene.ts';
import type { Department } from './garment-spec.ts';
import { num } from './path.ts';

/** Shapes a home tile comes in: tall 900 × 1125 px, wide 1350 × 900 px. */
export const tileShapes = ['tall', 'wide'] as const;
/** Shape of a home tile. */
export type TileShape = (typeof tileShapes)[number];

interface Look {
  /** Ground from its lit to its shaded corner, and the big shape on it. */
  readonly light: string;
  readonly deep: string;
  readonly disc: string;
  readonly specs: readonly [back: Placed['spec'], front: Placed['spec'], near: Placed['spec']];
}

const tileLooks: Readonly<Record<Department, Look>> = {
  men: {
    light: '#7fb3ad',
    deep: '#2c6f6a',
    disc: '#f2ead8',
    specs: [
      sceneSpec({
        cut: 'track-pant',
        department: 'men',
        colourHex: '#1d2a33',
        accentHex: '#ffb31a',
        panel: 'yoke',
        seed: 51,
      }),
      sceneSpec({
        cut: 'jacket',
        department: 'men',
        colourHex: '#0b5f5a',
        accentHex: '#f8f5ee',
        panel: 'yoke',
        seed: 52,
      }),
      sceneSpec({ cut: 'cap', department: 'accessories', colourHex: '#ffb31a', accentHex: '#10201e', seed: 53 }),
    ],
  },
  women: {
    light: '#f3b79f',
    deep: '#d9785c',
    disc: '#fbe6d6',
    specs: [
      sceneSpec({
        cut: 'leggings',
        department: 'women',
        colourHex: '#3b2440',
        accentHex: '#e8735a',
        panel: 'yoke',
        seed: 61,
      }),
      sceneSpec({
        cut: 'tank',
        department: 'women',
        colourHex: '#f8f5ee',
        accentHex: '#0b5f5a',
        panel: 'trim',
        print: 'backwaters',
        seed: 62,
      }),
      sceneSpec({
        cut: 'sports-bra',
        department: 'women',
        colourHex: '#0b5f5a',
        accentHex: '#ffb31a',
        panel: 'trim',
        seed: 63,
      }),
    ],
  },
  kids: {
    light: '#ffd879',
    deep: '#f0a72c',
    disc: '#fff1c9',
    specs: [
      sceneSpec({
        cut: 'shorts',
        department: 'kids',
        colourHex: '#2f6fb5',
        accentHex: '#f8f5ee',
        panel: 'yoke',
        seed: 71,
      }),
      sceneSpec({
        cut: 'tee',
        department: 'kids',
        colourHex: '#c0311f',
        accentHex: '#f8f5ee',
        print: 'number',
        panel: 'sleeves',
        seed: 72,
      }),
      sceneSpec({
        cut: 'socks',
        department: 'accessories',
        colourHex: '#f8f5ee',
        accentHex: '#2f6fb5',
        panel: 'yoke',
        seed: 73,
      }),
    ],
  },
  accessories: {
    light: '#c8d3da',
    deep: '#8197a4',
    disc: '#f0ece2',
    specs: [
      sceneSpec({
        cut: 'backpack',
        department: 'accessories',
        colourHex: '#1d3557',
        accentHex: '#7fb7c4',
        panel: 'side',
        seed: 80,
      }),
      sceneSpec({
        cut: 'bottle',
        department: 'accessories',
        colourHex: '#ffb31a',
        accentHex: '#10201e',
        panel: 'trim',
        seed: 82,
      }),
      sceneSpec({ cut: 'cap', department: 'accessories', colourHex: '#c0311f', accentHex: '#f8f5ee', seed: 83 }),
    ],
  },
};

/** Positions as shares of the picture, and garment height as a share of its height. */
const tilePlaces: Readonly<
  Record<TileShape, Readonly<Record<Department, readonly [x: number, y: number, size: number, turn: number][]>>>
> = {
  tall: {
    men: [
      [0.64, 0.56, 0.86, 7],
      [0.43, 0.45, 0.9, -4],
      [0.75, 0.8, 0.5, 6],
    ],
    women: [
      [0.66, 0.52, 0.88, 8],
      [0.36, 0.43, 0.82, -6],
      [0.56, 0.78, 0.56, 4],
    ],
    kids: [
      [0.62, 0.68, 0.7, 7],
      [0.44, 0.42, 0.88, -4],
      [0.8, 0.72, 0.56, 8],
    ],
    accessories: [
      [0.42, 0.46, 0.9, -4],
      [0.78, 0.58, 0.76, 6],
      [0.34, 0.8, 0.6, -6],
    ],
  },
  wide: {
    men: [
      [0.74, 0.52, 0.94, 8],
      [0.5, 0.52, 1, -3],
      [0.26, 0.66, 0.66, -8],
    ],
    women: [
      [0.7, 0.5, 1, 8],
      [0.5, 0.5, 0.96, -3],
      [0.27, 0.52, 0.72, -8],
    ],
    kids: [
      [0.72, 0.54, 0.9, 7],
      [0.48, 0.5, 1, -3],
      [0.25, 0.54, 0.76, -6],
    ],
    accessories: [
      [0.47, 0.5, 1.02, -3],
      [0.7, 0.56, 0.9, 6],
      [0.26, 0.66, 0.72, -7],
    ],
  },
};

/**
 * Draws a home tile: three pieces of a department on a ground with the collection's sun and wave.
 * @param kind department
 * @param shape tall (4:5, default) or wide (3:2)
 * @returns SVG, 900 × 1125 or 1350 × 900 px
 */
export function drawTile(kind: Department, shape: TileShape = 'tall'): string {
  const [width, height] = shape === 'tall' ? [900, 1125] : [1350, 900];
  const { light, deep, disc, specs } = tileLooks[kind];
  const defs = `<linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></linearGradient>`;
  const y = height * 0.7;
  const third = width / 2;
  const shapes = `<rect width="${width}" height="${height}" fill="url(#ground)"/><circle cx="${num(width * 0.56)}" cy="${num(height * 0.42)}" r="${num(Math.min(width, height) * 0.4)}" fill="${disc}" opacity=".6"/><path d="M0 ${num(y)}c${num(third / 3)} -70 ${num((third * 2) / 3)} -70 ${num(third)} 0s${num((third * 2) / 3)} 70 ${num(third)} 0V${height}H0Z" fill="${deep}" opacity=".55"/>`;
  const placed = tilePlaces[shape][kind].flatMap(([x, top, size, turn], index): Placed[] => {
    const spec = specs[index];
    return spec === undefined
      ? []
      : [{ spec, x: x * width, y: top * height, scale: Math.round(((size * height) / 1125) * 1000) / 1000, turn }];
  });
  return drawScene({ width, height, ground: { defs, shapes }, groundHex: deep, placed });
}
