import type { ElkExtendedEdge, ElkNode, ElkShape } from 'elkjs/lib/elk-api.js';
import type { Chart } from '../model/chart.types.ts';
import { labelLines, labelText } from '../model/label-text.ts';
import {
  type ChartDirection,
  dotId,
  elkGraph,
  lineId,
  rowsOf,
  textHeight,
  textWidth,
  type Widened,
} from './elk-graph.ts';
import type { ChartLayout, ChartPoint, ChartRect, MeasureText, PlacedLine, PlacedState } from './layout.types.ts';
import { type ElkLike, loadElk } from './load-elk.ts';
import { estimateText } from './measure-text.ts';
import { chartMetrics } from './metrics.ts';
import { notesOf } from './notes-of.ts';
import { textPlace } from './text-place.ts';

/** How to lay out a chart. */
export interface LayoutOptions {
  /** Widths of texts; estimated by default. */
  readonly measure?: MeasureText;
  /** Direction of most arrows; by default the one that makes the drawing narrower. */
  readonly direction?: ChartDirection | 'auto';
  /** ELK to use, such as one with a worker; by default ELK runs where this runs. */
  readonly elk?: ElkLike;
}

const rectOf = ({ x = 0, y = 0, width = 0, height = 0 }: ElkShape): ChartRect => ({ x, y, width, height });

function nodesIn(node: ElkNode): ElkNode[] {
  return [node, ...(node.children ?? []).flatMap(nodesIn)];
}

function pointsOf(edge: ElkExtendedEdge | undefined): ChartPoint[] {
  return (edge?.sections ?? [])
    .flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint])
    .map(({ x, y }) => ({ x, y }));
}

/** Places of the texts of states, by id; null where every place has a line. */
function textPlaces(
  chart: Chart,
  nodes: ReadonlyMap<string, ElkNode>,
  lines: readonly PlacedLine[],
  measure: MeasureText,
): ReadonlyMap<string, ChartRect | null> {
  const outer = new Set(chart.states.map(({ parent }) => parent));
  return new Map(
    chart.states.map((state) => {
      const rect = rectOf(nodes.get(state.id) ?? { id: state.id });
      if (!outer.has(state.id)) return [state.id, rect];
      const strip = { ...rect, height: textHeight(chart, state) };
      return [state.id, textPlace(strip, textWidth(chart, state, measure), lines)];
    }),
  );
}

function placedStates(
  chart: Chart,
  nodes: ReadonlyMap<string, ElkNode>,
  texts: ReadonlyMap<string, ChartRect | null>,
): PlacedState[] {
  const { head, row, inset } = chartMetrics;
  const depths = new Map<string, number>();
  return chart.states.map((state) => {
    const depth = state.parent === null ? 0 : (depths.get(state.parent) ?? 0) + 1;
    depths.set(state.id, depth);
    const rect = rectOf(nodes.get(state.id) ?? { id: state.id });
    const text = texts.get(state.id) ?? rect;
    const notes = notesOf(state);
    const rows = rowsOf(chart, state).map((transition, index) => ({
      transition: transition.id,
      text: labelText(transition),
      x: text.x + inset / 2,
      y: rect.y + head + (notes.length + index) * row,
      width: text.width - inset,
      height: row,
    }));
    return { id: state.id, depth, ...rect, text, notes, rows };
  });
}

function placedLines(chart: Chart, edges: ReadonlyMap<string, ElkExtendedEdge>): PlacedLine[] {
  const starts = chart.states
    .flatMap(({ initial }) => initial)
    .map((target) => ({ id: dotId(target), transition: null, points: pointsOf(edges.get(dotId(target))) }));
  const arrows = chart.transitions.flatMap((transition) =>
    transition.to.map((_target, index) => {
      const id = lineId(transition, index);
      return { id, transition: transition.id, points: pointsOf(edges.get(id)) };
    }),
  );
  return [...starts, ...arrows].filter(({ points }) => points.length > 1);
}

/** How often a chart is laid out so that each text finds a place between the lines. */
const attempts = 4;

async function layoutIn(
  chart: Chart,
  elk: ElkLike,
  measure: MeasureText,
  direction: ChartDirection,
  widened: Widened = new Set(),
  attempt = 1,
): Promise<ChartLayout> {
  const placed = await elk.layout(elkGraph(chart, measure, direction, widened));
  const nodes = new Map(nodesIn(placed).map((node) => [node.id, node]));
  const edges = new Map((placed.edges ?? []).map((edge) => [edge.id, edge]));
  const lines = placedLines(chart, edges);
  const texts = textPlaces(chart, nodes, lines, measure);
  const crossed = [...texts].filter(([, text]) => text === null).map(([id]) => id);
  if (crossed.length > 0 && attempt < attempts) {
    return layoutIn(chart, elk, measure, direction, new Set([...widened, ...crossed]), attempt + 1);
  }
  const labels = chart.transitions.flatMap((transition) =>
    (edges.get(lineId(transition, 0))?.labels ?? []).map((label) => ({
      transition: transition.id,
      text: labelLines(transition),
      ...rectOf(label),
    })),
  );
  const dots = chart.states
    .flatMap(({ initial }) => initial)
    .map((target) => rectOf(nodes.get(dotId(target)) ?? { id: target }))
    .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }));
  return {
    width: Math.ceil(placed.width ?? 0),
    height: Math.ceil(placed.height ?? 0),
    states: placedStates(chart, nodes, texts),
    lines,
    labels,
    dots,
  };
}

/**
 * Places a chart's states, lines and labels.
 * @returns coordinates as plain data
 * @throws what ELK throws when it cannot be loaded or refuses the graph
 */
export async function layoutChart(chart: Chart, options: LayoutOptions = {}): Promise<ChartLayout> {
  const { measure = estimateText, direction = 'auto' } = options;
  const elk = options.elk ?? (await loadElk());
  if (direction !== 'auto') return layoutIn(chart, elk, measure, direction);
  const down = await layoutIn(chart, elk, measure, 'down');
  const right = await layoutIn(chart, elk, measure, 'right');
  return right.width < down.width ? right : down;
}
