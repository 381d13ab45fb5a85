/** Machines as data, with coordinates and as text; nothing here needs React or a page. */
export type {
  Chart,
  ChartCause,
  ChartInvoke,
  ChartState,
  ChartStateKind,
  ChartTransition,
} from './model/chart.types.ts';
export { chartOf, transitionIds } from './model/chart-of.ts';
export { activeStates, type ChartValue, isSendable } from './model/active-states.ts';
export { labelText } from './model/label-text.ts';
export type {
  ChartLayout,
  ChartPoint,
  ChartRect,
  ChartRow,
  ChartTextKind,
  MeasureText,
  PlacedLabel,
  PlacedLine,
  PlacedState,
} from './layout/layout.types.ts';
export { layoutChart, type LayoutOptions } from './layout/layout-chart.ts';
export type { ChartDirection } from './layout/elk-graph.ts';
export type { ElkLike } from './layout/load-elk.ts';
export { estimateText } from './layout/measure-text.ts';
export { chartToMermaid, toMermaid } from './text/to-mermaid.ts';
export { chartToMarkdownTable, toMarkdownTable } from './text/to-markdown-table.ts';
export { type ActorWatch, type LiveChart, machineOf, watchActor } from './live/watch-actor.ts';
