import { shade } from '../colour.ts';
import type { CutContext, Part } from '../drawing-types.ts';
import { axisX, num, Pen, symmetric } from '../path.ts';
import type { TopFit } from './top-fit.ts';
import { fold } from './top-folds.ts';

/** A collar that stands round the neck: the band in front and the inside seen behind it. */
export interface StandCollar {
  readonly behind: Part;
  readonly band: Part;
  /** Height of the band's top in front. */
  readonly top: number;
}

/**
 * A closed stand collar.
 * @param height of the band at the sides, in picture units
 * @param open how far the front dips below the sides' top
 */
export function standCollar(
  fit: TopFit,
  { palette, random }: CutContext,
  look: { fill: string; height: number; open: number; drop: number },
): StandCollar {
  const [neck, neckY] = fit.neck;
  const top = neckY - look.height;
  const front = top + look.open;
  const half = neck - 10;
  const band = new Pen(axisX, front)
    .curve(axisX + half * 0.5, front, axisX + half * 0.88, top + look.open * 0.5, axisX + half, top)
    .curve(axisX + half + 8, top + 4, axisX + neck + 2, neckY - 16, axisX + neck + 8, neckY + 2);
  const closed = symmetric({
    start: [axisX, front],
    curves: [
      ...band.outline().curves,
      ...new Pen(axisX + neck + 8, neckY + 2)
        .curve(axisX + neck * 0.9, neckY + (look.drop - neckY) * 0.6, axisX + neck * 0.56, look.drop, axisX, look.drop)
        .outline().curves,
    ],
  });
  const behind = symmetric(
    new Pen(axisX, top - 16)
      .curve(axisX + half * 0.6, top - 16, axisX + half * 0.95, top - 10, axisX + half, top + 2)
      .curve(axisX + half * 0.9, front + 14, axisX + half * 0.5, front + 14, axisX, front + 14)
      .outline(),
  );
  const ledge = `<path d="M${num(axisX - half)} ${num(top)}Q${axisX} ${num(top - 2)} ${num(axisX + half)} ${num(top)}" fill="none" stroke="#000" stroke-opacity=".25" stroke-width="12"/>`;
  return {
    behind: { d: behind, fill: shade(palette.inside, 0.1), roll: 0, decor: ledge },
    band: {
      d: closed,
      fill: look.fill,
      roll: 16,
      cast: 0.3,
      folds: [
        fold(
          random,
          [
            [axisX - half, neckY - 20],
            [axisX - 30, look.drop - 34],
            [axisX + 40, look.drop - 40],
          ],
          18,
          0.4,
        ),
        fold(
          random,
          [
            [axisX + half, neckY - 26],
            [axisX + 40, look.drop - 26],
            [axisX - 10, look.drop - 24],
          ],
          16,
          -0.4,
        ),
      ],
      round: { from: [axisX - neck, neckY], to: [axisX + neck, neckY], strength: 0.8 },
    },
    top: front,
  };
}
