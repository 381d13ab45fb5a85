import type { CutContext, Drawing, Part } from '../drawing-types.ts';
import type { Department } from '../garment-spec.ts';
import { waveMark } from '../lettering.ts';
import { axisX, moved, num, Pen } from '../path.ts';
import { type BottomFit, legHem, outSeam } from './bottom-fit.ts';
import { bandInk, drawcord, waistband } from './waistband.ts';
import { legs } from './legs.ts';
import { bothSides, pair } from './pair.ts';
import { seam, stitches } from './top-trims.ts';

const fits: Readonly<Record<Department, BottomFit>> = {
  men: {
    waist: [158, 118],
    hip: [196, 282],
    crotch: 404,
    knee: [
      [188, 674],
      [58, 690],
    ],
    outer: [166, 1000],
    inner: [70, 1012],
    band: 46,
  },
  women: {
    waist: [134, 118],
    hip: [188, 290],
    crotch: 404,
    knee: [
      [170, 674],
      [50, 690],
    ],
    outer: [144, 1000],
    inner: [62, 1012],
    band: 52,
  },
  kids: {
    waist: [164, 190],
    hip: [200, 336],
    crotch: 446,
    knee: [
      [192, 668],
      [60, 682],
    ],
    outer: [172, 946],
    inner: [74, 958],
    band: 44,
  },
  accessories: {
    waist: [158, 118],
    hip: [196, 282],
    crotch: 404,
    knee: [
      [188, 674],
      [58, 690],
    ],
    outer: [166, 1000],
    inner: [70, 1012],
    band: 46,
  },
};

const leggingsFits: Readonly<Record<Department, BottomFit>> = {
  men: {
    waist: [138, 118],
    hip: [174, 290],
    crotch: 410,
    knee: [
      [142, 676],
      [42, 690],
    ],
    outer: [110, 1006],
    inner: [46, 1014],
    band: 60,
  },
  women: {
    waist: [118, 108],
    hip: [178, 296],
    crotch: 404,
    knee: [
      [138, 676],
      [36, 690],
    ],
    outer: [104, 1006],
    inner: [46, 1014],
    band: 92,
  },
  kids: {
    waist: [140, 190],
    hip: [174, 336],
    crotch: 446,
    knee: [
      [146, 668],
      [44, 682],
    ],
    outer: [118, 946],
    inner: [52, 956],
    band: 62,
  },
  accessories: {
    waist: [138, 118],
    hip: [174, 290],
    crotch: 410,
    knee: [
      [142, 676],
      [42, 690],
    ],
    outer: [110, 1006],
    inner: [46, 1014],
    band: 60,
  },
};

function cuffs(fit: BottomFit, { palette }: CutContext): Part[] {
  const [ox, oy] = [axisX + fit.outer[0], fit.outer[1]];
  const [ix, iy] = [axisX + fit.inner[0], fit.inner[1]];
  const d = new Pen(ox - 2, oy - 8)
    .line(ox - 10, oy + 44)
    .curve(ox - 30, oy + 56, ix + 24, iy + 52, ix + 6, iy + 42)
    .line(ix - 2, iy - 8)
    .curve(ix + 30, iy + 4, ox - 30, oy + 6, ox - 2, oy - 8)
    .closed();
  const lines = Array.from({ length: 30 }, (_, index) => `M${num(ix - 6 + index * 5)} ${oy - 20}v90`).join('');
  const cuff: Part = {
    d,
    fill: palette.rib,
    decor: `<path d="${lines}" stroke="#000" stroke-opacity=".2" stroke-width="1.8"/>`,
    roll: 14,
    round: { from: [ix, oy], to: [ox, oy], strength: 0.8 },
  };
  const [left, right] = pair(cuff, () => []);
  return [{ ...left, round: { from: [axisX * 2 - ox, oy], to: [axisX * 2 - ix, oy], strength: 0.8 } }, right];
}

/** Track pants: drawcord, slanted zip pockets, ribbed ankle cuffs. */
export function trackPant(context: CutContext): Drawing {
  const { spec, view, palette } = context;
  const fit = fits[spec.department];
  const back = view === 'back';
  const y = fit.waist[1] + fit.band;
  const centre = new Pen(axisX, y + 8)
    .curve(axisX + 3, fit.crotch - 120, axisX + 2, fit.crotch - 50, axisX, fit.crotch)
    .outline();
  const slant = new Pen(axisX + fit.waist[0] - 40, y + 12).line(axisX + fit.hip[0] - 24, y + 160).outline();
  const pocket = bothSides(seam(slant, palette.seam, 0.8) + stitches(moved(slant, -9, 2), palette.thread));
  const crease = bothSides(seam(moved(outSeam(fit), -14, 0), palette.seam, 0.22));
  const backPocket = `<path d="M${axisX + 50} ${y + 70}h76" stroke="${palette.seam}" stroke-width="5"/><path d="M${axisX + 46} ${y + 60}h84v20h-84z" fill="none" stroke="${palette.thread}" stroke-width="1.6" stroke-dasharray="5 3.5"/>`;
  return {
    parts: [...legs(fit, context, 0.2), ...cuffs(fit, context), ...waistband(fit, context, back)],
    trims:
      seam(centre, palette.seam, 0.5) +
      crease +
      (back
        ? backPocket
        : `${pocket}${drawcord(fit.waist[1] + fit.band * 0.6 + 12, context, 126)}${waveMark({ x: axisX - fit.hip[0] * 0.56, y: fit.crotch + 6, width: 54 }, palette.print)}`),
    detail: { x: axisX - 210, y: fit.waist[1] - 60, width: 420 },
    ground: { x: axisX, y: fit.outer[1] + 62, reach: fit.outer[0] + 90 },
    surface: 'knit',
  };
}

/** Leggings: high waistband, close legs, panel seams that follow the muscle. */
export function leggings(context: CutContext): Drawing {
  const { spec, view, palette } = context;
  const fit = leggingsFits[spec.department];
  const back = view === 'back';
  const hem = legHem(fit);
  const thigh = new Pen(axisX + fit.hip[0] - 2, fit.hip[1] + 40)
    .curve(axisX + 110, fit.crotch + 60, axisX + 80, fit.crotch + 170, axisX + 96, 660)
    .curve(axisX + 104, 760, axisX + 96, 860, axisX + 84, fit.outer[1])
    .outline();
  const centre = new Pen(axisX, fit.waist[1] + fit.band + 10).line(axisX, fit.crotch).outline();
  const band = waistband(fit, context, back).map((part) => ({ ...part, decor: '' }));
  return {
    parts: [...legs(fit, context, 0.9), ...band],
    trims:
      bothSides(
        seam(thigh, palette.seam, 0.45) +
          stitches(moved(hem, 0, -14), palette.thread) +
          stitches(moved(hem, 0, -20), palette.thread),
      ) +
      seam(centre, palette.seam, back ? 0.6 : 0.35) +
      waveMark({ x: axisX + (back ? 0 : 66), y: fit.waist[1] + fit.band * 0.56 + 8, width: 46 }, bandInk(context)),
    detail: { x: axisX - 190, y: fit.waist[1] - 60, width: 380 },
    ground: { x: axisX, y: fit.outer[1] + 52, reach: fit.outer[0] + 90 },
    surface: 'knit',
  };
}
