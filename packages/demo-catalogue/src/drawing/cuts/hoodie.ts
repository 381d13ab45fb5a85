import { shade } from '../colour.ts';
import type { CutContext, Drawing, Part } from '../drawing-types.ts';
import { axisX, num, Pen, symmetric, pictureWidth } from '../path.ts';
import { smallMark } from '../prints.ts';
import { bothSides } from './pair.ts';
import { longSleeves } from './long-sleeve.ts';
import { bodyHalf, neckline, topFit, type TopFit } from './top-fit.ts';
import { fold, folds, torsoFolds } from './top-folds.ts';
import { sleeveDecor, sleeveFill, topArea, topDecor } from './top-panels.ts';
import { armholeSeams, hemStitches, sideSeams, stitches } from './top-trims.ts';

function frontHood(fit: TopFit, { palette, random, spec }: CutContext): Part[] {
  const [neck, y] = fit.neck;
  const outer = new Pen(axisX, y - 104)
    .curve(axisX + 60, y - 104, axisX + neck + 16, y - 82, axisX + neck + 30, y - 20)
    .curve(axisX + neck + 44, y + 26, axisX + neck + 18, y + 66, axisX + 56, y + 116)
    .curve(axisX + 36, y + 132, axisX + 12, y + 138, axisX, y + 138)
    .outline();
  const opening = symmetric(
    new Pen(axisX, y - 70)
      .curve(axisX + 50, y - 70, axisX + neck - 16, y - 50, axisX + neck - 8, y - 4)
      .curve(axisX + neck - 10, y + 50, axisX + 40, y + 92, axisX, y + 122)
      .outline(),
  );
  const lining = spec.panel === 'trim' || spec.panel === 'sleeves' ? shade(palette.accent, 0.2) : palette.inside;
  const label = `<ellipse cx="${axisX}" cy="${y + 70}" rx="${neck}" ry="90" fill="#000" opacity=".3"/><ellipse cx="${axisX}" cy="${y + 96}" rx="${neck * 0.6}" ry="60" fill="#000" opacity=".22"/><rect x="${axisX - 26}" y="${y - 10}" width="52" height="24" rx="2" fill="#f8f5ee" opacity=".88"/>`;
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
            [axisX + neck + 20, y - 30],
            [axisX + neck + 10, y + 30],
            [axisX + 60, y + 96],
          ],
          26,
          0.5,
        ),
        ...folds(
          random,
          [
            [axisX + neck + 4, y - 50],
            [axisX + neck + 6, y + 10],
            [axisX + 70, y + 70],
          ],
          14,
          -0.4,
        ),
      ],
      round: { from: [axisX - neck - 30, y], to: [axisX + neck + 30, y], strength: 0.7 },
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
            [axisX - 30, y - 60],
            [axisX - 20, y],
            [axisX - 26, y + 70],
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
    new Pen(axisX, y - 48)
      .curve(axisX + 70, y - 48, axisX + neck + 20, y - 30, axisX + neck + 28, y + 10)
      .curve(axisX + neck + 50, y + 90, axisX + neck + 4, y + 210, axisX, y + 236)
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
          [axisX, y - 30],
          [axisX + 4, y + 90],
          [axisX, y + 220],
        ],
        24,
        -0.4,
      ),
      ...folds(
        random,
        [
          [axisX + neck + 20, y + 20],
          [axisX + 60, y + 70],
          [axisX + 6, y + 90],
        ],
        26,
        0.5,
      ),
    ],
    round: { from: [axisX - neck - 30, y], to: [axisX + neck + 30, y], strength: 0.7 },
  };
}

function pouch(fit: TopFit, { palette, random }: CutContext): Part {
  const top = fit.waist[1] + 24;
  const bottom = fit.hem[1] - 40;
  const d = symmetric(
    new Pen(axisX, top)
      .line(axisX + 98, top)
      .curve(axisX + 118, top + 50, axisX + 140, top + 76, axisX + 152, top + 96)
      .line(axisX + 154, bottom)
      .line(axisX, bottom + 12)
      .outline(),
  );
  const line = new Pen(axisX + 88, top + 2)
    .curve(axisX + 108, top + 54, axisX + 128, top + 80, axisX + 142, top + 100)
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
          [axisX - 110, bottom - 10],
          [axisX - 40, top + 90],
          [axisX + 60, top + 50],
        ],
        30,
        0.35,
      ),
      fold(
        random,
        [
          [axisX + 120, bottom - 8],
          [axisX + 60, top + 100],
          [axisX + 20, top + 80],
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
    new Pen(axisX, y + fit.hemDip)
      .curve(axisX + 90, y + fit.hemDip, axisX + 150, y + fit.hemDip, axisX + fit.hem[0] + 2, y)
      .line(axisX + fit.hem[0] - 10, fit.hem[1] + 8)
      .curve(
        axisX + 150,
        fit.hem[1] + fit.hemDip + 8,
        axisX + 80,
        fit.hem[1] + fit.hemDip + 8,
        axisX,
        fit.hem[1] + fit.hemDip + 8,
      )
      .outline(),
  );
  const lines = Array.from({ length: 80 }, (_, index) => `M${axisX - 280 + index * 7} ${num(y - 20)}v110`).join('');
  return {
    d,
    fill: palette.rib,
    decor: `<path d="${lines}" stroke="#000" stroke-opacity=".18" stroke-width="2"/>`,
    roll: 14,
    round: { from: [axisX - fit.hem[0], y], to: [axisX + fit.hem[0], y], strength: 0.8 },
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
    round: { from: [axisX - fit.armpit[0], 600], to: [axisX + fit.armpit[0], 600], strength: 0.8 },
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
        { x: axisX + fit.armpit[0] * 0.52, y: fit.armpit[1] - 40 },
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
      (back ? '' : cord(axisX - 38, 9, 140) + cord(axisX + 38, -8, 156)) +
      mark,
    detail: { x: pictureWidth / 2 - 200, y: fit.neck[1] - 90, width: 420 },
    ground: { x: axisX, y: 1045, reach: fit.hem[0] + 100 },
    surface: 'knit',
  };
}
