import { standingOut } from '../colour.ts';
import type { CutContext, Part } from '../drawing-types.ts';
import { axisX, num, Pen, symmetric } from '../path.ts';
import type { BottomFit } from './bottom-fit.ts';

/** Colour of the waistband. */
function bandFill({ palette, spec }: Pick<CutContext, 'palette' | 'spec'>): string {
  return spec.panel === 'trim' ? palette.accent : palette.rib;
}

/** A colour for marks on the waistband that stands out from it. */
export function bandInk(context: CutContext): string {
  const { palette } = context;
  return standingOut(bandFill(context), [palette.print, palette.main, palette.accent], 2.2);
}

/** An elastic waistband with gathers, and the inside of its back. */
export function waistband(fit: BottomFit, { palette, spec, random }: CutContext, back: boolean): Part[] {
  const [half, y] = fit.waist;
  const bow = back ? 4 : 14;
  const d = symmetric(
    new Pen(axisX, y + bow)
      .curve(axisX + half * 0.5, y + bow, axisX + half * 0.9, y + bow * 0.4, axisX + half - 2, y - 6)
      .line(axisX + half + 5, y + fit.band)
      .curve(
        axisX + half * 0.8,
        y + fit.band + bow * 0.6,
        axisX + half * 0.4,
        y + fit.band + bow,
        axisX,
        y + fit.band + bow,
      )
      .outline(),
  );
  const inside = symmetric(
    new Pen(axisX, y - 16)
      .curve(axisX + half * 0.5, y - 16, axisX + half * 0.9, y - 14, axisX + half - 2, y - 6)
      .curve(axisX + half * 0.9, y + 20, axisX + half * 0.5, y + 24, axisX, y + 24)
      .outline(),
  );
  const gathers = Array.from({ length: 56 }, (_, index) => {
    const x = axisX - half - 4 + (index * (half * 2 + 8)) / 55 + random.between(-2, 2);
    return `M${num(x)} ${num(y - 4)}q${num(random.between(-3, 3))} ${fit.band / 2} 0 ${fit.band + 22}`;
  }).join('');
  const rows = [0.34, 0.67]
    .map(
      (share) =>
        `<path d="M${axisX - half} ${num(y - 4 + fit.band * share)}Q${axisX} ${num(y + bow * 1.8 + fit.band * share)} ${axisX + half} ${num(y - 4 + fit.band * share)}" fill="none" stroke="${palette.thread}" stroke-width="1.6" stroke-dasharray="5 3.5"/>`,
    )
    .join('');
  const fill = bandFill({ palette, spec });
  return [
    ...(back
      ? []
      : [{ d: inside, fill: palette.inside, roll: 0, decor: `<path d="${inside}" fill="#000" opacity=".25"/>` }]),
    {
      d,
      fill,
      decor: `<path d="${gathers}" fill="none" stroke="#000" stroke-opacity=".2" stroke-width="3"/>${rows}`,
      roll: 16,
      cast: 0.3,
      round: { from: [axisX - half, y], to: [axisX + half, y], strength: 0.8 },
    },
  ];
}

/** A drawcord with knotted ends. */
export function drawcord(y: number, { palette, random }: CutContext, length = 120): string {
  const end = (side: number): string => {
    const sway = side * random.between(14, 34);
    const d = `M${axisX + side * 16} ${y}C${num(axisX + side * 12 + sway)} ${y + length * 0.35} ${num(axisX + side * 20)} ${y + length * 0.6} ${num(axisX + side * 14 + sway)} ${y + length + side * 8}`;
    return `<circle cx="${axisX + side * 18}" cy="${y}" r="6" fill="${palette.seam}" opacity=".8"/><path d="${d}" transform="translate(5 6)" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="8"/><path d="${d}" fill="none" stroke="${palette.print}" stroke-width="7" stroke-linecap="round"/><path d="${d}" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="7" stroke-dasharray="2 4"/>`;
  };
  return end(-1) + end(1);
}
