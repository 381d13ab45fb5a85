import type { Random } from './random.ts';

/** A point in picture units (the picture is 900 × 1125). */
export type Point = readonly [x: number, y: number];
/** A cubic curve: two control points and an end point. */
export type Curve = readonly [number, number, number, number, number, number];

/** An open line of cubic curves. */
export interface Outline {
  readonly start: Point;
  readonly curves: readonly Curve[];
}

/** Picture width in picture units. */
export const pictureWidth = 900;
/** Picture height in picture units. */
export const pictureHeight = 1125;
/** The vertical line garments are mirrored on. */
export const axisX = pictureWidth / 2;

/** Writes a number with at most one decimal, to keep the SVG short. */
export function num(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Collects points into an {@link Outline}, read like a pen moving over paper. */
export class Pen {
  readonly #start: Point;
  readonly #curves: Curve[] = [];
  #at: Point;

  constructor(x: number, y: number) {
    this.#start = [x, y];
    this.#at = [x, y];
  }

  /** Draws a straight line. */
  line(x: number, y: number): this {
    const [fromX, fromY] = this.#at;
    return this.curve(fromX + (x - fromX) / 3, fromY + (y - fromY) / 3, x - (x - fromX) / 3, y - (y - fromY) / 3, x, y);
  }

  /** Draws a cubic curve. */
  curve(...curve: Curve): this {
    this.#curves.push(curve);
    this.#at = [curve[4], curve[5]];
    return this;
  }

  /** Appends another outline that starts where this pen stands. */
  follow(outline: Outline): this {
    for (const curve of outline.curves) this.curve(...curve);
    return this;
  }

  /** The line drawn so far. */
  outline(): Outline {
    return { start: this.#start, curves: [...this.#curves] };
  }

  /** The line drawn so far, closed, as path data. */
  closed(): string {
    return `${pathOf(this.outline())}Z`;
  }
}

/** Path data of an outline, open. */
export function pathOf({ start, curves }: Outline): string {
  return `M${num(start[0])} ${num(start[1])}${curves.map((curve) => `C${curve.map(num).join(' ')}`).join('')}`;
}

/** The outline shifted by an offset. */
export function moved({ start, curves }: Outline, dx: number, dy: number): Outline {
  return {
    start: [start[0] + dx, start[1] + dy],
    curves: curves.map(([a, b, c, d, e, f]) => [a + dx, b + dy, c + dx, d + dy, e + dx, f + dy]),
  };
}

/** The outline mirrored on the picture's axis. */
export function mirrored({ start, curves }: Outline): Outline {
  const flip = (x: number): number => pictureWidth - x;
  return {
    start: [flip(start[0]), start[1]],
    curves: curves.map(([a, b, c, d, e, f]) => [flip(a), b, flip(c), d, flip(e), f]),
  };
}

/** The outline walked from its end to its start. */
export function reversed({ start, curves }: Outline): Outline {
  const ends: Point[] = [start, ...curves.map((curve): Point => [curve[4], curve[5]])];
  const last = ends.at(-1) ?? start;
  return {
    start: last,
    curves: curves
      .map(([a, b, c, d], index): Curve => {
        const [x, y] = ends[index] ?? start;
        return [c, d, a, b, x, y];
      })
      .reverse(),
  };
}

/** Closed path from a right half that runs from axis to axis. */
export function symmetric(half: Outline): string {
  const left = reversed(mirrored(half));
  return `${pathOf({ start: half.start, curves: [...half.curves, ...left.curves] })}Z`;
}

/** Reads back a closed path this file wrote: one move, cubic curves, close. */
function parsed(d: string): Outline {
  const numbers = (d.match(/-?[\d.]+/g) ?? []).map(Number);
  const value = (index: number): number => numbers[index] ?? 0;
  const curves: Curve[] = [];
  for (let index = 2; index + 5 < numbers.length; index += 6) {
    curves.push([
      value(index),
      value(index + 1),
      value(index + 2),
      value(index + 3),
      value(index + 4),
      value(index + 5),
    ]);
  }
  return { start: [value(0), value(1)], curves };
}

/**
 * The closed path, running clockwise. librsvg joins a clip's shapes into one path, where shapes of
 * opposite direction would cut holes into each other.
 */
export function clockwise(d: string): string {
  const outline = parsed(d);
  const corners: Point[] = [outline.start, ...outline.curves.map((curve): Point => [curve[4], curve[5]])];
  const area = corners.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return area >= 0 ? d : `${pathOf(reversed(outline))}Z`;
}

/** A rectangle in picture units. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The smallest rectangle of whole units that surely holds closed paths this file wrote.
 * @param margin added on every side
 */
export function boxAround(paths: readonly string[], margin: number): Box {
  const corners = paths.flatMap((d) => {
    const { start, curves } = parsed(d);
    return [
      start,
      ...curves.flatMap(([a, b, c, e, f, g]): Point[] => [
        [a, b],
        [c, e],
        [f, g],
      ]),
    ];
  });
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const x = Math.floor(Math.min(...xs) - margin);
  const y = Math.floor(Math.min(...ys) - margin);
  return { x, y, width: Math.ceil(Math.max(...xs) + margin) - x, height: Math.ceil(Math.max(...ys) + margin) - y };
}

/** The box as SVG attributes. */
export function boxAttributes({ x, y, width, height }: Box): string {
  return `x="${x}" y="${y}" width="${width}" height="${height}"`;
}

/** The closed path mirrored on the picture's axis. */
export function mirroredPath(d: string): string {
  return `${pathOf(mirrored(parsed(d)))}Z`;
}

/** Points along a smooth line through the given points (Catmull–Rom). */
function sampled(points: readonly Point[], perSpan: number): Point[] {
  const at = (index: number): Point => points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0];
  const result: Point[] = [];
  for (let span = 0; span < points.length - 1; span += 1) {
    const [p0, p1, p2, p3] = [at(span - 1), at(span), at(span + 1), at(span + 2)];
    for (let step = 0; step < perSpan; step += 1) {
      const t = step / perSpan;
      const blend = (a: number, b: number, c: number, d: number): number =>
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);
      result.push([blend(p0[0], p1[0], p2[0], p3[0]), blend(p0[1], p1[1], p2[1], p3[1])]);
    }
  }
  result.push(at(points.length - 1));
  return result;
}

/**
 * A spindle along a line: nothing at both ends, `width` units at its belly. Folds have this shape.
 * @param points two or more points the fold runs through
 * @param width full width at the belly, in picture units
 */
export function spindle(points: readonly Point[], width: number): string {
  const line = sampled(points, 6);
  const last = line.length - 1;
  const side = (sign: number): Point[] =>
    line.map(([x, y], index) => {
      const [ax, ay] = line[Math.max(0, index - 1)] ?? [x, y];
      const [bx, by] = line[Math.min(last, index + 1)] ?? [x, y];
      const length = Math.hypot(bx - ax, by - ay) || 1;
      const reach = sign * (width / 2) * Math.sin((Math.PI * index) / last) ** 0.8;
      return [x - ((by - ay) / length) * reach, y + ((bx - ax) / length) * reach];
    });
  const ring = [...side(1), ...side(-1).reverse()];
  return `M${ring.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`;
}

/** Points mirrored on the picture's axis. */
export function mirroredPoints(points: readonly Point[]): Point[] {
  return points.map(([x, y]) => [pictureWidth - x, y]);
}

/** Points each shaken by at most `reach` units. */
export function shaken(points: readonly Point[], random: Random, reach: number): Point[] {
  return points.map(([x, y]) => [x + random.between(-reach, reach), y + random.between(-reach, reach)]);
}
