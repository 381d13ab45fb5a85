import type { Chart } from '../model/chart.types.ts';
import type { ChartLayout, ChartPoint, ChartRect } from './layout.types.ts';

/** Distance below which two things touch, px. */
const gap = 1;

const apart = (a: ChartRect, b: ChartRect): boolean =>
  a.x + a.width + gap <= b.x ||
  b.x + b.width + gap <= a.x ||
  a.y + a.height + gap <= b.y ||
  b.y + b.height + gap <= a.y;
const within = (inner: ChartRect, outer: ChartRect, margin = 0): boolean =>
  inner.x >= outer.x + margin &&
  inner.y >= outer.y + margin &&
  inner.x + inner.width <= outer.x + outer.width - margin &&
  inner.y + inner.height <= outer.y + outer.height - margin;

/** The straight pieces of a line, as thin rectangles. */
function piecesOf(points: readonly ChartPoint[]): ChartRect[] {
  return points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    return {
      x: Math.min(from.x, to.x),
      y: Math.min(from.y, to.y),
      width: Math.abs(from.x - to.x),
      height: Math.abs(from.y - to.y),
    };
  });
}

/** Whether a point is on a rectangle's border; ELK rounds, so half a pixel beside it counts. */
function isOnBorder({ x, y }: ChartPoint, rect: ChartRect): boolean {
  const near = (a: number, b: number): boolean => Math.abs(a - b) <= 0.5;
  const isBeside = near(x, rect.x) || near(x, rect.x + rect.width);
  const isAbove = near(y, rect.y) || near(y, rect.y + rect.height);
  const isInWidth = x >= rect.x - 0.5 && x <= rect.x + rect.width + 0.5;
  const isInHeight = y >= rect.y - 0.5 && y <= rect.y + rect.height + 0.5;
  return (isBeside && isInHeight) || (isAbove && isInWidth);
}

function stateErrors(chart: Chart, layout: ChartLayout): string[] {
  const places = new Map(layout.states.map((state) => [state.id, state]));
  const all: ChartRect = { x: 0, y: 0, width: layout.width, height: layout.height };
  return chart.states.flatMap((state) => {
    const place = places.get(state.id);
    if (place === undefined || place.width === 0) return [`${state.id} is not drawn`];
    const outer = state.parent === null ? all : places.get(state.parent);
    const isInside = outer !== undefined && within(place, outer, gap);
    const siblings = chart.states.filter(({ id, parent }) => parent === state.parent && id !== state.id);
    const touched = siblings.filter(({ id }) => !apart(place, places.get(id) ?? place));
    const parent = state.parent === null ? undefined : places.get(state.parent);
    return [
      ...(isInside ? [] : [`${state.id} is not inside ${state.parent ?? 'the drawing'}`]),
      ...touched.map(({ id }) => `${state.id} touches ${id}`),
      ...(parent === undefined || apart(place, parent.text) ? [] : [`${state.id} covers the text of ${parent.id}`]),
      ...place.rows.filter((row) => !within(row, place)).map((row) => `the row ${row.text} is not inside ${state.id}`),
    ];
  });
}

function transitionErrors(chart: Chart, layout: ChartLayout): string[] {
  const places = new Map(layout.states.map((state) => [state.id, state]));
  const rows = layout.states.flatMap((state) => state.rows.map(({ transition }) => transition));
  return chart.transitions.flatMap(({ id, from, to }) => {
    const lines = layout.lines.filter(({ transition }) => transition === id);
    const labels = layout.labels.filter(({ transition }) => transition === id);
    if (rows.includes(id)) return lines.length + labels.length === 0 ? [] : [`${id} is drawn twice`];
    if (labels.length !== 1 || lines.length !== to.length)
      return [`${id}: ${lines.length} lines, ${labels.length} labels`];
    const source = places.get(from);
    return lines.flatMap(({ points }, index) => {
      const target = places.get(to[index] ?? '');
      const [start, end] = [points[0], points.at(-1)];
      if (start === undefined || end === undefined || source === undefined || target === undefined)
        return [`${id} has no end`];
      return isOnBorder(start, source) && isOnBorder(end, target) ? [] : [`${id} does not meet its states`];
    });
  });
}

function labelErrors(layout: ChartLayout): string[] {
  const pieces = layout.lines.flatMap((line) =>
    piecesOf(line.points).map((piece) => ({ ...piece, of: line.transition })),
  );
  return layout.labels.flatMap((label, index) => {
    const own = pieces.filter(({ of }) => of === label.transition);
    const touched = [
      ...layout.labels
        .slice(index + 1)
        .filter((other) => !apart(label, other))
        .map((other) => other.transition),
      ...layout.states.filter((state) => !apart(label, state) && !within(label, state, gap)).map(({ id }) => id),
      ...layout.states.filter((state) => !apart(label, state.text)).map(({ id }) => `the text of ${id}`),
      ...pieces
        .filter((piece) => piece.of !== label.transition && !apart(label, piece))
        .map(({ of }) => `line of ${of}`),
      ...layout.dots
        .filter(({ x, y }) => !apart(label, { x: x - 5, y: y - 5, width: 10, height: 10 }))
        .map(() => 'a dot'),
    ];
    return [
      ...touched.map((each) => `the label of ${label.transition} touches ${each}`),
      ...(own.some((piece) => !apart(label, piece)) ? [] : [`the label of ${label.transition} is not on its line`]),
    ];
  });
}

/** A rectangle without its edge: lines end at borders. */
const inner = ({ x, y, width, height }: ChartRect): ChartRect => ({
  x: x + 2 * gap,
  y: y + 2 * gap,
  width: width - 4 * gap,
  height: height - 4 * gap,
});

/** Lines through a state without inner states, or through the text of any state. */
function lineErrors(layout: ChartLayout): string[] {
  return layout.lines.flatMap((line) =>
    piecesOf(line.points).flatMap((piece) =>
      layout.states
        .filter((state) => !apart(piece, inner(state.text)))
        .map((state) => `${line.id} runs through ${state.id}`),
    ),
  );
}

/**
 * What is wrong with a drawing, one line for each error; empty when every state and transition is drawn and nothing
 * touches what it does not belong to.
 */
export function layoutErrors(chart: Chart, layout: ChartLayout): string[] {
  return [
    ...stateErrors(chart, layout),
    ...transitionErrors(chart, layout),
    ...labelErrors(layout),
    ...lineErrors(layout),
  ];
}
