import { tint } from '@kayal/commerce-core/plate-colour';
import { shade } from './colour.ts';
import type { Plate } from './garment-spec.ts';
import { boxAround, boxAttributes, pictureHeight, num, pictureWidth } from './path.ts';

const decorations: Readonly<Record<Plate, (colour: string) => string>> = {
  studio: () => '',
  horizon: (colour) =>
    `<rect y="905" width="${pictureWidth}" height="220" fill="${tint(colour, 0.32)}" opacity=".75"/>`,
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
  const cover = `width="${pictureWidth}" height="${pictureHeight}"`;
  return {
    defs,
    shapes: `<rect ${cover} fill="${colour}"/>${decorations[kind](colour)}<rect ${cover} fill="url(#${prefix}bg)"/>`,
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
