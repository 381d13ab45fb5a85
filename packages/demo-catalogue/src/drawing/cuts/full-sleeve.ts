import type { CutContext, Drawing, Part } from '../drawing-types.ts';
import { axisX, symmetric } from '../path.ts';
import { smallMark } from '../prints.ts';
import { cuffStitches } from './sleeve.ts';
import { longSleeves } from './long-sleeve.ts';
import { standCollar } from './stand-collar.ts';
import { bodyHalf, neckline, topFit } from './top-fit.ts';
import { bustFolds, torsoFolds } from './top-folds.ts';
import { sleeveDecor, sleeveFill, topArea, topDecor } from './top-panels.ts';
import { armholeSeams, hemStitches, insideNeck, neckBand } from './top-trims.ts';

/** A long-sleeved training top with a crew, V or mock neck. */
export function fullSleeve(context: CutContext): Drawing {
  const { spec, view, random, palette, prefix } = context;
  const fit = topFit(spec.department, -4);
  const back = view === 'back';
  const kind = !back && spec.neck === 'v' ? 'v' : 'round';
  const mock = spec.neck === 'mock';
  const drop = back ? fit.backDrop : mock ? fit.neck[1] + 34 : fit.drop + (kind === 'v' ? 40 : 0);
  const women = spec.department === 'women';
  const body: Part = {
    d: symmetric(bodyHalf(fit, neckline(fit, kind, drop))),
    fill: palette.main,
    decor: topDecor(context, fit),
    folds: [...torsoFolds(fit, random, women ? 0.7 : 0.3), ...(women && !back ? bustFolds(fit, random) : [])],
    roll: 46,
    round: { from: [axisX - fit.armpit[0], 600], to: [axisX + fit.armpit[0], 600], strength: 0.8 },
  };
  const sleeves = longSleeves(fit, spec.department, random, {
    fill: sleeveFill(context),
    decor: sleeveDecor(context, fit),
  });
  const collar = standCollar(fit, context, {
    fill: palette.rib,
    height: 34,
    open: back ? -4 : 16,
    drop: back ? fit.backDrop + 8 : drop + 6,
  });
  const mark = back
    ? ''
    : smallMark(
        { spec, palette, area: topArea(fit), prefix },
        { x: axisX + fit.armpit[0] * 0.46, y: fit.armpit[1] - 66 },
      );
  const behind = mock ? [collar.behind] : back ? [] : insideNeck(fit, context, drop);
  return {
    parts: [...behind, body, ...sleeves.parts, mock ? collar.band : neckBand(fit, context, kind, drop)],
    trims:
      armholeSeams(fit, palette.seam) +
      hemStitches(fit, palette.thread) +
      cuffStitches(sleeves, palette.thread, 18) +
      mark,
    detail: { x: axisX - 110, y: fit.neck[1] - 50, width: 400 },
    ground: { x: axisX, y: 1045, reach: fit.hem[0] + 90 },
    surface: 'knit',
  };
}
