import type { CutContext, Drawing, Part } from '../drawing-types.ts';
import { waveMark } from '../lettering.ts';
import { axisX, moved, Pen, symmetric } from '../path.ts';
import { printed } from '../prints.ts';
import { bothSides } from './pair.ts';
import { topFit } from './top-fit.ts';
import { bustFolds, folds } from './top-folds.ts';
import { seam, stitches } from './top-trims.ts';

/** A one-piece racing swimsuit: wide straps, crossed back, cut legs. */
export function swimsuit(context: CutContext): Drawing {
  const { spec, view, random, palette, prefix } = context;
  const back = view === 'back';
  const drop = back ? 420 : 338;
  const neck = back
    ? new Pen(axisX, drop).curve(axisX + 60, drop - 20, axisX + 76, 260, axisX + 88, 168).outline()
    : new Pen(axisX, drop).curve(axisX + 52, drop, axisX + 80, 276, axisX + 84, 168).outline();
  const hole = back
    ? new Pen(axisX + 136, 172).curve(axisX + 128, 250, axisX + 104, 330, axisX + 168, 432).outline()
    : new Pen(axisX + 136, 172).curve(axisX + 128, 262, axisX + 132, 356, axisX + 178, 412).outline();
  const [ax, ay] = hole.curves[0]?.slice(4) ?? [];
  const legTop = [axisX + 196, 764] as const;
  const side = new Pen(ax ?? axisX, ay ?? 0)
    .curve(axisX + 172, 480, axisX + 132, 540, axisX + 132, 606)
    .curve(axisX + 132, 664, axisX + 190, 700, ...legTop)
    .outline();
  const leg = back
    ? new Pen(...legTop).curve(axisX + 180, 850, axisX + 100, 930, axisX + 38, 972).outline()
    : new Pen(...legTop).curve(axisX + 130, 820, axisX + 66, 900, axisX + 36, 972).outline();
  const d = symmetric(
    new Pen(axisX, drop)
      .follow(neck)
      .curve(axisX + 100, 160, axisX + 124, 160, axisX + 136, 172)
      .follow(hole)
      .follow(side)
      .follow(leg)
      .curve(axisX + 24, 984, axisX + 12, 986, axisX, 986)
      .outline(),
  );
  const area = { left: axisX - 178, right: axisX + 178, top: 190, bottom: 980, line: 470 };
  const swim = spec.print === 'mark' || spec.print === 'wordmark' ? '' : printed({ spec, palette, area, prefix });
  const contour = new Pen(axisX + 120, 330)
    .curve(axisX + 150, 420, axisX + 60, 560, axisX + 76, 660)
    .curve(axisX + 86, 740, axisX + 150, 770, axisX + 230, 790)
    .outline();
  const shape = `M${axisX + 120} 330C${axisX + 150} 420 ${axisX + 60} 560 ${axisX + 76} 660C${axisX + 86} 740 ${axisX + 150} 770 ${axisX + 230} 790L${axisX + 300} 300Z`;
  const panel =
    spec.panel === 'none' || spec.panel === 'trim' ? '' : bothSides(`<path d="${shape}" fill="${palette.accent}"/>`);
  const edge = spec.panel === 'trim' ? palette.accent : palette.rib;
  const binding = (line: typeof leg): string =>
    `<path d="M${line.start.join(' ')}${line.curves.map((curve) => `C${curve.join(' ')}`).join('')}" fill="none" stroke="${edge}" stroke-width="20"/>`;
  const insideBack = symmetric(
    new Pen(axisX, 400)
      .curve(axisX + 50, 372, axisX + 82, 270, axisX + 86, 172)
      .line(axisX + 132, 176)
      .curve(axisX + 128, 262, axisX + 122, 356, axisX + 160, 420)
      .line(axisX, 470)
      .outline(),
  );
  const body: Part = {
    d,
    fill: palette.main,
    decor: swim + panel + bothSides(seam(contour, palette.seam, 0.4) + binding(neck) + binding(hole) + binding(leg)),
    folds: [
      ...(back ? [] : bustFolds({ ...topFit('women'), armpit: [168, 430] }, random)),
      ...folds(
        random,
        [
          [axisX + 126, 560],
          [axisX + 80, 590],
          [axisX + 20, 596],
        ],
        20,
        0.42,
      ),
      ...folds(
        random,
        [
          [axisX + 128, 620],
          [axisX + 84, 630],
          [axisX + 30, 620],
        ],
        18,
        -0.36,
      ),
      ...folds(
        random,
        [
          [axisX + 180, 740],
          [axisX + 110, 760],
          [axisX + 40, 830],
        ],
        22,
        0.4,
      ),
      ...folds(
        random,
        [
          [axisX + 150, 450],
          [axisX + 110, 500],
          [axisX + 60, 520],
        ],
        22,
        0.35,
      ),
    ],
    roll: 44,
    round: { from: [axisX - 180, 600], to: [axisX + 180, 600], strength: 0.9 },
  };
  const mark = waveMark({ x: axisX + (back ? 0 : 96), y: back ? 520 : 372, width: 52 }, palette.print);
  return {
    parts: [...(back ? [] : [{ d: insideBack, fill: palette.inside, roll: 14 }]), body],
    trims:
      bothSides(stitches(moved(neck, 12, 10), palette.thread) + stitches(moved(leg, -12, -12), palette.thread)) + mark,
    detail: { x: axisX - 170, y: 180, width: 370 },
    ground: { x: axisX, y: 1040, reach: 200 },
    surface: 'knit',
  };
}
