import type { Department } from '../garment-spec.ts';
import { axisX, type Outline, Pen, type Point } from '../path.ts';

/** Measures of a top: distances from the picture's axis and heights, in picture units. */
export interface TopFit {
  /** Half width of the neck opening and the height of its corner. */
  readonly neck: Point;
  /** Height of the neckline's lowest point in front and at the back. */
  readonly drop: number;
  readonly backDrop: number;
  readonly shoulder: Point;
  readonly armpit: Point;
  readonly waist: Point;
  readonly hem: Point;
  /** How far the hem's middle hangs below its corners. */
  readonly hemDip: number;
}

const fits: Readonly<Record<Department, TopFit>> = {
  men: {
    neck: [88, 196],
    drop: 262,
    backDrop: 214,
    shoulder: [206, 248],
    armpit: [214, 428],
    waist: [202, 690],
    hem: [210, 962],
    hemDip: 16,
  },
  women: {
    neck: [90, 212],
    drop: 304,
    backDrop: 232,
    shoulder: [166, 252],
    armpit: [172, 420],
    waist: [150, 616],
    hem: [178, 892],
    hemDip: 18,
  },
  kids: {
    neck: [86, 250],
    drop: 310,
    backDrop: 268,
    shoulder: [192, 298],
    armpit: [204, 462],
    waist: [204, 660],
    hem: [214, 880],
    hemDip: 14,
  },
  accessories: {
    neck: [88, 196],
    drop: 262,
    backDrop: 214,
    shoulder: [204, 250],
    armpit: [212, 428],
    waist: [200, 690],
    hem: [208, 960],
    hemDip: 16,
  },
};

/**
 * The measures of a department, eased outwards.
 * @param ease extra half width at chest, waist and hem, in picture units
 * @param longer extra length at the hem, in picture units
 */
export function topFit(department: Department, ease = 0, longer = 0): TopFit {
  const fit = fits[department];
  return {
    ...fit,
    shoulder: [fit.shoulder[0] + ease * 0.5, fit.shoulder[1]],
    armpit: [fit.armpit[0] + ease, fit.armpit[1] + ease * 0.6],
    waist: [fit.waist[0] + ease * 1.1, fit.waist[1]],
    hem: [fit.hem[0] + ease, fit.hem[1] + longer],
  };
}

/** The right shoulder seam's end. */
export function shoulderOf(fit: TopFit): Point {
  return [axisX + fit.shoulder[0], fit.shoulder[1]];
}

/** The right armpit. */
export function armpitOf(fit: TopFit): Point {
  return [axisX + fit.armpit[0], fit.armpit[1]];
}

/** The right half of a neckline from the axis to the neck corner. */
export function neckline(fit: TopFit, kind: 'round' | 'v', drop: number): Outline {
  const [neck, neckY] = fit.neck;
  const pen = new Pen(axisX, drop);
  return kind === 'v'
    ? pen.curve(axisX + 14, drop - 14, axisX + neck * 0.8, neckY + (drop - neckY) * 0.42, axisX + neck, neckY).outline()
    : pen
        .curve(axisX + neck * 0.56, drop, axisX + neck * 0.9, neckY + (drop - neckY) * 0.52, axisX + neck, neckY)
        .outline();
}

/** The right armhole from shoulder to armpit. */
export function armhole(fit: TopFit): Outline {
  const [sx, sy] = shoulderOf(fit);
  const [ax, ay] = armpitOf(fit);
  return new Pen(sx, sy).curve(sx - 20, sy + (ay - sy) * 0.42, ax - 36, ay - 46, ax, ay).outline();
}

/** The right side seam from armpit to hem corner. */
export function sideSeam(fit: TopFit): Outline {
  const [ax, ay] = armpitOf(fit);
  const [wx, wy] = [axisX + fit.waist[0], fit.waist[1]];
  const [hx, hy] = [axisX + fit.hem[0], fit.hem[1]];
  return new Pen(ax, ay)
    .curve(ax - 4, ay + (wy - ay) * 0.36, wx + 2, wy - (wy - ay) * 0.36, wx, wy)
    .curve(wx - 2, wy + (hy - wy) * 0.34, hx - 3, hy - (hy - wy) * 0.34, hx, hy)
    .outline();
}

/** The right hem from corner to axis. */
export function hemLine(fit: TopFit): Outline {
  const [hx, hy] = [axisX + fit.hem[0], fit.hem[1]];
  return new Pen(hx, hy)
    .curve(
      hx - fit.hem[0] * 0.3,
      hy + fit.hemDip * 0.9,
      axisX + fit.hem[0] * 0.34,
      hy + fit.hemDip,
      axisX,
      hy + fit.hemDip,
    )
    .outline();
}

/** The right half of a body from the neckline's lowest point to the hem's middle. */
export function bodyHalf(fit: TopFit, neck: Outline): Outline {
  const [sx, sy] = shoulderOf(fit);
  const [nx, ny] = [axisX + fit.neck[0], fit.neck[1]];
  return new Pen(...neck.start)
    .follow(neck)
    .curve(nx + (sx - nx) * 0.3, ny + (sy - ny) * 0.12, sx - (sx - nx) * 0.22, sy - (sy - ny) * 0.42, sx, sy)
    .follow(armhole(fit))
    .follow(sideSeam(fit))
    .follow(hemLine(fit))
    .outline();
}
