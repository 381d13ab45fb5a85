/** States, transitions and tables of machines as data, for the documentation; no page of the shop needs them. */
export type { ChartRow, ChartState, ChartTransition, Statechart } from './statechart.types.ts';
export { statechartOf } from './statechart-of.ts';
export { eventWords, statechartTable } from './statechart-table.ts';
