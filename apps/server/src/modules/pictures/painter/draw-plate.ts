import { createHash } from 'node:crypto';

/** The colours of a plate, `#rrggbb`. */
export interface PlateColours {
  readonly ground: string;
  readonly accent: string;
  /** The product's own, so that products without pictures differ, and a chosen colour shows. */
  readonly cloth?: string;
}

/** The shop's own colours, until its owner chooses others. */
export const defaultPlateColours: PlateColours = { ground: '#0b5f5a', accent: '#ffb31a' };

/** Positions within the plate, from 0 to 1, that depend on the name alone. */
function positionsOf(name: string): readonly number[] {
  return [...createHash('sha256').update(name).digest().subarray(0, 3)].map((byte) => byte / 255);
}

/** The parameters of a plate. */
export interface Plate {
  readonly name: string;
  /** px */
  readonly width: number;
  /** px */
  readonly height: number;
  readonly colours: PlateColours;
}

/** Look of the sun: the accent, or a product's colour with a rim of the accent, which also shows a colour like the ground's. */
function sunOf(radius: number, accent: string, cloth: string | undefined): string {
  if (cloth === undefined) return `fill="${accent}" opacity=".85"`;
  return `fill="${cloth}" stroke="${accent}" stroke-width="${Math.round(radius * 0.08)}"`;
}

/**
 * A placeholder in the shop's colours for what has no picture: a sun over water, placed by the name, so that neighbours
 * differ. Pale text is readable on it.
 * @returns SVG
 */
export function drawPlate({ name, width, height, colours }: Plate): string {
  const { ground, accent, cloth } = colours;
  const [sun = 0, tide = 0, swell = 0] = positionsOf(name);
  const radius = Math.round(Math.min(width, height) * (0.12 + sun * 0.06));
  const x = Math.round(width * (0.25 + sun * 0.5));
  const level = Math.round(height * (0.5 + tide * 0.15));
  const lift = Math.round(height * (0.04 + swell * 0.06));
  const water = (top: number, colour: 'white' | 'black', opacity: number): string =>
    `<path d="M0 ${top}C${width * 0.2} ${top - lift} ${width * 0.35} ${top - lift} ${width / 2} ${top}` +
    `S${width * 0.85} ${top + lift} ${width} ${top}V${height}H0Z" fill="${colour}" opacity="${opacity}"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${ground}"/>` +
    `<circle cx="${x}" cy="${level - radius}" r="${radius}" ${sunOf(radius, accent, cloth)}/>` +
    `${water(level, 'white', 0.06)}${water(level + lift * 2, 'black', 0.1)}${water(level + lift * 4, 'black', 0.14)}</svg>`
  );
}
