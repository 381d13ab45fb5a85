import type { CutContext, Fold, Part } from '../drawing.ts';
import { AXIS, HEIGHT, num, type Outline, pathOf, Pen, type Point, symmetric } from '../path.ts';
import { printed, type PrintArea } from '../prints.ts';
import { pair } from './sleeve.ts';
import { fold } from './top-folds.ts';
import { seam } from './top-trims.ts';

/** Measures of a pair of legs: distances from the axis and heights, in picture units. */
export interface BottomFit {
  readonly waist: Point;
  readonly hip: Point;
  readonly crotch: number;
  /** Outer and inner corner of the hem. */
  readonly outer: Point;
  readonly inner: Point;
  /** Outer and inner knee, where the cut has one. */
  readonly knee?: readonly [outer: Point, inner: Point];
  /** Height of the waistband. */
  readonly band: number;
}

function at([x, y]: Point): Point {
  return [AXIS + x, y];
}

/** The right hem from its outer to its inner corner. */
export function legHem({ outer, inner }: BottomFit): Outline {
  const [ox, oy] = at(outer);
  const [ix, iy] = at(inner);
  const bow = Math.max(8, (outer[0] - inner[0]) * 0.07);
  return new Pen(ox, oy).curve(ox - (ox - ix) * 0.28, oy + (iy - oy) * 0.3 + bow, ix + (ox - ix) * 0.3, iy + bow, ix, iy).outline();
}

/** The right outer seam from waist to hem. */
export function outSeam({ waist, hip, knee, outer }: BottomFit): Outline {
  const [wx, wy] = at(waist);
  const [hx, hy] = at(hip);
  const [ox, oy] = at(outer);
  const pen = new Pen(wx, wy).curve(wx + 8, wy + (hy - wy) * 0.4, hx - 2, hy - (hy - wy) * 0.4, hx, hy);
  if (knee === undefined) return pen.curve(hx + 4, hy + (oy - hy) * 0.4, ox - 4, oy - (oy - hy) * 0.4, ox, oy).outline();
  const [kx, ky] = at(knee[0]);
  return pen.curve(hx + 2, hy + (ky - hy) * 0.45, kx + 8, ky - (ky - hy) * 0.35, kx, ky).curve(kx - 8, ky + (oy - ky) * 0.35, ox + 6, oy - (oy - ky) * 0.4, ox, oy).outline();
}

function legOutline(fit: BottomFit): string {
  const { waist, crotch, inner, knee } = fit;
  const [ix, iy] = at(inner);
  const pen = new Pen(AXIS - 2, waist[1]).line(AXIS + waist[0], waist[1]).follow(outSeam(fit)).follow(legHem(fit));
  if (knee === undefined) pen.curve(ix - 6, iy - (iy - crotch) * 0.5, AXIS + 16, crotch + 44, AXIS, crotch);
  else {
    const [kx, ky] = at(knee[1]);
    pen.curve(ix - 6, iy - (iy - ky) * 0.4, kx + 4, ky + (iy - ky) * 0.4, kx, ky).curve(kx - 6, ky - (ky - crotch) * 0.4, AXIS + 14, crotch + 60, AXIS, crotch);
  }
  return pen.line(AXIS - 2, crotch - 4).closed();
}

function hipFolds(fit: BottomFit, { random }: CutContext, tight: number): Fold[] {
  const { crotch, hip, outer, inner, waist } = fit;
  const hx = AXIS + hip[0];
  const list: Fold[] = [
    fold(random, [[AXIS + 6, crotch - 6], [AXIS + 52, crotch - 44], [AXIS + 112, crotch - 62]], 22, 0.6),
    fold(random, [[AXIS + 10, crotch + 10], [AXIS + 62, crotch - 12], [AXIS + 124, crotch - 18]], 20, -0.5),
    fold(random, [[AXIS + 14, crotch + 30], [AXIS + 60, crotch + 26], [AXIS + 120, crotch + 34]], 22, 0.5),
    fold(random, [[AXIS + 4, crotch - 40], [AXIS + 40, crotch - 86], [AXIS + 96, crotch - 116]], 20, 0.38),
    fold(random, [[hx - 8, hip[1] - 40], [hx - 46, hip[1] - 14], [hx - 104, hip[1] - 2]], 20, 0.36),
  ];
  for (let index = 0; index < 6; index += 1) {
    const x = AXIS + ((index + 0.5) / 6) * waist[0];
    list.push(fold(random, [[x, waist[1] + fit.band - 8], [x + 6, waist[1] + fit.band + 40], [x + 10, waist[1] + fit.band + random.between(70, 130)]], 20, index % 2 === 0 ? 0.45 : -0.4, 4));
  }
  if (tight > 0.5) return list;
  for (let index = 0; index < 3; index += 1) {
    const x = AXIS + inner[0] + (outer[0] - inner[0]) * ((index + 0.6) / 3.2);
    list.push(fold(random, [[AXIS + (x - AXIS) * 0.86, crotch - 20 + index * 30], [x - 6, (crotch + outer[1]) / 2], [x, outer[1] + 30]], 44, index % 2 === 0 ? 0.45 : -0.42, 10));
  }
  return list;
}

function kneeFolds(fit: BottomFit, { random }: CutContext): Fold[] {
  if (fit.knee === undefined) return [];
  const [[ox, ky], [ix]] = fit.knee;
  const [hemX, hemY] = at(fit.outer);
  const innerX = AXIS + fit.inner[0];
  return [
    fold(random, [[AXIS + ix + 2, ky - 34], [AXIS + (ix + ox) / 2, ky - 14], [AXIS + ox - 10, ky - 42]], 18, 0.5),
    fold(random, [[AXIS + ix + 2, ky - 4], [AXIS + (ix + ox) / 2, ky + 8], [AXIS + ox - 10, ky - 6]], 16, -0.46),
    fold(random, [[AXIS + ix + 4, ky + 26], [AXIS + (ix + ox) / 2 + 8, ky + 36], [AXIS + ox - 12, ky + 52]], 18, 0.46),
    fold(random, [[innerX + 2, hemY - 78], [(innerX + hemX) / 2, hemY - 60], [hemX - 6, hemY - 84]], 16, 0.5),
    fold(random, [[innerX + 2, hemY - 48], [(innerX + hemX) / 2, hemY - 36], [hemX - 6, hemY - 48]], 14, -0.5),
  ];
}

/** Where a leg's print lies. */
export function legArea(fit: BottomFit): PrintArea {
  return { left: AXIS - fit.outer[0], right: AXIS + fit.outer[0], top: fit.waist[1], bottom: fit.outer[1] + 10, line: fit.crotch + 20 };
}

function legPanel(fit: BottomFit, { spec, palette }: CutContext): string {
  const line = outSeam(fit);
  const stripe = (width: number, colour: string): string => `<path d="${pathOf(line)}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
  const top = fit.outer[1] - (fit.outer[1] - fit.crotch) * 0.3;
  switch (spec.panel) {
    case 'side':
      return stripe(112, palette.accent) + stripe(6, palette.print);
    case 'yoke':
      return stripe(58, palette.accent);
    case 'sleeves':
      return stripe(116, palette.accent) + stripe(84, palette.main) + stripe(52, palette.accent) + stripe(20, palette.main);
    case 'hem':
      return `<path d="M0 ${num(top)}Q${AXIS + 150} ${num(top + 40)} 900 ${num(top - 70)}V${HEIGHT}H0Z" fill="${palette.accent}"/>${seam(new Pen(0, top).curve(300, top + 13, 560, top + 30, 900, top - 70).outline(), palette.seam, 0.3)}`;
    case 'half':
      return `<path d="M${AXIS + fit.outer[0] * 0.2} 0C${AXIS + fit.outer[0]} ${fit.crotch} ${AXIS + fit.outer[0] * 0.3} ${fit.outer[1] - 120} ${AXIS + fit.outer[0] * 1.2} ${fit.outer[1]}L900 0Z" fill="${palette.accent}"/>`;
    case 'none':
    case 'trim':
      return '';
  }
}

/** Prints a leg can carry; the chest prints are for tops. */
const LEG_PRINTS: readonly string[] = ['fade', 'dots', 'backwaters', 'pinstripe'];

/**
 * Both legs as lit, folded parts with panels and prints.
 * @param tight 0 loose … 1 skin-tight
 */
export function legs(fit: BottomFit, context: CutContext, tight: number): Part[] {
  const { spec, palette, prefix, random } = context;
  const print = LEG_PRINTS.includes(spec.print) ? printed({ spec, palette, area: legArea(fit), prefix: `${prefix}l` }) : '';
  const gap = `<path d="M${AXIS} ${fit.crotch - 30}Q${AXIS + 8} ${fit.crotch + 50} ${AXIS + fit.inner[0]} ${fit.inner[1]}" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="26"/>`;
  const middleY = (fit.crotch + fit.outer[1]) / 2;
  const part: Part = { d: legOutline(fit), fill: palette.main, decor: print + legPanel(fit, context) + gap, roll: tight > 0.5 ? 50 : 42, round: { from: [AXIS + 10, middleY], to: [AXIS + fit.outer[0] + 6, middleY - 20], strength: 0.8 } };
  const [left, right] = pair(part, () => [...hipFolds(fit, context, tight), ...kneeFolds(fit, { ...context, random })]);
  return [{ ...left, round: { from: [AXIS - fit.outer[0] - 6, middleY - 20], to: [AXIS - 10, middleY], strength: 0.8 } }, right];
}

/** An elastic waistband with gathers, and the inside of its back. */
export function waistband(fit: BottomFit, { palette, spec, random }: CutContext, back: boolean): Part[] {
  const [half, y] = fit.waist;
  const bow = back ? 4 : 14;
  const d = symmetric(new Pen(AXIS, y + bow).curve(AXIS + half * 0.5, y + bow, AXIS + half * 0.9, y + bow * 0.4, AXIS + half - 2, y - 6).line(AXIS + half + 5, y + fit.band).curve(AXIS + half * 0.8, y + fit.band + bow * 0.6, AXIS + half * 0.4, y + fit.band + bow, AXIS, y + fit.band + bow).outline());
  const inside = symmetric(new Pen(AXIS, y - 16).curve(AXIS + half * 0.5, y - 16, AXIS + half * 0.9, y - 14, AXIS + half - 2, y - 6).curve(AXIS + half * 0.9, y + 20, AXIS + half * 0.5, y + 24, AXIS, y + 24).outline());
  const gathers = Array.from({ length: 56 }, (_, index) => {
    const x = AXIS - half - 4 + (index * (half * 2 + 8)) / 55 + random.between(-2, 2);
    return `M${num(x)} ${num(y - 4)}q${num(random.between(-3, 3))} ${fit.band / 2} 0 ${fit.band + 22}`;
  }).join('');
  const rows = [0.34, 0.67].map((share) => `<path d="M${AXIS - half} ${num(y - 4 + fit.band * share)}Q${AXIS} ${num(y + bow * 1.8 + fit.band * share)} ${AXIS + half} ${num(y - 4 + fit.band * share)}" fill="none" stroke="${palette.thread}" stroke-width="1.6" stroke-dasharray="5 3.5"/>`).join('');
  const fill = spec.panel === 'trim' ? palette.accent : palette.rib;
  return [
    ...(back ? [] : [{ d: inside, fill: palette.inside, roll: 0, decor: `<path d="${inside}" fill="#000" opacity=".25"/>` }]),
    { d, fill, decor: `<path d="${gathers}" fill="none" stroke="#000" stroke-opacity=".2" stroke-width="3"/>${rows}`, roll: 16, cast: 0.3, round: { from: [AXIS - half, y], to: [AXIS + half, y], strength: 0.8 } },
  ];
}

/** A drawcord with knotted ends. */
export function drawcord(y: number, { palette, random }: CutContext, length = 120): string {
  const end = (side: number): string => {
    const sway = side * random.between(14, 34);
    const d = `M${AXIS + side * 16} ${y}C${num(AXIS + side * 12 + sway)} ${y + length * 0.35} ${num(AXIS + side * 20)} ${y + length * 0.6} ${num(AXIS + side * 14 + sway)} ${y + length + side * 8}`;
    return `<circle cx="${AXIS + side * 18}" cy="${y}" r="6" fill="${palette.seam}" opacity=".8"/><path d="${d}" transform="translate(5 6)" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="8"/><path d="${d}" fill="none" stroke="${palette.print}" stroke-width="7" stroke-linecap="round"/><path d="${d}" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="7" stroke-dasharray="2 4"/>`;
  };
  return end(-1) + end(1);
}
