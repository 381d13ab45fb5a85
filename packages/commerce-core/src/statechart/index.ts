/** Drawings and tables of machines as data, for the documentation; no page of the shop needs them. */
export type {
  ChartArrow,
  ChartBox,
  ChartDrawing,
  ChartRow,
  ChartState,
  ChartTransition,
  Statechart,
} from './statechart.types.ts';
export { statechartOf } from './statechart-of.ts';
export { eventWords, statechartTable } from './statechart-table.ts';
export { chartMetrics, drawStatechart } from './statechart-drawing.ts';
