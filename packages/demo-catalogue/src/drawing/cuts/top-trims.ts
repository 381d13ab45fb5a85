import type { CutContext, Part } from '../drawing-types.ts';
import { shade } from '../colour.ts';
import { waveMark } from '../lettering.ts';
import { axisX, mirrored, moved, num, type Outline, pathOf, Pen, reversed, symmetric } from '../path.ts';
import { bothSides } from './pair.ts';
import { armhole, hemLine, neckline, sideSeam, type TopFit } from './top-fit.ts';

/** A seam: a fine dark line with a light one beside it. */
export function seam(line: Outline, colour: string, opacity = 0.5): string {
  return `<path d="${pathOf(line)}" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="2.2"/><path d="${pathOf(moved(line, -1.8, 1.2))}" fill="none" stroke="#fff" stroke-opacity="${opacity * 0.34}" stroke-width="1.4"/>`;
}

/** A row of stitches. */
export function stitches(line: Outline, thread: string): string {
  return `<path d="${pathOf(line)}" fill="none" stroke="${thread}" stroke-width="1.6" stroke-dasharray="5 3.5"/>`;
}

/** The double-stitched hem of a top. */
export function hemStitches(fit: TopFit, thread: string, height = 16): string {
  const line = hemLine(fit);
  return bothSides(stitches(moved(line, 0, -height), thread) + stitches(moved(line, 0, -height - 7), thread));
}

/** Armhole seams of both sides, as shadow under the sleeve head. */
export function armholeSeams(fit: TopFit, colour: string): string {
  return bothSides(seam(armhole(fit), colour, 0.6));
}

/** Both side seams, where the garment turns away. */
export function sideSeams(fit: TopFit, colour: string): string {
  return bothSides(seam(moved(sideSeam(fit), -12, 0), colour, 0.22));
}

/**
 * What shows through the neck: the inside of the back, its rib and the label.
 * @param rise how far the back neckline stands above the neck corners, in picture units
 */
export function insideNeck(fit: TopFit, { palette }: CutContext, drop: number, rise = 14): Part[] {
  const [neck, neckY] = fit.neck;
  const back = (lift: number): Outline =>
    new Pen(axisX, neckY - rise + 22 + lift)
      .curve(
        axisX + neck * 0.5,
        neckY - rise + 22 + lift,
        axisX + neck * 0.86,
        neckY + 8 + lift * 0.8,
        axisX + neck + 4,
        neckY + lift * 0.4,
      )
      .outline();
  const opening = symmetric(
    new Pen(axisX, neckY - rise + 22)
      .follow(back(0))
      .curve(axisX + neck, neckY + 30, axisX + neck * 0.6, drop + 8, axisX, drop + 8)
      .outline(),
  );
  const band = symmetric(
    new Pen(axisX, neckY - rise + 22)
      .follow(back(0))
      .line(axisX + neck + 2, neckY + 10)
      .follow(reversed({ ...back(22), curves: back(22).curves }))
      .outline(),
  );
  const top = neckY - rise + 52;
  const label =
    drop - top > 34
      ? `<rect x="${axisX - 27}" y="${num(top)}" width="54" height="26" rx="2" fill="#f8f5ee" opacity=".92"/>${waveMark({ x: axisX, y: top + 13, width: 32 }, '#10201e')}`
      : '';
  return [
    {
      d: opening,
      fill: palette.inside,
      roll: 0,
      decor: `<path d="${opening}" fill="#000" opacity=".2"/>${label}<ellipse cx="${axisX}" cy="${num(drop + 26)}" rx="${num(neck * 1.1)}" ry="34" fill="#000" opacity=".22"/>`,
    },
    { d: band, fill: shade(palette.rib, 0.3), roll: 8 },
  ];
}

/** Ribbing: fine lines across a band, clipped to it by the part. */
function ribs(fit: TopFit, drop: number): string {
  const [neck, neckY] = fit.neck;
  const lines: string[] = [];
  for (let index = -26; index <= 26; index += 1) {
    const share = index / 26;
    const x = axisX + share * (neck + 24);
    lines.push(`M${num(x)} ${num(neckY - 40)}L${num(axisX + share * (neck - 30) * 0.9)} ${num(drop + 60)}`);
  }
  return `<path d="${lines.join('')}" stroke="#000" stroke-opacity=".16" stroke-width="1.6"/>`;
}

/** The neck band: closed, ribbed, following the neckline. */
export function neckBand(fit: TopFit, { palette }: CutContext, kind: 'round' | 'v', drop: number, width = 22): Part {
  const outer = neckline(fit, kind, drop);
  const innerFit: TopFit = { ...fit, neck: [fit.neck[0] - width * 0.72, fit.neck[1] - width * 0.18] };
  const inner = neckline(innerFit, kind, drop - width);
  const path = new Pen(axisX, drop)
    .follow(outer)
    .line(axisX + innerFit.neck[0], innerFit.neck[1])
    .follow(reversed(inner))
    .outline();
  return { d: symmetric(path), fill: palette.rib, decor: ribs(fit, drop), roll: 9, cast: 0.3 };
}

/** The mirrored and joined whole of a half line that starts on the axis. */
export function whole(line: Outline): Outline {
  const left = reversed(mirrored(line));
  return { start: left.start, curves: [...left.curves, ...line.curves] };
}
