import type { ElkExtendedEdge, ElkNode, ElkShape } from 'elkjs/lib/elk-api.js';
import type { Chart } from '../model/chart.types.ts';
import { labelLines, labelText } from '../model/label-text.ts';
import { type ChartDirection, dotId, elkGraph, lineId, rowsOf } from './elk-graph.ts';
import type { ChartLayout, ChartPoint, ChartRect, MeasureText, PlacedLine, PlacedState } from './layout.types.ts';
import { type ElkLike, loadElk } from './load-elk.ts';
import { estimateText } from './measure-text.ts';
import { chartMetrics } from './metrics.ts';
import { notesOf } from './notes-of.ts';

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

function placedStates(chart: Chart, nodes: ReadonlyMap<string, ElkNode>): PlacedState[] {
  const { head, row, inset } = chartMetrics;
  const depths = new Map<string, number>();
  return chart.states.map((state) => {
    const depth = state.parent === null ? 0 : (depths.get(state.parent) ?? 0) + 1;
    depths.set(state.id, depth);
    const rect = rectOf(nodes.get(state.id) ?? { id: state.id });
    const notes = notesOf(state);
    const rows = rowsOf(chart, state).map((transition, index) => ({
      transition: transition.id,
      text: labelText(transition),
      x: rect.x + inset / 2,
      y: rect.y + head + (notes.length + index) * row,
      width: rect.width - inset,
      height: row,
    }));
    return { id: state.id, depth, ...rect, notes, rows };
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

async function layoutIn(
  chart: Chart,
  elk: ElkLike,
  measure: MeasureText,
  direction: ChartDirection,
): Promise<ChartLayout> {
  const placed = await elk.layout(elkGraph(chart, measure, direction));
  const nodes = new Map(nodesIn(placed).map((node) => [node.id, node]));
  const edges = new Map((placed.edges ?? []).map((edge) => [edge.id, edge]));
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
    states: placedStates(chart, nodes),
    lines: placedLines(chart, edges),
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
