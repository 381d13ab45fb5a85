import { luminance, mix, saturation, shade, tint } from './colour.ts';
import type { Plate } from './garment-spec.ts';
import { boxAround, boxAttributes, HEIGHT, num, WIDTH } from './path.ts';

const SANDS = ['#e9e2d4', '#dde6e0', '#e6dcd3', '#dfe3e8', '#e8e4d8'] as const;
const DEEP = ['#b9cbc6', '#c9b8a6', '#b4c0cb', '#c6c0ae', '#bcc7b8'] as const;

/**
 * The tint of plate that lets a colour stand out: a breath of its own hue for colours, sand or mist
 * for black and grey, a deeper tone for white.
 * @param colour garment colour, `#rrggbb`
 * @param seed unsigned seed; chooses among the neutral plates
 * @param bold whether the plate may speak as loudly as the garment (category pictures)
 */
export function plateColour(colour: string, seed: number, bold = false): string {
  const level = luminance(colour);
  if (level > 0.72) return DEEP[seed % DEEP.length] ?? DEEP[0];
  const neutral = SANDS[seed % SANDS.length] ?? SANDS[0];
  if (bold && saturation(colour) > 0.3) return mix(colour, neutral, 0.62);
  if (saturation(colour) < 0.3 || level < 0.015) return neutral;
  return mix(tint(colour, 0.25), neutral, 0.76);
}

const DECOR: Readonly<Record<Plate, (colour: string) => string>> = {
  studio: () => '',
  horizon: (colour) => `<rect y="905" width="${WIDTH}" height="220" fill="${tint(colour, 0.32)}" opacity=".75"/>`,
  sun: (colour) => `<circle cx="520" cy="470" r="372" fill="${tint(colour, 0.42)}" opacity=".8"/>`,
  wave: (colour) =>
    `<path d="M0 700C150 610 300 610 450 700S750 790 900 700V1125H0Z" fill="${tint(colour, 0.34)}" opacity=".75"/><path d="M0 860C150 770 300 770 450 860S750 950 900 860V1125H0Z" fill="${tint(colour, 0.5)}" opacity=".6"/>`,
};

/**
 * The ground a garment stands before.
 * @param options.prefix id prefix, unique within the document
 * @param options.colour plate colour, `#rrggbb`
 * @param options.plate its quiet shape
 */
export function plate({ prefix, colour, plate: kind }: { prefix: string; colour: string; plate: Plate }): {
  defs: string;
  shapes: string;
} {
  const defs = `<radialGradient id="${prefix}bg" cx="32%" cy="22%" r="105%"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset=".45" stop-color="#fff" stop-opacity=".08"/><stop offset="1" stop-color="${shade(colour, 0.75)}" stop-opacity=".2"/></radialGradient>`;
  const cover = `width="${WIDTH}" height="${HEIGHT}"`;
  return {
    defs,
    shapes: `<rect ${cover} fill="${colour}"/>${DECOR[kind](colour)}<rect ${cover} fill="url(#${prefix}bg)"/>`,
  };
}

/**
 * Shadows that hold a garment in its room: one on the wall, down and to the right of the light, and
 * one on the ground.
 * @param options.outlines path data of the garment's parts
 * @param options.ground middle and half width of the ground shadow, in picture units; undefined for none
 */
export function shadows({
  prefix,
  colour,
  outlines,
  ground,
}: {
  prefix: string;
  colour: string;
  outlines: readonly string[];
  ground: { readonly x: number; readonly y: number; readonly reach: number } | undefined;
}): { defs: string; shapes: string } {
  const tone = shade(colour, 0.82);
  const shape = outlines.map((d) => `<path d="${d}"/>`).join('');
  const floor =
    ground === undefined
      ? ''
      : `<ellipse cx="${num(ground.x + 14)}" cy="${num(ground.y)}" rx="${num(ground.reach * 1.25)}" ry="44" fill="url(#${prefix}floor)"/>`;
  return {
    defs: `<filter id="${prefix}far" ${boxAttributes(boxAround(outlines, 56))} filterUnits="userSpaceOnUse"><feGaussianBlur in="SourceAlpha" stdDeviation="17"/></filter><radialGradient id="${prefix}floor"><stop offset="0" stop-color="${tone}" stop-opacity=".34"/><stop offset=".5" stop-color="${tone}" stop-opacity=".13"/><stop offset="1" stop-color="${tone}" stop-opacity="0"/></radialGradient>`,
    shapes: `${floor}<g opacity=".25" filter="url(#${prefix}far)"><g transform="translate(17 24)">${shape}</g></g><g transform="translate(3 5)" fill="none" stroke="${tone}" stroke-opacity=".05" stroke-linejoin="round"><g stroke-width="4">${shape}</g><g stroke-width="9">${shape}</g><g stroke-width="15">${shape}</g></g>`,
  };
}
