import { labelOf } from './statechart-table.ts';
import type { ChartArrow, ChartBox, ChartDrawing, ChartState, Statechart } from './statechart.types.ts';

/** Lengths of a drawing, px: around a box, its head, a line of text, one character, and between boxes. */
export const chartMetrics = { padding: 12, head: 28, line: 18, character: 7.5, columnGap: 190, rowGap: 44 } as const;

type Point = readonly [x: number, y: number];

interface Placed {
  readonly width: number;
  readonly height: number;
  /** Boxes with places inside this one. */
  readonly boxes: readonly ChartBox[];
}

const { padding, head, line, character, columnGap, rowGap } = chartMetrics;

function childrenOf(chart: Statechart, id: string): ChartState[] {
  return chart.states.filter(({ parent }) => parent === id);
}

/** The child of `outer` that holds a state; undefined where none does. */
function childHolding(chart: Statechart, outer: string, id: string): string | undefined {
  const state = chart.states.find((each) => each.id === id);
  if (state === undefined || state.parent === null) return undefined;
  return state.parent === outer ? id : childHolding(chart, outer, state.parent);
}

/** The column of each child: its number of steps from the initial state by the shortest path. */
function columnsOf(chart: Statechart, parent: ChartState, children: readonly ChartState[]): ChartState[][] {
  if (parent.kind === 'parallel') return [[...children]];
  const column = new Map<string, number>();
  let frontier = children.filter(({ id }) => id === parent.initial).map(({ id }) => id);
  for (let step = 0; frontier.length > 0; step += 1) {
    for (const id of frontier) column.set(id, step);
    const next = chart.transitions
      .filter(({ from }) => frontier.includes(childHolding(chart, parent.id, from) ?? ''))
      .flatMap(({ to }) => to.map((id) => childHolding(chart, parent.id, id)));
    frontier = [...new Set(next)].filter((id) => id !== undefined).filter((id) => !column.has(id));
  }
  const last = Math.max(0, ...column.values());
  const columns: ChartState[][] = Array.from({ length: last + 1 }, () => []);
  for (const child of children) columns[column.get(child.id) ?? last]?.push(child);
  return columns.filter((each) => each.length > 0);
}

function linesOf(chart: Statechart, { id, calls }: ChartState): string[] {
  const inner = chart.transitions.filter(({ from, to }) => from === id && to.length === 0);
  return [...calls.map((call) => `▸ ${call}`), ...new Set(inner.map(labelOf))];
}

const moved = (box: ChartBox, x: number, y: number): ChartBox => ({ ...box, x: box.x + x, y: box.y + y });

function place(chart: Statechart, state: ChartState, depth: number): Placed {
  const lines = linesOf(chart, state);
  const top = padding + head + lines.length * line;
  const boxes: ChartBox[] = [];
  let right = padding;
  let bottom = top;
  for (const column of columnsOf(chart, state, childrenOf(chart, state.id))) {
    const placed = column.map((child) => place(chart, child, depth + 1));
    let y = top;
    for (const each of placed) {
      boxes.push(...each.boxes.map((box) => moved(box, right, y)));
      y += each.height + rowGap;
    }
    bottom = Math.max(bottom, y - rowGap);
    right += Math.max(...placed.map(({ width }) => width)) + columnGap;
  }
  const text = Math.ceil(Math.max(...[state.name, ...lines].map(({ length }) => length)) * character);
  const width = Math.max(text + 2 * padding, boxes.length > 0 ? right - columnGap + padding : 0);
  const height = bottom + padding;
  const isInitial = chart.states.some(({ initial }) => initial === state.id);
  return {
    width,
    height,
    boxes: [{ id: state.id, name: state.name, x: 0, y: 0, width, height, depth, isInitial, lines }, ...boxes],
  };
}

const middle = (box: ChartBox): Point => [box.x + box.width / 2, box.y + box.height / 2];

const holds = (outer: ChartBox, inner: ChartBox): boolean =>
  outer.x < inner.x && outer.y < inner.y && outer.x + outer.width > inner.x + inner.width;

/** Intersection of a box's border with the line from its middle to a point. */
function borderPoint(box: ChartBox, [x, y]: Point): Point {
  const [middleX, middleY] = middle(box);
  const [dx, dy] = [x - middleX, y - middleY];
  const reach = Math.max(Math.abs(dx) / (box.width / 2), Math.abs(dy) / (box.height / 2));
  return [Math.round(middleX + dx / reach), Math.round(middleY + dy / reach)];
}

/**
 * Both ends of an arrow. Between a box and one inside it the arrow is horizontal; from a box to itself it runs along
 * the side.
 */
function endsOf(from: ChartBox, to: ChartBox): readonly [Point, Point] {
  if (from === to) {
    const side = from.x + from.width;
    return [
      [side, from.y + from.height / 4],
      [side, from.y + (from.height * 3) / 4],
    ];
  }
  if (holds(from, to))
    return [
      [from.x, middle(to)[1]],
      [to.x, middle(to)[1]],
    ];
  if (holds(to, from))
    return [
      [from.x, middle(from)[1]],
      [to.x, middle(from)[1]],
    ];
  return [borderPoint(from, middle(to)), borderPoint(to, middle(from))];
}

/**
 * A drawing of a chart as data: boxes inside boxes, columns from the first state to the right, and straight arrows from
 * border to border. A transition without a target is a line of text in its box; one with several targets has an arrow
 * to each.
 */
export function drawStatechart(chart: Statechart): ChartDrawing {
  const root = chart.states.find(({ parent }) => parent === null);
  if (root === undefined) return { width: 0, height: 0, boxes: [], arrows: [] };
  const { width, height, boxes } = place(chart, root, 0);
  const byId = new Map(boxes.map((box) => [box.id, box]));
  const arrows = chart.transitions.flatMap((transition) =>
    transition.to.flatMap((target): ChartArrow[] => {
      const [from, to] = [byId.get(transition.from), byId.get(target)];
      if (from === undefined || to === undefined) return [];
      const label = labelOf(transition);
      const [start, end] = endsOf(from, to);
      return [{ id: transition.id, label, from: start, to: end }];
    }),
  );
  return { width, height, boxes, arrows };
}
