import type { CutContext, Drawing, Part } from '../drawing-types.ts';
import { axisX, symmetric } from '../path.ts';
import { smallMark } from '../prints.ts';
import { cuffStitches } from './sleeve.ts';
import { shortSleeves } from './short-sleeve.ts';
import { bodyHalf, neckline, topFit } from './top-fit.ts';
import { bustFolds, torsoFolds } from './top-folds.ts';
import { sleeveDecor, sleeveFill, topArea, topDecor } from './top-panels.ts';
import { armholeSeams, hemStitches, insideNeck, neckBand, sideSeams } from './top-trims.ts';

/** A short-sleeved t-shirt with a crew or V neck. */
export function tee(context: CutContext): Drawing {
  const { spec, view, random, palette, prefix } = context;
  const fit = topFit(spec.department);
  const back = view === 'back';
  const kind = !back && spec.neck === 'v' ? 'v' : 'round';
  const drop = back ? fit.backDrop : fit.drop + (kind === 'v' ? 44 : 0);
  const women = spec.department === 'women';
  const body: Part = {
    d: symmetric(bodyHalf(fit, neckline(fit, kind, drop))),
    fill: palette.main,
    decor: topDecor(context, fit),
    folds: [...torsoFolds(fit, random, women ? 0.6 : 0.1), ...(women && !back ? bustFolds(fit, random) : [])],
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
        { x: axisX + fit.armpit[0] * 0.46, y: fit.armpit[1] - 62 },
      );
  return {
    parts: [
      ...(back ? [] : insideNeck(fit, context, drop)),
      body,
      ...sleeves.parts,
      neckBand(fit, context, kind, drop),
    ],
    trims:
      armholeSeams(fit, palette.seam) +
      sideSeams(fit, palette.seam) +
      hemStitches(fit, palette.thread) +
      cuffStitches(sleeves, palette.thread, 15) +
      mark,
    detail: { x: axisX - 110, y: fit.neck[1] - 40, width: 400 },
    ground: { x: axisX, y: 1040, reach: fit.hem[0] + 60 },
    surface: 'knit',
  };
}
