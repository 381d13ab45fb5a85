import type { CutContext, Drawing, Fold, Part } from '../drawing-types.ts';
import { waveMark } from '../lettering.ts';
import { axisX, pictureHeight, moved, num, Pen, symmetric } from '../path.ts';
import { printed } from '../prints.ts';
import { type BottomFit } from './bottom-fit.ts';
import { legArea } from './legs.ts';
import { bandInk, waistband } from './waistband.ts';
import { bothSides } from './pair.ts';
import { fold } from './top-folds.ts';
import { stitches } from './top-trims.ts';

const skirtFit: BottomFit = {
  waist: [158, 280],
  hip: [226, 440],
  crotch: 540,
  outer: [308, 800],
  inner: [0, 838],
  band: 66,
};

/** A flared, pleated court skirt. */
export function skirt(context: CutContext): Drawing {
  const { spec, view, random, palette, prefix } = context;
  const [hx, hy] = [axisX + skirtFit.outer[0], skirtFit.outer[1]];
  const hem = new Pen(hx, hy)
    .curve(hx - 50, hy + 34, hx - 70, hy + 6, hx - 112, hy + 26)
    .curve(hx - 150, hy + 46, hx - 180, hy + 18, hx - 222, hy + 32)
    .curve(hx - 256, hy + 44, axisX + 30, hy + 22, axisX, hy + 34)
    .outline();
  const d = symmetric(
    new Pen(axisX, skirtFit.waist[1])
      .line(axisX + skirtFit.waist[0], skirtFit.waist[1])
      .curve(axisX + skirtFit.waist[0] + 30, skirtFit.waist[1] + 120, hx - 40, hy - 180, hx, hy)
      .follow(hem)
      .outline(),
  );
  const pleats: Fold[] = Array.from({ length: 13 }, (_, index): Fold => {
    const share = (index / 12) * 2 - 1;
    return fold(
      random,
      [
        [axisX + share * skirtFit.waist[0] * 0.94, skirtFit.waist[1] + 60],
        [axisX + share * 226, 560],
        [axisX + share * skirtFit.outer[0] * 0.98, hy + 90],
      ],
      62,
      index % 2 === 0 ? 0.7 : -0.66,
      5,
    );
  });
  const print = ['fade', 'dots', 'backwaters', 'pinstripe'].includes(spec.print)
    ? printed({ spec, palette, area: legArea(skirtFit), prefix: `${prefix}k` })
    : '';
  const band =
    spec.panel === 'none' || spec.panel === 'trim'
      ? ''
      : `<path d="M0 ${num(hy - 70)}Q${axisX} ${num(hy)} 900 ${num(hy - 70)}V${pictureHeight}H0Z" fill="${palette.accent}"/>`;
  const body: Part = {
    d,
    fill: palette.main,
    decor: print + band,
    folds: pleats,
    roll: 40,
    round: { from: [axisX - 260, 600], to: [axisX + 280, 600], strength: 0.85 },
  };
  const back = view === 'back';
  return {
    parts: [body, ...waistband(skirtFit, context, back).map((part) => ({ ...part, decor: '' }))],
    trims:
      bothSides(stitches(moved(hem, 0, -14), palette.thread)) +
      waveMark({ x: axisX + (back ? 0 : 96), y: skirtFit.waist[1] + 40, width: 50 }, bandInk(context)),
    detail: { x: axisX - 200, y: skirtFit.waist[1] - 70, width: 400 },
    ground: { x: axisX, y: 950, reach: 320 },
    surface: 'shell',
  };
}
