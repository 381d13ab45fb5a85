import { shade } from '../colour.ts';
import type { CutContext, Drawing, Part } from '../drawing-types.ts';
import { axisX, num, Pen, symmetric, pictureWidth } from '../path.ts';
import { smallMark } from '../prints.ts';
import { cuffStitches } from './sleeve.ts';
import { pair } from './pair.ts';
import { shortSleeves } from './short-sleeve.ts';
import { bodyHalf, neckline, topFit, type TopFit } from './top-fit.ts';
import { bustFolds, fold, torsoFolds } from './top-folds.ts';
import { sleeveDecor, sleeveFill, topArea, topDecor } from './top-panels.ts';
import { armholeSeams, hemStitches, insideNeck, sideSeams } from './top-trims.ts';

function collarLeaf(fit: TopFit, { palette, random }: CutContext, drop: number): Part[] {
  const [neck, neckY] = fit.neck;
  const d = new Pen(axisX + neck - 14, neckY - 26)
    .curve(axisX + neck + 10, neckY - 22, axisX + neck + 26, neckY + 2, axisX + neck + 22, neckY + 20)
    .curve(axisX + neck + 6, neckY + 60, axisX + 88, drop + 16, axisX + 76, drop + 40)
    .curve(axisX + 50, drop + 28, axisX + 18, drop + 8, axisX + 3, drop - 8)
    .curve(axisX + 30, drop - 34, axisX + neck - 26, neckY + 22, axisX + neck - 14, neckY - 26)
    .closed();
  const edge = `<path d="M${num(axisX + neck + 14)} ${num(neckY + 20)}C${num(axisX + neck - 2)} ${num(neckY + 58)} ${axisX + 80} ${drop + 10} ${axisX + 70} ${drop + 29}L${axisX + 8} ${drop - 8}" fill="none" stroke="${palette.thread}" stroke-width="1.5" stroke-dasharray="5 3.5"/>`;
  const tipped = `<path d="${d}" fill="none" stroke="${palette.accent}" stroke-width="14"/>`;
  const leaf: Part = { d, fill: palette.rib, decor: tipped + edge, roll: 14, cast: 0.5 };
  return pair(leaf, () => [
    fold(
      random,
      [
        [axisX + neck, neckY],
        [axisX + neck - 22, neckY + 50],
        [axisX + 50, drop - 4],
      ],
      20,
      0.4,
    ),
  ]);
}

function placket(drop: number, { palette }: CutContext): string {
  const bottom = drop + 132;
  const buttons = [drop + 26, drop + 66, drop + 106]
    .map(
      (y) =>
        `<circle cx="${axisX + 2}" cy="${y + 2}" r="7.5" fill="#000" opacity=".3"/><circle cx="${axisX}" cy="${y}" r="7" fill="${shade(palette.print, 0.06)}"/><circle cx="${axisX}" cy="${y}" r="4.4" fill="none" stroke="#000" stroke-opacity=".3"/><path d="M${axisX - 1.5} ${y - 1.5}v3m3 -3v3" stroke="#000" stroke-opacity=".5"/>`,
    )
    .join('');
  return `<path d="M${axisX - 21} ${drop - 12}V${bottom}H${axisX + 21}V${drop - 12}" fill="${palette.rib}" fill-opacity=".55" stroke="${palette.seam}" stroke-opacity=".5" stroke-width="2"/><path d="M${axisX + 22} ${drop}V${bottom + 1}H${axisX - 18}" fill="none" stroke="#000" stroke-opacity=".18" stroke-width="5"/><path d="M${axisX - 15} ${drop}V${bottom - 6}H${axisX + 15}V${drop}M${axisX - 18} ${bottom - 18}H${axisX + 18}" fill="none" stroke="${palette.thread}" stroke-width="1.5" stroke-dasharray="5 3.5"/>${buttons}`;
}

function backCollar(fit: TopFit, { palette }: CutContext): Part {
  const [neck, neckY] = fit.neck;
  const d = symmetric(
    new Pen(axisX, neckY - 22)
      .curve(axisX + 50, neckY - 22, axisX + neck - 20, neckY - 22, axisX + neck - 8, neckY - 18)
      .curve(axisX + neck + 16, neckY - 6, axisX + neck + 26, neckY + 12, axisX + neck + 22, neckY + 26)
      .curve(axisX + neck * 0.6, neckY + 46, axisX + 40, neckY + 48, axisX, neckY + 48)
      .outline(),
  );
  return {
    d,
    fill: palette.rib,
    roll: 14,
    cast: 0.4,
    decor: `<path d="${d}" fill="none" stroke="${palette.accent}" stroke-width="14"/>`,
  };
}

/** A polo shirt: knitted, tipped collar and a three-button placket. */
export function polo(context: CutContext): Drawing {
  const { spec, view, random, palette, prefix } = context;
  const fit = topFit(spec.department, 2);
  const back = view === 'back';
  const drop = back ? fit.backDrop : fit.neck[1] + 70;
  const women = spec.department === 'women';
  const body: Part = {
    d: symmetric(bodyHalf(fit, neckline(fit, back ? 'round' : 'v', drop))),
    fill: palette.main,
    decor: topDecor(context, fit) + (back ? '' : placket(drop, context)),
    folds: [...torsoFolds(fit, random, women ? 0.6 : 0.2), ...(women && !back ? bustFolds(fit, random) : [])],
    roll: 46,
    round: { from: [axisX - fit.armpit[0], 600], to: [axisX + fit.armpit[0], 600], strength: 0.8 },
  };
  const sleeves = shortSleeves(fit, spec.department, random, {
    fill: sleeveFill(context),
    decor: sleeveDecor(context, fit),
  });
  const mark = back
    ? ''
    : smallMark(
        { spec, palette, area: topArea(fit), prefix },
        { x: axisX + fit.armpit[0] * 0.5, y: fit.armpit[1] - 70 },
      );
  return {
    parts: [
      ...(back ? [] : insideNeck(fit, context, drop, 30)),
      body,
      ...sleeves.parts,
      ...(back ? [backCollar(fit, context)] : collarLeaf(fit, context, drop)),
    ],
    trims:
      armholeSeams(fit, palette.seam) +
      sideSeams(fit, palette.seam) +
      hemStitches(fit, palette.thread) +
      cuffStitches(sleeves, palette.thread, 24) +
      mark,
    detail: { x: pictureWidth / 2 - 190, y: fit.neck[1] - 50, width: 390 },
    ground: { x: axisX, y: 1040, reach: fit.hem[0] + 60 },
    surface: 'knit',
  };
}
