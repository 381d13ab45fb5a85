import { shade } from '../colour.ts';
import type { CutContext, Drawing, Part } from '../drawing.ts';
import { AXIS, num, Pen, symmetric, WIDTH } from '../path.ts';
import { smallMark } from '../prints.ts';
import { bothSides } from './pair.ts';
import { longSleeves } from './long-sleeve.ts';
import { bodyHalf, neckline, topFit, type TopFit } from './top-fit.ts';
import { fold, folds, torsoFolds } from './top-folds.ts';
import { sleeveDecor, sleeveFill, topArea, topDecor } from './top-panels.ts';
import { armholeSeams, hemStitches, sideSeams, stitches } from './top-trims.ts';

function frontHood(fit: TopFit, { palette, random, spec }: CutContext): Part[] {
  const [neck, y] = fit.neck;
  const outer = new Pen(AXIS, y - 104)
    .curve(AXIS + 60, y - 104, AXIS + neck + 16, y - 82, AXIS + neck + 30, y - 20)
    .curve(AXIS + neck + 44, y + 26, AXIS + neck + 18, y + 66, AXIS + 56, y + 116)
    .curve(AXIS + 36, y + 132, AXIS + 12, y + 138, AXIS, y + 138)
    .outline();
  const opening = symmetric(
    new Pen(AXIS, y - 70)
      .curve(AXIS + 50, y - 70, AXIS + neck - 16, y - 50, AXIS + neck - 8, y - 4)
      .curve(AXIS + neck - 10, y + 50, AXIS + 40, y + 92, AXIS, y + 122)
      .outline(),
  );
  const lining = spec.panel === 'trim' || spec.panel === 'sleeves' ? shade(palette.accent, 0.2) : palette.inside;
  const label = `<ellipse cx="${AXIS}" cy="${y + 70}" rx="${neck}" ry="90" fill="#000" opacity=".3"/><ellipse cx="${AXIS}" cy="${y + 96}" rx="${neck * 0.6}" ry="60" fill="#000" opacity=".22"/><rect x="${AXIS - 26}" y="${y - 10}" width="52" height="24" rx="2" fill="#f8f5ee" opacity=".88"/>`;
  return [
    {
      d: symmetric(outer),
      fill: palette.main,
      roll: 30,
      cast: 0.45,
      folds: [
        ...folds(
          random,
          [
            [AXIS + neck + 20, y - 30],
            [AXIS + neck + 10, y + 30],
            [AXIS + 60, y + 96],
          ],
          26,
          0.5,
        ),
        ...folds(
          random,
          [
            [AXIS + neck + 4, y - 50],
            [AXIS + neck + 6, y + 10],
            [AXIS + 70, y + 70],
          ],
          14,
          -0.4,
        ),
      ],
      round: { from: [AXIS - neck - 30, y], to: [AXIS + neck + 30, y], strength: 0.7 },
    },
    {
      d: opening,
      fill: lining,
      roll: 12,
      decor: label,
      folds: [
        fold(
          random,
          [
            [AXIS - 30, y - 60],
            [AXIS - 20, y],
            [AXIS - 26, y + 70],
          ],
          30,
          0.3,
        ),
      ],
    },
  ];
}

function backHood(fit: TopFit, { palette, random }: CutContext): Part {
  const [neck, y] = fit.neck;
  const d = symmetric(
    new Pen(AXIS, y - 48)
      .curve(AXIS + 70, y - 48, AXIS + neck + 20, y - 30, AXIS + neck + 28, y + 10)
      .curve(AXIS + neck + 50, y + 90, AXIS + neck + 4, y + 210, AXIS, y + 236)
      .outline(),
  );
  return {
    d,
    fill: palette.main,
    roll: 34,
    cast: 0.5,
    folds: [
      fold(
        random,
        [
          [AXIS, y - 30],
          [AXIS + 4, y + 90],
          [AXIS, y + 220],
        ],
        24,
        -0.4,
      ),
      ...folds(
        random,
        [
          [AXIS + neck + 20, y + 20],
          [AXIS + 60, y + 70],
          [AXIS + 6, y + 90],
        ],
        26,
        0.5,
      ),
    ],
    round: { from: [AXIS - neck - 30, y], to: [AXIS + neck + 30, y], strength: 0.7 },
  };
}

function pouch(fit: TopFit, { palette, random }: CutContext): Part {
  const top = fit.waist[1] + 24;
  const bottom = fit.hem[1] - 40;
  const d = symmetric(
    new Pen(AXIS, top)
      .line(AXIS + 98, top)
      .curve(AXIS + 118, top + 50, AXIS + 140, top + 76, AXIS + 152, top + 96)
      .line(AXIS + 154, bottom)
      .line(AXIS, bottom + 12)
      .outline(),
  );
  const line = new Pen(AXIS + 88, top + 2)
    .curve(AXIS + 108, top + 54, AXIS + 128, top + 80, AXIS + 142, top + 100)
    .outline();
  return {
    d,
    fill: palette.main,
    decor: bothSides(stitches(line, palette.thread)),
    roll: 18,
    cast: 0.22,
    folds: [
      fold(
        random,
        [
          [AXIS - 110, bottom - 10],
          [AXIS - 40, top + 90],
          [AXIS + 60, top + 50],
        ],
        30,
        0.35,
      ),
      fold(
        random,
        [
          [AXIS + 120, bottom - 8],
          [AXIS + 60, top + 100],
          [AXIS + 20, top + 80],
        ],
        22,
        -0.35,
      ),
    ],
  };
}

function ribs(fit: TopFit, { palette }: CutContext): Part {
  const y = fit.hem[1] - 42;
  const d = symmetric(
    new Pen(AXIS, y + fit.hemDip)
      .curve(AXIS + 90, y + fit.hemDip, AXIS + 150, y + fit.hemDip, AXIS + fit.hem[0] + 2, y)
      .line(AXIS + fit.hem[0] - 10, fit.hem[1] + 8)
      .curve(
        AXIS + 150,
        fit.hem[1] + fit.hemDip + 8,
        AXIS + 80,
        fit.hem[1] + fit.hemDip + 8,
        AXIS,
        fit.hem[1] + fit.hemDip + 8,
      )
      .outline(),
  );
  const lines = Array.from({ length: 80 }, (_, index) => `M${AXIS - 280 + index * 7} ${num(y - 20)}v110`).join('');
  return {
    d,
    fill: palette.rib,
    decor: `<path d="${lines}" stroke="#000" stroke-opacity=".18" stroke-width="2"/>`,
    roll: 14,
    round: { from: [AXIS - fit.hem[0], y], to: [AXIS + fit.hem[0], y], strength: 0.8 },
  };
}

/** A hooded sweatshirt: lined hood, drawcord, kangaroo pouch and ribbed hem. */
export function hoodie(context: CutContext): Drawing {
  const { spec, view, random, palette, prefix } = context;
  const fit = topFit(spec.department, 14, -10);
  const back = view === 'back';
  const drop = fit.neck[1] + 60;
  const body: Part = {
    d: symmetric(bodyHalf(fit, neckline(fit, 'round', drop))),
    fill: palette.main,
    decor: topDecor(context, fit),
    folds: torsoFolds(fit, random, 0),
    roll: 52,
    round: { from: [AXIS - fit.armpit[0], 600], to: [AXIS + fit.armpit[0], 600], strength: 0.8 },
  };
  const sleeves = longSleeves(fit, spec.department, random, {
    fill: sleeveFill(context),
    decor: sleeveDecor(context, fit),
    wide: 18,
  });
  const y = fit.neck[1] + 112;
  const cord = (x: number, bend: number, end: number): string => {
    const d = `M${x} ${y}C${x + bend} ${y + 50} ${x - bend} ${y + 90} ${x + bend * 0.4} ${y + end}`;
    return `<path d="${d}" transform="translate(5 5)" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="8"/><path d="${d}" fill="none" stroke="${palette.print}" stroke-width="7"/><path d="M${x + bend * 0.4} ${y + end - 2}v18" stroke="${palette.seam}" stroke-width="8"/><circle cx="${x}" cy="${y - 2}" r="6" fill="${palette.seam}"/>`;
  };
  const mark = back
    ? ''
    : smallMark(
        { spec, palette, area: topArea(fit), prefix },
        { x: AXIS + fit.armpit[0] * 0.52, y: fit.armpit[1] - 40 },
      );
  return {
    parts: [
      body,
      ribs(fit, context),
      ...(back ? [] : [pouch(fit, context)]),
      ...sleeves.parts,
      ...(back ? [backHood(fit, context)] : frontHood(fit, context)),
    ],
    trims:
      armholeSeams(fit, palette.seam) +
      sideSeams(fit, palette.seam) +
      hemStitches(fit, palette.thread, 50) +
      (back ? '' : cord(AXIS - 38, 9, 140) + cord(AXIS + 38, -8, 156)) +
      mark,
    detail: { x: WIDTH / 2 - 200, y: fit.neck[1] - 90, width: 420 },
    ground: { x: AXIS, y: 1045, reach: fit.hem[0] + 100 },
    surface: 'knit',
  };
}
