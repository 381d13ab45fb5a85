import { luminance } from '@kayal/commerce-core/plate-colour';
import type { Drawing, Fold, Part, Surface } from './drawing-types.ts';
import { type Box, boxAround, boxAttributes, clockwise, num, spindle } from './path.ts';

/** Light and cloth settings of one drawing. */
export interface ClothOptions {
  /** Id prefix, unique within the document. */
  readonly prefix: string;
  /** Unsigned seed of the cloth's unevenness. */
  readonly seed: number;
  /** Main colour after {@link clothColour}, `#rrggbb`. */
  readonly colour: string;
  readonly surface: Surface;
  /** Whether single stitches of the knit are visible. */
  readonly close: boolean;
}

/** Lamp height in degrees; flat cloth comes out as mid grey, which hard light leaves alone. */
const lightElevation = 38;
const flatCloth = 0.5 / Math.sin((lightElevation * Math.PI) / 180);

/**
 * The light. Its height map is an alpha channel, made by a mask, because librsvg blurs alpha alone three times faster than
 * colour. A close view cuts the cloth at the picture's edge, and a blur would make it end there: so flat cloth fills the
 * missing part. The kernel is two picture units, so that slopes look the same at every size of the picture. On the
 * blurred map the result is that of one unit, and a card's picture is drawn in two thirds of the time.
 */
function reliefFilter({ prefix, surface, close }: ClothOptions, box: Box): string {
  const soft = surface === 'shell' ? 2.6 : 3.8;
  const height = close
    ? `<feGaussianBlur in="SourceAlpha" stdDeviation="${soft}" result="height"/><feFlood flood-color="#000"/><feGaussianBlur stdDeviation="${soft}" result="inside"/><feComposite in="height" in2="inside" operator="arithmetic" k2="1" k3="-0.56" k4="0.56"/>`
    : `<feGaussianBlur in="SourceAlpha" stdDeviation="${soft}"/>`;
  return `<filter id="${prefix}relief" ${boxAttributes(box)} filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB">${height}<feDiffuseLighting surfaceScale="${surface === 'shell' ? 7.5 : 8.5}" kernelUnitLength="2" diffuseConstant="${flatCloth.toFixed(3)}" lighting-color="#fff"><feDistantLight azimuth="232" elevation="${lightElevation}"/></feDiffuseLighting></filter>`;
}

/** Share of the light laid on: less on black, which only takes highlights, and on white, which only takes shadow. */
function reliefStrength(colour: string): number {
  const level = luminance(colour);
  if (level < 0.06) return 0.62;
  return level > 0.55 ? 0.64 : 0.78;
}

/** Fine unevenness of the cloth: one small tile of noise, repeated; a whole sheet of it would cost 140 ms. */
function grain({ prefix, seed, surface, colour }: ClothOptions, box: Box): { defs: string; shape: string } {
  if (surface === 'hard') return { defs: '', shape: '' };
  const dark = luminance(colour) < 0.06;
  const amount = (surface === 'knit' ? 0.46 : 0.3) * (dark ? 0.8 : luminance(colour) > 0.55 ? 0.45 : 1);
  const level = dark ? 1 : 0;
  return {
    defs: `<filter id="${prefix}noise" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="0.5 0.7" numOctaves="2" seed="${seed % 991}" stitchTiles="stitch"/><feColorMatrix values="0 0 0 0 ${level} 0 0 0 0 ${level} 0 0 0 0 ${level} ${fine(amount)} 0 0 0 -${fine(amount * 0.44)}"/></filter><pattern id="${prefix}grain" width="160" height="160" patternUnits="userSpaceOnUse"><rect width="160" height="160" filter="url(#${prefix}noise)"/></pattern>`,
    shape: `<rect ${boxAttributes(box)} fill="url(#${prefix}grain)"/>`,
  };
}

function foldShapes(folds: readonly Fold[]): string {
  return folds
    .map(({ points, width, depth }) => {
      const fill = depth > 0 ? '#fff' : '#000';
      const steps = Math.min(8, Math.max(3, Math.round(width / 18)));
      const opacity = fine(Math.abs(depth) * (0.9 / steps) + 0.004);
      return Array.from(
        { length: steps },
        (_, step) =>
          `<path d="${spindle(points, width * (1 - step / steps))}" fill="${fill}" fill-opacity="${opacity}"/>`,
      ).join('');
    })
    .join('');
}

function fine(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

function heightOf(part: Part, index: number, prefix: string): string {
  const roll = part.roll ?? 40;
  const edges =
    roll === 0
      ? ''
      : Array.from({ length: 8 }, (_, step) => {
          const near = step / 7;
          return `<path d="${part.d}" fill="none" stroke="#000" stroke-opacity="${fine(0.03 + 0.15 * near * near)}" stroke-width="${num(roll * 2.2 * (1 - near * 0.94))}"/>`;
        }).join('');
  return `<g clip-path="url(#${prefix}p${index})"><path d="${part.d}" fill="#909090"/>${edges}${foldShapes(part.folds ?? [])}</g>`;
}

function roundOf(part: Part, index: number, prefix: string, dark: boolean): { defs: string; shape: string } {
  const { round } = part;
  if (round === undefined) return { defs: '', shape: '' };
  const black = (share: number): string => fine(share * round.strength * (dark ? 1.25 : 1));
  const white = (share: number): string => fine(share * round.strength * (dark ? 0.7 : 1));
  const stops: readonly (readonly [number, string, string])[] = [
    [0, '#000', black(0.3)],
    [0.1, '#000', black(0.1)],
    [0.24, '#fff', white(0.1)],
    [0.36, '#fff', white(0.17)],
    [0.56, '#fff', white(0)],
    [0.6, '#000', black(0)],
    [0.84, '#000', black(0.2)],
    [1, '#000', black(0.46)],
  ];
  return {
    defs: `<linearGradient id="${prefix}v${index}" gradientUnits="userSpaceOnUse" x1="${num(round.from[0])}" y1="${num(round.from[1])}" x2="${num(round.to[0])}" y2="${num(round.to[1])}">${stops
      .map(([offset, colour, opacity]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
      .join('')}</linearGradient>`,
    shape: `<path d="${part.d}" fill="url(#${prefix}v${index})"/>`,
  };
}

function weave({ prefix, surface, colour }: ClothOptions, box: Box): { defs: string; shape: string } {
  if (surface === 'hard') return { defs: '', shape: '' };
  const dark = luminance(colour) < 0.06;
  const cell =
    surface === 'knit'
      ? `<pattern id="${prefix}weave" width="5" height="5.5" patternUnits="userSpaceOnUse"><path d="M0 0L2.5 3.4L5 0" fill="none" stroke="#000" stroke-width="1.1" stroke-opacity="${dark ? 0.5 : 0.2}"/><path d="M0 1.7L2.5 5.1L5 1.7" fill="none" stroke="#fff" stroke-width=".8" stroke-opacity="${dark ? 0.13 : 0.22}"/></pattern>`
      : `<pattern id="${prefix}weave" width="9" height="9" patternUnits="userSpaceOnUse"><path d="M0 0H9M0 0V9" stroke="#000" stroke-width="1" stroke-opacity=".16"/><path d="M0 1.2H9M1.2 0V9M0 4.5H9M4.5 0V9" stroke="#fff" stroke-width=".6" stroke-opacity=".12"/></pattern>`;
  return { defs: cell, shape: `<rect ${boxAttributes(box)} fill="url(#${prefix}weave)"/>` };
}

/**
 * Lights a garment: every part in its colour with panels and prints, rounded by a gradient, then one
 * light from the upper left over the whole height map (edges that roll off, folds), blended as hard
 * light so that the cloth's own colour stays, and the trims above it.
 * @returns SVG definitions and the shapes that use them
 */
export function lit(drawing: Drawing, options: ClothOptions): { defs: string; shapes: string } {
  const { prefix } = options;
  const box = boxAround(
    drawing.parts.map((part) => part.d),
    2,
  );
  const dark = luminance(options.colour) < 0.06;
  const rounds = drawing.parts.map((part, index) => roundOf(part, index, prefix, dark));
  const close = options.close ? weave(options, box) : { defs: '', shape: '' };
  const noise = grain(options, box);
  const clips = drawing.parts.map(
    (part, index) => `<clipPath id="${prefix}p${index}"><path d="${part.d}"/></clipPath>`,
  );
  const pieces = drawing.parts.map((part, index) => {
    const cast =
      part.cast === undefined || part.cast === 0
        ? ''
        : Array.from(
            { length: 5 },
            (_, step) =>
              `<path d="${part.d}" transform="translate(5 8)" fill="none" stroke="#000" stroke-linejoin="round" stroke-opacity="${((part.cast ?? 0) / 4).toFixed(3)}" stroke-width="${num(4 + step * 7)}"/>`,
          ).join('');
    return `${cast}<path d="${part.d}" fill="${part.fill}"/><g clip-path="url(#${prefix}p${index})">${part.decor ?? ''}</g>${rounds[index]?.shape ?? ''}`;
  });
  const defs = `${clips.join('')}<clipPath id="${prefix}all">${drawing.parts.map((part) => `<path d="${clockwise(part.d)}"/>`).join('')}</clipPath>
${rounds.map((round) => round.defs).join('')}${close.defs}${reliefFilter(options, box)}${noise.defs}`;
  const heights = drawing.parts.map((part, index) => heightOf(part, index, prefix)).join('');
  const ground = `<rect ${boxAttributes(box)} fill="#5a5a5a"/>`;
  const mask = `<mask id="${prefix}height" maskUnits="userSpaceOnUse" ${boxAttributes(box)}>${ground}${heights}</mask>`;
  const shapes = `<g clip-path="url(#${prefix}all)">${pieces.join('')}${noise.shape}${close.shape}<g filter="url(#${prefix}relief)" style="mix-blend-mode:hard-light" opacity="${reliefStrength(options.colour)}"><rect ${boxAttributes(box)} mask="url(#${prefix}height)"/></g></g>${drawing.trims}`;
  return { defs: defs + mask, shapes };
}
