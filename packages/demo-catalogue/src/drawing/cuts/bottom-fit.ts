import { axisX, type Outline, Pen, type Point } from '../path.ts';

/** Measures of a pair of legs: distances from the axis and heights, in picture units. */
export interface BottomFit {
  readonly waist: Point;
  readonly hip: Point;
  readonly crotch: number;
  /** Outer and inner corner of the hem. */
  readonly outer: Point;
  readonly inner: Point;
  /** Outer and inner knee, where the cut has one. */
  readonly knee?: readonly [outer: Point, inner: Point];
  /** Height of the waistband. */
  readonly band: number;
}

/** The point of the right leg for a measure, which counts from the axis. */
export function rightPoint([x, y]: Point): Point {
  return [axisX + x, y];
}

/** The right hem from its outer to its inner corner. */
export function legHem({ outer, inner }: BottomFit): Outline {
  const [ox, oy] = rightPoint(outer);
  const [ix, iy] = rightPoint(inner);
  const bow = Math.max(8, (outer[0] - inner[0]) * 0.07);
  return new Pen(ox, oy)
    .curve(ox - (ox - ix) * 0.28, oy + (iy - oy) * 0.3 + bow, ix + (ox - ix) * 0.3, iy + bow, ix, iy)
    .outline();
}

/** The right outer seam from waist to hem. */
export function outSeam({ waist, hip, knee, outer }: BottomFit): Outline {
  const [wx, wy] = rightPoint(waist);
  const [hx, hy] = rightPoint(hip);
  const [ox, oy] = rightPoint(outer);
  const pen = new Pen(wx, wy).curve(wx + 8, wy + (hy - wy) * 0.4, hx - 2, hy - (hy - wy) * 0.4, hx, hy);
  if (knee === undefined)
    return pen.curve(hx + 4, hy + (oy - hy) * 0.4, ox - 4, oy - (oy - hy) * 0.4, ox, oy).outline();
  const [kx, ky] = rightPoint(knee[0]);
  return pen
    .curve(hx + 2, hy + (ky - hy) * 0.45, kx + 8, ky - (ky - hy) * 0.35, kx, ky)
    .curve(kx - 8, ky + (oy - ky) * 0.35, ox + 6, oy - (oy - ky) * 0.4, ox, oy)
    .outline();
}

/** The right leg, closed. */
export function legOutline(fit: BottomFit): string {
  const { waist, crotch, inner, knee } = fit;
  const [ix, iy] = rightPoint(inner);
  const pen = new Pen(axisX - 2, waist[1])
    .line(axisX + waist[0], waist[1])
    .follow(outSeam(fit))
    .follow(legHem(fit));
  if (knee === undefined) pen.curve(ix - 6, iy - (iy - crotch) * 0.5, axisX + 16, crotch + 44, axisX, crotch);
  else {
    const [kx, ky] = rightPoint(knee[1]);
    pen
      .curve(ix - 6, iy - (iy - ky) * 0.4, kx + 4, ky + (iy - ky) * 0.4, kx, ky)
      .curve(kx - 6, ky - (ky - crotch) * 0.4, axisX + 14, crotch + 60, axisX, crotch);
  }
  return pen.line(axisX - 2, crotch - 4).closed();
}
