import type { ChartPoint, ChartRect, PlacedLine } from './layout.types.ts';

/** Min distance between a text and a line, px. */
const gap = 4;

type Interval = readonly [from: number, to: number];

/** The parts of a strip's width that a line covers. */
function coveredBy(points: readonly ChartPoint[], strip: ChartRect): Interval[] {
  return points.slice(1).flatMap((to, index): Interval[] => {
    const from = points[index] ?? to;
    const isBeside = Math.max(from.y, to.y) <= strip.y || Math.min(from.y, to.y) >= strip.y + strip.height;
    return isBeside ? [] : [[Math.min(from.x, to.x) - gap, Math.max(from.x, to.x) + gap]];
  });
}

/**
 * The place of a state's text: in the strip above its inner states, as far left as no line runs through it.
 * @param strip the strip, as wide as the state
 * @param width of the text
 * @returns null when there is no free place
 */
export function textPlace(strip: ChartRect, width: number, lines: readonly PlacedLine[]): ChartRect | null {
  const covered = lines.flatMap(({ points }) => coveredBy(points, strip));
  const starts = [strip.x, ...covered.map(([, to]) => to)].toSorted((a, b) => a - b);
  const x = starts.find(
    (start) =>
      start >= strip.x &&
      start + width <= strip.x + strip.width &&
      covered.every(([from, to]) => to <= start || from >= start + width),
  );
  return x === undefined ? null : { ...strip, x, width };
}
