import { luminance } from '@kayal/commerce-core/plate-colour';
import { shade } from './colour.ts';
import type { Palette } from './drawing-types.ts';
import type { GarmentSpec, Print } from './garment-spec.ts';
import { lettering, waveMark } from './lettering.ts';
import { num } from './path.ts';

/** Where a print may lie on a garment, in picture units. */
export interface PrintArea {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Height of the chest (or thigh) line. */
  readonly line: number;
}

interface PrintContext {
  readonly spec: GarmentSpec;
  readonly palette: Palette;
  readonly area: PrintArea;
  readonly prefix: string;
}

function middle({ left, right }: PrintArea): number {
  return (left + right) / 2;
}

function bar(y: number, height: number, fill: string, opacity = 1): string {
  return `<rect x="0" y="${num(y)}" width="900" height="${num(height)}" fill="${fill}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;
}

function waveLines(area: PrintArea, colour: string, step: number, weight: number, from: number): string {
  const lines: string[] = [];
  let index = 0;
  for (let y = from; y < area.bottom + 80; y += step) {
    const sway = 34 * Math.sin(index * 0.55);
    const lift = 16 + 12 * Math.sin(index * 0.4 + 1);
    lines.push(`M${num(-60 + sway)} ${num(y)}q75 ${num(-lift * 2)} 150 0t150 0t150 0t150 0t150 0t150 0t150 0`);
    index += 1;
  }
  return `<path d="${lines.join('')}" fill="none" stroke="${colour}" stroke-width="${weight}"/>`;
}

const printDrawers: Readonly<Record<Print, (context: PrintContext) => string>> = {
  mark: () => '',
  wave: ({ palette, area }) =>
    waveMark({ x: middle(area), y: area.line + 70, width: (area.right - area.left) * 0.62 }, palette.print),
  'chest-stripes': ({ palette, area }) =>
    bar(area.line, 30, palette.accent) +
    bar(area.line + 44, 30, palette.print) +
    bar(area.line + 88, 10, palette.accent),
  'chest-band': ({ palette, area }) =>
    bar(area.line - 8, 118, palette.accent) + bar(area.line + 118, 7, palette.accent),
  hoops: ({ palette, area }) => {
    const rows = Array.from({ length: 9 }, (_, row) => area.top + 40 + row * 104).filter((y) => y < area.bottom - 60);
    return rows.map((y) => bar(y, 50, palette.accent)).join('');
  },
  sash: ({ palette, area }) => {
    const { left, right, top, bottom } = area;
    return `<path d="M${num(left - 60)} ${num(top + 40)}L${num(left + 90)} ${num(top - 20)}L${num(right + 60)} ${num(bottom - 180)}V${num(bottom - 20)}Z" fill="${palette.accent}"/><path d="M${num(left + 118)} ${num(top - 20)}L${num(left + 136)} ${num(top - 20)}L${num(right + 60)} ${num(bottom - 232)}V${num(bottom - 206)}Z" fill="${palette.print}"/>`;
  },
  fade: ({ palette, area, prefix }) => {
    const deep = luminance(palette.main) > 0.1 ? shade(palette.main, 0.68) : palette.accent;
    return `<linearGradient id="${prefix}fade" gradientUnits="userSpaceOnUse" x1="0" x2="60" y1="${num(area.bottom)}" y2="${num(area.line)}"><stop offset="0" stop-color="${deep}"/><stop offset=".35" stop-color="${deep}" stop-opacity=".75"/><stop offset="1" stop-color="${deep}" stop-opacity="0"/></linearGradient><rect width="900" height="1125" fill="url(#${prefix}fade)"/>`;
  },
  number: ({ spec, palette, area }) => {
    const text = String(spec.number).padStart(2, '0');
    const height = (area.right - area.left) * 0.41;
    return (
      lettering(text, { x: middle(area), y: area.line + 20, height }, palette.print, 21) +
      lettering('KAYAL', { x: middle(area), y: area.line - 34, height: 26 }, palette.print, 15)
    );
  },
  dots: ({ palette, area }) => {
    const circles: string[] = [];
    for (let row = 0; row < 26; row += 1) {
      const y = area.bottom - row * 24;
      const radius = 11 * (1 - row / 26);
      if (y < area.line - 80) break;
      for (let x = area.left - 60 + (row % 2) * 13; x < area.right + 60; x += 26) {
        circles.push(
          `M${num(x - radius)} ${num(y)}a${num(radius)} ${num(radius)} 0 1 0 ${num(radius * 2)} 0a${num(radius)} ${num(radius)} 0 1 0 ${num(-radius * 2)} 0`,
        );
      }
    }
    return `<path d="${circles.join('')}" fill="${palette.accent}"/>`;
  },
  backwaters: ({ palette, area }) => waveLines(area, palette.accent, 30, 7, area.line + 40),
  wordmark: ({ palette, area }) =>
    lettering(
      'KAYAL',
      { x: middle(area), y: area.line + 30, height: (area.right - area.left) * 0.17 },
      palette.print,
      19,
    ),
  pinstripe: ({ palette, area }) => {
    const lines: string[] = [];
    for (let x = area.left - 100; x < area.right + 120; x += 38) lines.push(`M${num(x)} 0V1125`);
    return `<path d="${lines.join('')}" stroke="${palette.print}" stroke-opacity=".55" stroke-width="3"/>`;
  },
};

/** Prints that fill the chest, so that a small mark beside them would be one too many. */
const chestPrints: readonly Print[] = ['wave', 'number', 'wordmark', 'chest-band'];

/** The cloth print of a spec, to be clipped to the part it lies on. */
export function printed(context: PrintContext): string {
  return printDrawers[context.spec.print](context);
}

/**
 * The small chest mark, where the print leaves room for it.
 * @param at middle of the mark
 */
export function smallMark(context: PrintContext, at: { x: number; y: number }): string {
  if (chestPrints.includes(context.spec.print)) return '';
  return waveMark({ ...at, width: 58 }, context.palette.print);
}
