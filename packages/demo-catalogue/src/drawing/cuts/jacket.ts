import { mix } from '@kayal/commerce-core/plate-colour';
import { standingOut } from '../colour.ts';
import type { CutContext, Drawing, Part } from '../drawing-types.ts';
import { axisX, pictureHeight, moved, num, Pen, symmetric } from '../path.ts';
import { smallMark } from '../prints.ts';
import { bothSides } from './pair.ts';
import { longSleeves } from './long-sleeve.ts';
import { standCollar } from './stand-collar.ts';
import { bodyHalf, hemLine, neckline, topFit, type TopFit } from './top-fit.ts';
import { torsoFolds } from './top-folds.ts';
import { sleeveDecor, sleeveFill, topArea, topDecor } from './top-panels.ts';
import { armholeSeams, seam, sideSeams, stitches } from './top-trims.ts';
import { zip } from './zip.ts';

function pockets(fit: TopFit, { palette }: CutContext): string {
  const x = axisX + fit.waist[0] * 0.62;
  const y = fit.waist[1] - 10;
  const welt = new Pen(x, y).line(x + 46, y + 168).outline();
  return bothSides(
    `<path d="M${num(x)} ${num(y)}l46 168" stroke="#000" stroke-opacity=".4" stroke-width="12" stroke-linecap="round"/><path d="M${num(x)} ${num(y)}l46 168" stroke="${palette.accent}" stroke-width="5" stroke-linecap="round"/>${stitches(moved(welt, -13, 2), palette.thread)}${stitches(moved(welt, 13, -2), palette.thread)}`,
  );
}

function ribbedHem(fit: TopFit, { palette }: CutContext): Part {
  const band = 46;
  const top = { ...fit, hem: [fit.hem[0] + 3, fit.hem[1] - band] as const };
  const line = hemLine(top);
  const below = hemLine({ ...fit, hem: [fit.hem[0] - 8, fit.hem[1] + 4] });
  const d = symmetric(
    new Pen(axisX, fit.hem[1] - band + fit.hemDip)
      .curve(
        axisX + fit.hem[0] * 0.34,
        fit.hem[1] - band + fit.hemDip,
        axisX + fit.hem[0] * 0.7,
        fit.hem[1] - band + fit.hemDip * 0.9,
        ...line.start,
      )
      .line(...below.start)
      .follow(below)
      .outline(),
  );
  const lines = Array.from(
    { length: 70 },
    (_, index) => `M${axisX - 245 + index * 7} ${num(fit.hem[1] - 60)}V${pictureHeight}`,
  ).join('');
  return {
    d,
    fill: palette.rib,
    decor: `<path d="${lines}" stroke="#000" stroke-opacity=".17" stroke-width="2"/>`,
    roll: 14,
    cast: 0.12,
    round: { from: [axisX - fit.hem[0], 900], to: [axisX + fit.hem[0], 900], strength: 0.8 },
  };
}

/** A zipped training jacket with a stand collar, welt pockets and a ribbed hem. */
export function jacket(context: CutContext): Drawing {
  const { spec, view, random, palette, prefix } = context;
  const fit = topFit(spec.department, 10, -14);
  const back = view === 'back';
  const drop = back ? fit.backDrop + 10 : fit.neck[1] + 44;
  const metal = standingOut(palette.main, [mix(palette.accent, '#d8dadb', 0.35)], 1.6);
  const body: Part = {
    d: symmetric(bodyHalf(fit, neckline(fit, 'round', drop))),
    fill: palette.main,
    decor: topDecor(context, fit) + (back ? '' : pockets(fit, context)),
    folds: torsoFolds(fit, random, 0.1, back),
    roll: 48,
    round: { from: [axisX - fit.armpit[0], 600], to: [axisX + fit.armpit[0], 600], strength: 0.8 },
  };
  const sleeves = longSleeves(fit, spec.department, random, {
    fill: sleeveFill(context),
    decor: sleeveDecor(context, fit),
    wide: 12,
  });
  const collar = standCollar(fit, context, {
    fill: spec.panel === 'yoke' || spec.panel === 'trim' ? palette.accent : palette.main,
    height: 52,
    open: back ? -6 : 20,
    drop: drop + 8,
  });
  const yoke = back
    ? seam(
        new Pen(axisX - 240, fit.armpit[1] - 60)
          .curve(axisX - 80, fit.armpit[1] - 30, axisX + 80, fit.armpit[1] - 30, axisX + 240, fit.armpit[1] - 60)
          .outline(),
        palette.seam,
        0.4,
      )
    : '';
  const closure = back
    ? ''
    : zip({ x: axisX, from: collar.top + 6, to: fit.hem[1] + fit.hemDip - 2 }, palette.seam, metal);
  const mark = back
    ? ''
    : smallMark(
        { spec, palette, area: topArea(fit), prefix },
        { x: axisX + fit.armpit[0] * 0.5, y: fit.armpit[1] - 56 },
      );
  return {
    parts: [collar.behind, body, ribbedHem(fit, context), ...sleeves.parts, collar.band],
    trims: armholeSeams(fit, palette.seam) + sideSeams(fit, palette.seam) + yoke + closure + mark,
    detail: { x: axisX - 190, y: fit.neck[1] - 90, width: 410 },
    ground: { x: axisX, y: 1045, reach: fit.hem[0] + 100 },
    surface: 'shell',
  };
}
