import type { CutContext, Drawing, Part } from '../drawing.ts';
import { waveMark } from '../lettering.ts';
import { AXIS, moved, Pen, symmetric } from '../path.ts';
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
    ? new Pen(AXIS, drop).curve(AXIS + 60, drop - 20, AXIS + 76, 260, AXIS + 88, 168).outline()
    : new Pen(AXIS, drop).curve(AXIS + 52, drop, AXIS + 80, 276, AXIS + 84, 168).outline();
  const hole = back
    ? new Pen(AXIS + 136, 172).curve(AXIS + 128, 250, AXIS + 104, 330, AXIS + 168, 432).outline()
    : new Pen(AXIS + 136, 172).curve(AXIS + 128, 262, AXIS + 132, 356, AXIS + 178, 412).outline();
  const [ax, ay] = hole.curves[0]?.slice(4) ?? [];
  const legTop = [AXIS + 196, 764] as const;
  const side = new Pen(ax ?? AXIS, ay ?? 0)
    .curve(AXIS + 172, 480, AXIS + 132, 540, AXIS + 132, 606)
    .curve(AXIS + 132, 664, AXIS + 190, 700, ...legTop)
    .outline();
  const leg = back
    ? new Pen(...legTop).curve(AXIS + 180, 850, AXIS + 100, 930, AXIS + 38, 972).outline()
    : new Pen(...legTop).curve(AXIS + 130, 820, AXIS + 66, 900, AXIS + 36, 972).outline();
  const d = symmetric(
    new Pen(AXIS, drop)
      .follow(neck)
      .curve(AXIS + 100, 160, AXIS + 124, 160, AXIS + 136, 172)
      .follow(hole)
      .follow(side)
      .follow(leg)
      .curve(AXIS + 24, 984, AXIS + 12, 986, AXIS, 986)
      .outline(),
  );
  const area = { left: AXIS - 178, right: AXIS + 178, top: 190, bottom: 980, line: 470 };
  const swim = spec.print === 'mark' || spec.print === 'wordmark' ? '' : printed({ spec, palette, area, prefix });
  const contour = new Pen(AXIS + 120, 330)
    .curve(AXIS + 150, 420, AXIS + 60, 560, AXIS + 76, 660)
    .curve(AXIS + 86, 740, AXIS + 150, 770, AXIS + 230, 790)
    .outline();
  const shape = `M${AXIS + 120} 330C${AXIS + 150} 420 ${AXIS + 60} 560 ${AXIS + 76} 660C${AXIS + 86} 740 ${AXIS + 150} 770 ${AXIS + 230} 790L${AXIS + 300} 300Z`;
  const panel =
    spec.panel === 'none' || spec.panel === 'trim' ? '' : bothSides(`<path d="${shape}" fill="${palette.accent}"/>`);
  const edge = spec.panel === 'trim' ? palette.accent : palette.rib;
  const binding = (line: typeof leg): string =>
    `<path d="M${line.start.join(' ')}${line.curves.map((curve) => `C${curve.join(' ')}`).join('')}" fill="none" stroke="${edge}" stroke-width="20"/>`;
  const insideBack = symmetric(
    new Pen(AXIS, 400)
      .curve(AXIS + 50, 372, AXIS + 82, 270, AXIS + 86, 172)
      .line(AXIS + 132, 176)
      .curve(AXIS + 128, 262, AXIS + 122, 356, AXIS + 160, 420)
      .line(AXIS, 470)
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
          [AXIS + 126, 560],
          [AXIS + 80, 590],
          [AXIS + 20, 596],
        ],
        20,
        0.42,
      ),
      ...folds(
        random,
        [
          [AXIS + 128, 620],
          [AXIS + 84, 630],
          [AXIS + 30, 620],
        ],
        18,
        -0.36,
      ),
      ...folds(
        random,
        [
          [AXIS + 180, 740],
          [AXIS + 110, 760],
          [AXIS + 40, 830],
        ],
        22,
        0.4,
      ),
      ...folds(
        random,
        [
          [AXIS + 150, 450],
          [AXIS + 110, 500],
          [AXIS + 60, 520],
        ],
        22,
        0.35,
      ),
    ],
    roll: 44,
    round: { from: [AXIS - 180, 600], to: [AXIS + 180, 600], strength: 0.9 },
  };
  const mark = waveMark({ x: AXIS + (back ? 0 : 96), y: back ? 520 : 372, width: 52 }, palette.print);
  return {
    parts: [...(back ? [] : [{ d: insideBack, fill: palette.inside, roll: 14 }]), body],
    trims:
      bothSides(stitches(moved(neck, 12, 10), palette.thread) + stitches(moved(leg, -12, -12), palette.thread)) + mark,
    detail: { x: AXIS - 170, y: 180, width: 370 },
    ground: { x: AXIS, y: 1040, reach: 200 },
    surface: 'knit',
  };
}
