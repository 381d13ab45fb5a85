import type { ChartPoint } from './layout.types.ts';

/** Radius of a line's corners, px. */
const corner = 6;

/** The point on the way from one point to another, at a distance from the first. */
function toward(from: ChartPoint, to: ChartPoint, distance: number): ChartPoint {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const share = Math.min(distance, length / 2) / length;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

const text = ({ x, y }: ChartPoint): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** A line with round corners, as the `d` of an SVG path. */
export function linePath(points: readonly ChartPoint[]): string {
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (before === undefined) return `M${text(point)}`;
      if (after === undefined) return `L${text(point)}`;
      return `L${text(toward(point, before, corner))}Q${text(point)} ${text(toward(point, after, corner))}`;
    })
    .join('');
}

/** The head of an arrow at the end of a line, as the `d` of an SVG path. */
export function headPath(points: readonly ChartPoint[]): string {
  const [before, end] = points.slice(-2);
  if (before === undefined || end === undefined) return '';
  const length = Math.hypot(end.x - before.x, end.y - before.y) || 1;
  const [x, y] = [(end.x - before.x) / length, (end.y - before.y) / length];
  const back = { x: end.x - x * 9, y: end.y - y * 9 };
  const left = { x: back.x - y * 4.5, y: back.y + x * 4.5 };
  const right = { x: back.x + y * 4.5, y: back.y - x * 4.5 };
  return `M${text(end)}L${text(left)}L${text(right)}Z`;
}
