import type { CutContext, Drawing, Part } from '../drawing-types.ts';
import { axisX, moved, pathOf, Pen, symmetric } from '../path.ts';
import { smallMark } from '../prints.ts';
import { bothSides } from './pair.ts';
import { hemLine, neckline, sideSeam, topFit, type TopFit } from './top-fit.ts';
import { bustFolds, torsoFolds } from './top-folds.ts';
import { topArea, topDecor } from './top-panels.ts';
import { hemStitches, insideNeck, neckBand, sideSeams, stitches } from './top-trims.ts';

function tankFit(context: CutContext): TopFit {
  const fit = topFit(context.spec.department, -6);
  const women = context.spec.department === 'women';
  return {
    ...fit,
    neck: [fit.neck[0] + (women ? 14 : 10), fit.neck[1] + 4],
    shoulder: [fit.shoulder[0] - (women ? 26 : 46), fit.shoulder[1] - 14],
    armpit: [fit.armpit[0], fit.armpit[1] + 16],
    drop: fit.drop + 44,
  };
}

/** A running vest: scooped neck and deep, bound armholes. */
export function tank(context: CutContext): Drawing {
  const { spec, view, random, palette, prefix } = context;
  const fit = tankFit(context);
  const back = view === 'back';
  const drop = back ? fit.backDrop + 30 : fit.drop;
  const [sx, sy] = [axisX + fit.shoulder[0], fit.shoulder[1]];
  const [ax, ay] = [axisX + fit.armpit[0], fit.armpit[1]];
  const scoop = back ? 62 : 46;
  const hole = new Pen(sx, sy).curve(sx - scoop, sy + (ay - sy) * 0.46, ax - scoop - 30, ay - 14, ax, ay);
  const neck = neckline(fit, 'round', drop);
  const half = new Pen(axisX, drop)
    .follow(neck)
    .line(sx, sy)
    .follow(hole.outline())
    .follow(sideSeam(fit))
    .follow(hemLine(fit))
    .outline();
  const body: Part = {
    d: symmetric(half),
    fill: palette.main,
    decor: topDecor(context, fit),
    folds: [
      ...torsoFolds(fit, random, spec.department === 'women' ? 0.6 : 0.15),
      ...(spec.department === 'women' && !back ? bustFolds(fit, random) : []),
    ],
    roll: 44,
    round: { from: [axisX - fit.armpit[0], 600], to: [axisX + fit.armpit[0], 600], strength: 0.85 },
  };
  const inner = moved(hole.outline(), -15, 6);
  const binding = bothSides(
    `<path d="${pathOf(moved(hole.outline(), -7, 3))}" fill="none" stroke="${palette.rib}" stroke-width="15"/><path d="${pathOf(moved(hole.outline(), -2, 0))}" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="4"/>${stitches(inner, palette.thread)}`,
  );
  const insideBack = symmetric(
    new Pen(axisX, sy + 20)
      .line(sx - 30, sy + 40)
      .curve(sx - 40, sy + 100, ax - 70, ay - 6, ax - 6, ay + 8)
      .line(axisX, ay + 30)
      .outline(),
  );
  const mark = back
    ? ''
    : smallMark(
        { spec, palette, area: topArea(fit), prefix },
        { x: axisX + fit.armpit[0] * 0.36, y: fit.armpit[1] - 40 },
      );
  return {
    parts: [
      { d: insideBack, fill: palette.inside, roll: 20 },
      ...(back ? [] : insideNeck(fit, context, drop)),
      { ...body, decor: `${body.decor ?? ''}${binding}` },
      neckBand(fit, context, 'round', drop, 17),
    ],
    trims: sideSeams(fit, palette.seam) + hemStitches(fit, palette.thread) + mark,
    detail: { x: axisX - 170, y: fit.neck[1] - 40, width: 400 },
    ground: { x: axisX, y: 1040, reach: fit.hem[0] + 50 },
    surface: 'knit',
  };
}
