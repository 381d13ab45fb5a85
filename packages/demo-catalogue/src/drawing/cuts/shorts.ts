import type { CutContext, Drawing } from '../drawing-types.ts';
import type { Department } from '../garment-spec.ts';
import { waveMark } from '../lettering.ts';
import { axisX, moved, num, Pen } from '../path.ts';
import { type BottomFit, legHem, outSeam } from './bottom-fit.ts';
import { drawcord, waistband } from './waistband.ts';
import { legs } from './legs.ts';
import { bothSides } from './pair.ts';
import { seam, stitches } from './top-trims.ts';

const fits: Readonly<Record<Department, BottomFit>> = {
  men: { waist: [190, 228], hip: [246, 430], crotch: 560, outer: [292, 846], inner: [40, 872], band: 50 },
  women: { waist: [162, 262], hip: [236, 440], crotch: 566, outer: [276, 716], inner: [36, 742], band: 58 },
  kids: { waist: [196, 276], hip: [250, 450], crotch: 560, outer: [296, 838], inner: [44, 862], band: 48 },
  accessories: { waist: [190, 228], hip: [246, 430], crotch: 560, outer: [292, 846], inner: [40, 872], band: 50 },
};

const trunksFits: Readonly<Record<Department, BottomFit>> = {
  men: { waist: [196, 262], hip: [238, 430], crotch: 560, outer: [266, 744], inner: [30, 772], band: 44 },
  women: { waist: [168, 300], hip: [226, 450], crotch: 570, outer: [248, 666], inner: [30, 692], band: 46 },
  kids: { waist: [196, 300], hip: [238, 450], crotch: 560, outer: [268, 744], inner: [34, 768], band: 42 },
  accessories: { waist: [196, 262], hip: [238, 430], crotch: 560, outer: [266, 744], inner: [30, 772], band: 44 },
};

function pocket(fit: BottomFit, { palette }: CutContext): string {
  const x = axisX + fit.waist[0] - 26;
  const y = fit.waist[1] + fit.band + 4;
  const line = new Pen(x - 28, y).curve(x - 16, y + 60, x + 20, y + 110, x + 62, y + 138).outline();
  return bothSides(`${seam(line, palette.seam, 0.7)}${stitches(moved(line, -9, 6), palette.thread)}`);
}

function drawShorts(context: CutContext, fit: BottomFit, surface: 'knit' | 'shell'): Drawing {
  const { spec, view, palette } = context;
  const back = view === 'back';
  const hem = legHem(fit);
  const mark = waveMark({ x: axisX - fit.outer[0] * 0.62, y: fit.outer[1] - 62, width: 62 }, palette.print);
  const centre = new Pen(axisX, fit.waist[1] + fit.band + 8)
    .curve(axisX + 3, fit.crotch - 160, axisX + 2, fit.crotch - 60, axisX, fit.crotch)
    .outline();
  const patch = `<path d="M${axisX + 66} ${fit.crotch - 150}h110v104l-55 18l-55 -18z" fill="none" stroke="${palette.seam}" stroke-opacity=".45" stroke-width="2"/><path d="M${axisX + 66} ${fit.crotch - 128}h110" stroke="${palette.thread}" stroke-width="1.6" stroke-dasharray="5 3.5"/>`;
  const slit =
    spec.panel === 'none' || spec.panel === 'trim'
      ? bothSides(seam(moved(outSeam(fit), -16, 0), palette.seam, 0.3))
      : '';
  return {
    parts: [...legs(fit, context, 0.1), ...waistband(fit, context, back)],
    trims:
      seam(centre, palette.seam, 0.5) +
      slit +
      (back ? patch : pocket(fit, context)) +
      bothSides(stitches(moved(hem, 0, -18), palette.thread) + stitches(moved(hem, 0, -25), palette.thread)) +
      (back ? '' : mark + drawcord(fit.waist[1] + fit.band * 0.62 + 12, context, 110)),
    detail: { x: axisX - 200, y: fit.waist[1] - 60, width: 410 },
    ground: { x: axisX, y: Number(num(fit.outer[1] + 110)), reach: fit.outer[0] + 20 },
    surface,
  };
}

/** Training shorts: gathered waistband, drawcord, slanted pockets. */
export function shorts(context: CutContext): Drawing {
  return drawShorts(context, fits[context.spec.department], 'shell');
}

/** Swim trunks: shorter, smooth shell cloth, with the same waist. */
export function swimTrunks(context: CutContext): Drawing {
  return drawShorts(context, trunksFits[context.spec.department], 'shell');
}
