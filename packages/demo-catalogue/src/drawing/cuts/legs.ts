import type { CutContext, Part } from '../drawing-types.ts';
import { axisX, pictureHeight, num, pathOf, Pen } from '../path.ts';
import { printed, type PrintArea } from '../prints.ts';
import { type BottomFit, legOutline, outSeam } from './bottom-fit.ts';
import { hipFolds, kneeFolds } from './bottom-folds.ts';
import { pair } from './pair.ts';
import { seam } from './top-trims.ts';

/** Where a leg's print lies. */
export function legArea(fit: BottomFit): PrintArea {
  return {
    left: axisX - fit.outer[0],
    right: axisX + fit.outer[0],
    top: fit.waist[1],
    bottom: fit.outer[1] + 10,
    line: fit.crotch + 20,
  };
}

function legPanel(fit: BottomFit, { spec, palette }: CutContext): string {
  const line = outSeam(fit);
  const stripe = (width: number, colour: string): string =>
    `<path d="${pathOf(line)}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
  const top = fit.outer[1] - (fit.outer[1] - fit.crotch) * 0.3;
  switch (spec.panel) {
    case 'side':
      return stripe(112, palette.accent) + stripe(6, palette.print);
    case 'yoke':
      return stripe(58, palette.accent);
    case 'sleeves':
      return (
        stripe(116, palette.accent) + stripe(84, palette.main) + stripe(52, palette.accent) + stripe(20, palette.main)
      );
    case 'hem':
      return `<path d="M0 ${num(top)}Q${axisX + 150} ${num(top + 40)} 900 ${num(top - 70)}V${pictureHeight}H0Z" fill="${palette.accent}"/>${seam(new Pen(0, top).curve(300, top + 13, 560, top + 30, 900, top - 70).outline(), palette.seam, 0.3)}`;
    case 'half':
      return `<path d="M${axisX + fit.outer[0] * 0.2} 0C${axisX + fit.outer[0]} ${fit.crotch} ${axisX + fit.outer[0] * 0.3} ${fit.outer[1] - 120} ${axisX + fit.outer[0] * 1.2} ${fit.outer[1]}L900 0Z" fill="${palette.accent}"/>`;
    case 'none':
    case 'trim':
      return '';
  }
}

/** Prints a leg can carry; the chest prints are for tops. */
const legPrints: readonly string[] = ['fade', 'dots', 'backwaters', 'pinstripe'];

/**
 * Both legs as lit, folded parts with panels and prints.
 * @param tight 0 loose … 1 skin-tight
 */
export function legs(fit: BottomFit, context: CutContext, tight: number): Part[] {
  const { spec, palette, prefix, random } = context;
  const print = legPrints.includes(spec.print)
    ? printed({ spec, palette, area: legArea(fit), prefix: `${prefix}l` })
    : '';
  const gap = `<path d="M${axisX} ${fit.crotch - 30}Q${axisX + 8} ${fit.crotch + 50} ${axisX + fit.inner[0]} ${fit.inner[1]}" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="26"/>`;
  const middleY = (fit.crotch + fit.outer[1]) / 2;
  const part: Part = {
    d: legOutline(fit),
    fill: palette.main,
    decor: print + legPanel(fit, context) + gap,
    roll: tight > 0.5 ? 50 : 42,
    round: { from: [axisX + 10, middleY], to: [axisX + fit.outer[0] + 6, middleY - 20], strength: 0.8 },
  };
  const [left, right] = pair(part, () => [...hipFolds(fit, context, tight), ...kneeFolds(fit, { ...context, random })]);
  return [
    { ...left, round: { from: [axisX - fit.outer[0] - 6, middleY - 20], to: [axisX - 10, middleY], strength: 0.8 } },
    right,
  ];
}
