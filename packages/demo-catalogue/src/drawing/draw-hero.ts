import { drawScene, type Placed, sceneSpec } from './draw-scene.ts';
import { num } from './path.ts';

/** Layouts of the hero: the headline is at the left of a wide picture, in the lower third of a tall one. */
export const heroLayouts = ['wide', 'tall'] as const;
/** Layout of the hero. */
export type HeroLayout = (typeof heroLayouts)[number];

const lagoonColour = '#0b5f5a';
const marigoldColour = '#ffb31a';
const paperColour = '#f8f5ee';

const jacketSpec = sceneSpec({
  cut: 'jacket',
  department: 'men',
  colourHex: paperColour,
  accentHex: lagoonColour,
  panel: 'yoke',
  seed: 41,
});
const teeSpec = sceneSpec({
  cut: 'tee',
  department: 'men',
  colourHex: '#e8735a',
  accentHex: paperColour,
  print: 'wave',
  seed: 7,
});
const vestSpec = sceneSpec({
  cut: 'tank',
  department: 'women',
  colourHex: marigoldColour,
  accentHex: '#10201e',
  panel: 'side',
  print: 'mark',
  seed: 23,
});
const shortsSpec = sceneSpec({
  cut: 'shorts',
  department: 'men',
  colourHex: '#12333a',
  accentHex: marigoldColour,
  panel: 'side',
  seed: 12,
});
const bottleSpec = sceneSpec({
  cut: 'bottle',
  department: 'accessories',
  colourHex: '#7fc4bd',
  accentHex: '#10201e',
  panel: 'trim',
  print: 'backwaters',
  seed: 16,
});
const capSpec = sceneSpec({
  cut: 'cap',
  department: 'accessories',
  colourHex: '#12333a',
  accentHex: marigoldColour,
  panel: 'trim',
  seed: 5,
});

/** Positions as shares of the picture; scale as the garment picture's height over the picture's. */
const wideScene: readonly (Omit<Placed, 'scale'> & { readonly size: number })[] = [
  { spec: teeSpec, x: 0.6, y: 0.44, size: 0.78, turn: -9 },
  { spec: vestSpec, x: 0.905, y: 0.42, size: 0.8, turn: 8 },
  { spec: jacketSpec, x: 0.755, y: 0.5, size: 1.02, turn: -1.5 },
  { spec: shortsSpec, x: 0.9, y: 0.8, size: 0.66, turn: 6 },
  { spec: capSpec, x: 0.61, y: 0.86, size: 0.52, turn: -7 },
  { spec: bottleSpec, x: 0.52, y: 0.7, size: 0.62, turn: -5 },
];

const tallScene: readonly (Omit<Placed, 'scale'> & { readonly size: number })[] = [
  { spec: teeSpec, x: 0.25, y: 0.27, size: 0.46, turn: -10 },
  { spec: vestSpec, x: 0.8, y: 0.25, size: 0.47, turn: 9 },
  { spec: jacketSpec, x: 0.53, y: 0.32, size: 0.6, turn: -1.5 },
  { spec: shortsSpec, x: 0.79, y: 0.53, size: 0.38, turn: 6 },
  { spec: capSpec, x: 0.24, y: 0.55, size: 0.31, turn: -7 },
];

function wavePath(width: number, height: number, y: number, lift: number): string {
  const step = width / 3;
  return `M${num(-step * 0.4)} ${num(y)}c${num(step / 3)} ${num(-lift)} ${num((step * 2) / 3)} ${num(-lift)} ${num(step)} 0s${num((step * 2) / 3)} ${num(lift)} ${num(step)} 0s${num((step * 2) / 3)} ${num(-lift)} ${num(step)} 0s${num((step * 2) / 3)} ${num(lift)} ${num(step)} 0V${num(height)}H${num(-step * 0.4)}Z`;
}

/**
 * Draws the home page's hero: the collection before a low sun over the lagoon. The calm side is deep
 * lagoon throughout, so that paper-coloured text on it keeps more than 4.5:1.
 * @param options.width picture width in px
 * @param options.height picture height in px
 * @param options.layout wide keeps the left 45 % calm, tall the lower third
 * @returns SVG
 */
export function drawHero({ width, height, layout }: { width: number; height: number; layout: HeroLayout }): string {
  const wide = layout === 'wide';
  const sunX = width * (wide ? 0.76 : 0.54);
  const sunY = height * (wide ? 0.42 : 0.3);
  const sun = wide ? height * 0.46 : width * 0.46;
  const edge = wide ? 'x1="0" y1="0" x2="1" y2="0"' : 'x1="0" y1="1" x2="0" y2="0"';
  const defs = `<linearGradient id="sea" ${edge}><stop offset="0" stop-color="#0a5752"/><stop offset=".36" stop-color="${lagoonColour}"/><stop offset=".62" stop-color="#1f8d84"/><stop offset="1" stop-color="#5dbdb0"/></linearGradient><radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="${num(sunX)}" cy="${num(sunY)}" r="${num(sun * 1.9)}"><stop offset="0" stop-color="#ffe3a3" stop-opacity=".75"/><stop offset=".5" stop-color="#ffd27a" stop-opacity=".22"/><stop offset="1" stop-color="#ffd27a" stop-opacity="0"/></radialGradient><linearGradient id="disc" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffc44d"/><stop offset="1" stop-color="#ff9f3a"/></linearGradient><linearGradient id="near" ${edge}><stop offset="0" stop-color="#0a524d"/><stop offset=".45" stop-color="#0c6660"/><stop offset="1" stop-color="#178077"/></linearGradient>`;
  const shapes = `<rect width="${width}" height="${height}" fill="url(#sea)"/><rect width="${width}" height="${height}" fill="url(#glow)"/><circle cx="${num(sunX)}" cy="${num(sunY)}" r="${num(sun)}" fill="url(#disc)"/><path d="${wavePath(width, height, height * (wide ? 0.66 : 0.5), height * 0.05)}" fill="url(#near)" opacity=".55"/><path d="${wavePath(width * 1.15, height, height * (wide ? 0.8 : 0.6), height * 0.06)}" fill="url(#near)" opacity=".75"/>`;
  const placed = (wide ? wideScene : tallScene).map(({ spec, x, y, size, turn }): Placed => ({
    spec,
    x: x * width,
    y: y * height,
    scale: Math.round(((size * height) / 1125) * 1000) / 1000,
    turn,
  }));
  return drawScene({ width, height, ground: { defs, shapes }, groundHex: '#0a4f4a', placed });
}
