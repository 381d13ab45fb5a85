import { createHash } from 'node:crypto';

/** The shop's colours: deep ground, its lighter tone, the accent. */
const ground = '#0b5f5a';
const wave = '#10706a';
const accent = '#ffb31a';

/** How far into the plate something lies: a number from 0 to 1 that depends on the name alone. */
function positionsOf(name: string): readonly number[] {
  return [...createHash('sha256').update(name).digest().subarray(0, 3)].map((byte) => byte / 255);
}

/**
 * A quiet picture in the shop's colours for what has no picture of its own: a sun over water, placed by the name, so
 * that neighbours differ. Pale text on it can be read.
 * @param plate.width px
 * @param plate.height px
 * @returns SVG
 */
export function drawPlate({ name, width, height }: { name: string; width: number; height: number }): string {
  const [sun = 0, tide = 0, swell = 0] = positionsOf(name);
  const radius = Math.round(Math.min(width, height) * (0.12 + sun * 0.06));
  const x = Math.round(width * (0.25 + sun * 0.5));
  const level = Math.round(height * (0.5 + tide * 0.15));
  const lift = Math.round(height * (0.04 + swell * 0.06));
  const water = (top: number, colour: string, opacity: number): string =>
    `<path d="M0 ${top}C${width * 0.2} ${top - lift} ${width * 0.35} ${top - lift} ${width / 2} ${top}` +
    `S${width * 0.85} ${top + lift} ${width} ${top}V${height}H0Z" fill="${colour}" opacity="${opacity}"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${ground}"/>` +
    `<circle cx="${x}" cy="${level - radius}" r="${radius}" fill="${accent}" opacity=".85"/>` +
    `${water(level, wave, 1)}${water(level + lift * 2, ground, 0.6)}${water(level + lift * 4, '#094c48', 0.8)}</svg>`
  );
}
