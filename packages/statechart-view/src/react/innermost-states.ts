import type { Chart } from '../model/chart.types.ts';

/** The active states that have no active state inside, in the chart's order. */
export function innermostStates(chart: Chart, active: readonly string[]): readonly string[] {
  const outer = new Set(chart.states.filter(({ id }) => active.includes(id)).map(({ parent }) => parent));
  return active.filter((id) => !outer.has(id));
}
