import type { ElkExtendedEdge, ElkLabel, ElkNode } from 'elkjs/lib/elk-api.js';
import type { Chart, ChartState, ChartTransition } from '../model/chart.types.ts';
import { labelLines, labelText } from '../model/label-text.ts';
import type { MeasureText } from './layout.types.ts';
import { chartMetrics } from './metrics.ts';
import { notesOf } from './notes-of.ts';

const { head, row, inset, foot, padding, labelPadding, labelLine, labelFoot, dot, history, minWidth } = chartMetrics;

/** Direction in which most arrows point. */
export type ChartDirection = 'down' | 'right';

/** Ids of states that have a column for their text, left of their inner states. */
export type Widened = ReadonlySet<string>;

/** Whether it stays in its state: it has no target, or only its own state. */
function isInPlace({ from, to }: ChartTransition): boolean {
  return to.every((target) => target === from);
}

/** The transitions that are written inside their state. */
export function rowsOf(chart: Chart, { id }: ChartState): readonly ChartTransition[] {
  return chart.transitions.filter((each) => each.from === id && isInPlace(each));
}

/** Id of the dot before an initial state; no state's id begins so. */
export const dotId = (target: string): string => `initial dot ${target}`;

/** Id of the line to one of a transition's targets. */
export const lineId = ({ id }: ChartTransition, index: number): string => `${id} to ${index}`;

/** Height of a state's name, notes and rows. */
export function textHeight(chart: Chart, state: ChartState): number {
  const lines = notesOf(state).length + rowsOf(chart, state).length;
  return head + lines * row + (lines > 0 ? foot : 0);
}

/** Width of its longest text; 2 px are the borders left and right. */
export function textWidth(chart: Chart, state: ChartState, measure: MeasureText): number {
  return Math.max(
    minWidth,
    measure(state.name, 'name') + 2 * inset + 2,
    ...notesOf(state).map((note) => measure(note, 'label') + 2 * inset + 2),
    ...rowsOf(chart, state).map((each) => measure(labelText(each), 'label') + 2 * inset + labelPadding),
  );
}

/** Options of every state with inner states: ELK does not inherit them. */
const shared = {
  'elk.algorithm': 'layered',
  'elk.spacing.nodeNode': '24',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.labelNode': '12',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '18',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
  'elk.edgeRouting': 'ORTHOGONAL',
  // From the initial dots on, so that the initial state is mostly above or left of the others.
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
} as const;

function nodeOf(
  chart: Chart,
  state: ChartState,
  measure: MeasureText,
  direction: ChartDirection,
  widened: Widened,
): ElkNode {
  const width = textWidth(chart, state, measure);
  const height = textHeight(chart, state);
  const children = chart.states.filter(({ parent }) => parent === state.id);
  if (state.kind === 'history') return { id: state.id, width: history, height: history };
  if (children.length === 0) return { id: state.id, width, height: Math.max(height, head + foot) };
  return {
    id: state.id,
    layoutOptions: {
      ...shared,
      'elk.direction': direction === 'down' ? 'DOWN' : 'RIGHT',
      'elk.padding': `[top=${height + padding},left=${padding + (widened.has(state.id) ? width : 0)},bottom=${padding},right=${padding}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${height})`,
    },
    children: [
      ...state.initial.map((id) => ({ id: dotId(id), width: dot, height: dot })),
      ...children.map((child) => nodeOf(chart, child, measure, direction, widened)),
    ],
  };
}

/** A label on its own line, which ELK then treats like a state: nothing else may touch it. */
function labelOf(transition: ChartTransition, measure: MeasureText): ElkLabel {
  const lines = labelLines(transition);
  return {
    text: labelText(transition),
    width: Math.max(...lines.map((line) => measure(line, 'label'))) + labelPadding,
    height: lines.length * labelLine + labelFoot,
    layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' },
  };
}

function edgesOf(chart: Chart, measure: MeasureText): ElkExtendedEdge[] {
  const starts = chart.states.flatMap(({ initial }) =>
    initial.map((id) => ({ id: dotId(id), sources: [dotId(id)], targets: [id] })),
  );
  const arrows = chart.transitions
    .filter((each) => !isInPlace(each))
    .flatMap((each) =>
      each.to.map((target, index) => ({
        id: lineId(each, index),
        sources: [each.from],
        targets: [target],
        labels: index > 0 ? [] : [labelOf(each, measure)],
      })),
    );
  return [...starts, ...arrows];
}

/** A chart as a graph for ELK: states inside states, all arrows at the top. */
export function elkGraph(
  chart: Chart,
  measure: MeasureText,
  direction: ChartDirection,
  widened: Widened = new Set(),
): ElkNode {
  return {
    id: 'all',
    layoutOptions: {
      ...shared,
      'elk.direction': direction === 'down' ? 'DOWN' : 'RIGHT',
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.json.edgeCoords': 'ROOT',
      'elk.json.shapeCoords': 'ROOT',
      'elk.padding': '[top=8,left=8,bottom=8,right=8]',
    },
    children: chart.states
      .filter(({ parent }) => parent === null)
      .map((state) => nodeOf(chart, state, measure, direction, widened)),
    edges: edgesOf(chart, measure),
  };
}
