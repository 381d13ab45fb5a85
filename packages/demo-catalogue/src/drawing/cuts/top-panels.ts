import type { CutContext } from '../drawing-types.ts';
import type { GarmentSpec } from '../garment-spec.ts';
import { axisX, pictureHeight, num, pathOf, Pen, pictureWidth } from '../path.ts';
import { printed, type PrintArea } from '../prints.ts';
import { lettering, waveMark } from '../lettering.ts';
import { bothSides } from './pair.ts';
import { seam, whole } from './top-trims.ts';
import { armpitOf, type TopFit } from './top-fit.ts';

/** Where a top's prints lie. */
export function topArea(fit: TopFit): PrintArea {
  return {
    left: axisX - fit.armpit[0],
    right: axisX + fit.armpit[0],
    top: fit.shoulder[1],
    bottom: fit.hem[1] + 20,
    line: fit.armpit[1] - 20,
  };
}

function sidePanel(fit: TopFit, colour: string, seamColour: string): string {
  const [ax, ay] = armpitOf(fit);
  const [wx, wy] = [axisX + fit.waist[0], fit.waist[1]];
  const [hx, hy] = [axisX + fit.hem[0], fit.hem[1]];
  const inner = new Pen(ax - 10, ay - 60)
    .curve(ax - 56, ay + 40, wx - 62, wy - 60, wx - 58, wy)
    .curve(wx - 56, wy + 90, hx - 70, hy - 60, hx - 78, hy + 40)
    .outline();
  const shape = `${pathOf(inner)}L${num(hx + 60)} ${num(hy + 40)}L${num(hx + 60)} ${num(ay - 60)}Z`;
  return bothSides(`<path d="${shape}" fill="${colour}"/>${seam(inner, seamColour, 0.45)}`);
}

function yokeLine(fit: TopFit, view: 'front' | 'back'): Pen {
  const y = fit.shoulder[1] + (fit.armpit[1] - fit.shoulder[1]) * (view === 'back' ? 0.34 : 0.46);
  return new Pen(axisX, y + (view === 'back' ? 6 : 30)).curve(
    axisX + 80,
    y + (view === 'back' ? 6 : 26),
    axisX + 150,
    y - 4,
    axisX + 300,
    y - 44,
  );
}

/**
 * Panels and prints of a top's body, to be clipped to it.
 * @returns SVG under the light
 */
export function topDecor(context: CutContext, fit: TopFit): string {
  const { spec, palette, prefix, view } = context;
  const back = view === 'back';
  const area = topArea(fit);
  const print = back ? backPrint(context, fit) : printed({ spec, palette, area, prefix });
  switch (spec.panel) {
    case 'side':
      return ['number', 'wave', 'wordmark'].includes(spec.print)
        ? sidePanel(fit, palette.accent, palette.seam) + print
        : print + sidePanel(fit, palette.accent, palette.seam);
    case 'yoke': {
      const line = whole(yokeLine(fit, back ? 'back' : 'front').outline());
      return `${print}<path d="${pathOf(line)}V0H0Z" fill="${palette.accent}"/>${seam(line, palette.seam)}`;
    }
    case 'hem': {
      const y = fit.hem[1] - 120;
      const line = new Pen(0, y - 20).curve(300, y + 16, 600, y + 16, pictureWidth, y - 20).outline();
      return `${print}<path d="${pathOf(line)}V${pictureHeight}H0Z" fill="${palette.accent}"/>${seam(line, palette.seam)}`;
    }
    case 'half':
      return `<path d="M${back ? 0 : axisX} 0H${back ? axisX : pictureWidth}V${pictureHeight}H${back ? 0 : axisX}Z" fill="${palette.accent}"/>${print}`;
    case 'none':
    case 'sleeves':
    case 'trim':
      return print;
  }
}

function backPrint(context: CutContext, fit: TopFit): string {
  const { spec, palette, prefix } = context;
  const area = topArea(fit);
  switch (spec.print) {
    case 'chest-stripes':
    case 'chest-band':
    case 'hoops':
    case 'fade':
    case 'dots':
    case 'backwaters':
    case 'pinstripe':
      return printed({ spec, palette, area, prefix });
    case 'number':
      return lettering(
        String(spec.number).padStart(2, '0'),
        { x: axisX, y: area.line - 10, height: fit.armpit[0] * 1.15 },
        palette.print,
        21,
      );
    case 'wave':
    case 'sash':
      return waveMark({ x: axisX, y: fit.armpit[1] - 40, width: fit.armpit[0] * 0.9 }, palette.print);
    case 'mark':
    case 'wordmark':
      return lettering('KAYAL', { x: axisX, y: fit.shoulder[1] + 62, height: 34 }, palette.print, 16);
  }
}

/** Colour of the sleeves: the accent when they are the panel. */
export function sleeveFill({ spec, palette }: CutContext): string {
  return spec.panel === 'sleeves' ? palette.accent : palette.main;
}

/** Prints that run on over the sleeves. */
const allOver: readonly GarmentSpec['print'][] = ['hoops', 'pinstripe', 'chest-stripes'];

/** Prints of the right sleeve, clipped to it and mirrored for the left one. */
export function sleeveDecor({ spec, palette, prefix }: CutContext, fit: TopFit): string {
  if (spec.panel === 'sleeves' || !allOver.includes(spec.print)) return '';
  return printed({ spec, palette, area: topArea(fit), prefix: `${prefix}s` });
}
