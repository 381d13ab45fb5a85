import { shade } from '../colour.ts';
import type { CutContext, Drawing, Part } from '../drawing.ts';
import { AXIS, num, Pen, symmetric, WIDTH } from '../path.ts';
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
  const d = new Pen(AXIS + neck - 14, neckY - 26)
    .curve(AXIS + neck + 10, neckY - 22, AXIS + neck + 26, neckY + 2, AXIS + neck + 22, neckY + 20)
    .curve(AXIS + neck + 6, neckY + 60, AXIS + 88, drop + 16, AXIS + 76, drop + 40)
    .curve(AXIS + 50, drop + 28, AXIS + 18, drop + 8, AXIS + 3, drop - 8)
    .curve(AXIS + 30, drop - 34, AXIS + neck - 26, neckY + 22, AXIS + neck - 14, neckY - 26)
    .closed();
  const edge = `<path d="M${num(AXIS + neck + 14)} ${num(neckY + 20)}C${num(AXIS + neck - 2)} ${num(neckY + 58)} ${AXIS + 80} ${drop + 10} ${AXIS + 70} ${drop + 29}L${AXIS + 8} ${drop - 8}" fill="none" stroke="${palette.thread}" stroke-width="1.5" stroke-dasharray="5 3.5"/>`;
  const tipped = `<path d="${d}" fill="none" stroke="${palette.accent}" stroke-width="14"/>`;
  const leaf: Part = { d, fill: palette.rib, decor: tipped + edge, roll: 14, cast: 0.5 };
  return pair(leaf, () => [
    fold(
      random,
      [
        [AXIS + neck, neckY],
        [AXIS + neck - 22, neckY + 50],
        [AXIS + 50, drop - 4],
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
        `<circle cx="${AXIS + 2}" cy="${y + 2}" r="7.5" fill="#000" opacity=".3"/><circle cx="${AXIS}" cy="${y}" r="7" fill="${shade(palette.print, 0.06)}"/><circle cx="${AXIS}" cy="${y}" r="4.4" fill="none" stroke="#000" stroke-opacity=".3"/><path d="M${AXIS - 1.5} ${y - 1.5}v3m3 -3v3" stroke="#000" stroke-opacity=".5"/>`,
    )
    .join('');
  return `<path d="M${AXIS - 21} ${drop - 12}V${bottom}H${AXIS + 21}V${drop - 12}" fill="${palette.rib}" fill-opacity=".55" stroke="${palette.seam}" stroke-opacity=".5" stroke-width="2"/><path d="M${AXIS + 22} ${drop}V${bottom + 1}H${AXIS - 18}" fill="none" stroke="#000" stroke-opacity=".18" stroke-width="5"/><path d="M${AXIS - 15} ${drop}V${bottom - 6}H${AXIS + 15}V${drop}M${AXIS - 18} ${bottom - 18}H${AXIS + 18}" fill="none" stroke="${palette.thread}" stroke-width="1.5" stroke-dasharray="5 3.5"/>${buttons}`;
}

function backCollar(fit: TopFit, { palette }: CutContext): Part {
  const [neck, neckY] = fit.neck;
  const d = symmetric(
    new Pen(AXIS, neckY - 22)
      .curve(AXIS + 50, neckY - 22, AXIS + neck - 20, neckY - 22, AXIS + neck - 8, neckY - 18)
      .curve(AXIS + neck + 16, neckY - 6, AXIS + neck + 26, neckY + 12, AXIS + neck + 22, neckY + 26)
      .curve(AXIS + neck * 0.6, neckY + 46, AXIS + 40, neckY + 48, AXIS, neckY + 48)
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
    round: { from: [AXIS - fit.armpit[0], 600], to: [AXIS + fit.armpit[0], 600], strength: 0.8 },
  };
  const sleeves = shortSleeves(fit, spec.department, random, {
    fill: sleeveFill(context),
    decor: sleeveDecor(context, fit),
  });
  const mark = back
    ? ''
    : smallMark(
        { spec, palette, area: topArea(fit), prefix },
        { x: AXIS + fit.armpit[0] * 0.5, y: fit.armpit[1] - 70 },
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
    detail: { x: WIDTH / 2 - 190, y: fit.neck[1] - 50, width: 390 },
    ground: { x: AXIS, y: 1040, reach: fit.hem[0] + 60 },
    surface: 'knit',
  };
}
