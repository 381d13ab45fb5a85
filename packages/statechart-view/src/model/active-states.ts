import type { Chart, ChartState } from './chart.types.ts';

/** Where an actor is: a state's key, or the keys of parallel and nested states. */
export type ChartValue = string | { readonly [key: string]: ChartValue | undefined };

function insideOf(chart: Chart, parent: ChartState, value: ChartValue): string[] {
  const entries = typeof value === 'string' ? [[value, {}] as const] : Object.entries(value);
  return entries.flatMap(([key, inner]) => {
    const child = chart.states.find((state) => state.parent === parent.id && state.name === key);
    return child === undefined ? [] : [child.id, ...insideOf(chart, child, inner ?? {})];
  });
}

/** Ids of the states that a snapshot's value names, outer states too. */
export function activeStates(chart: Chart, value: ChartValue): ReadonlySet<string> {
  const [root] = chart.states;
  return new Set(root === undefined ? [] : [root.id, ...insideOf(chart, root, value)]);
}

/**
 * Whether the event of a transition can be sent by hand: it is declared by an active state and neither a delay nor an
 * actor's result.
 */
export function isSendable(chart: Chart, active: ReadonlySet<string>, transitionId: string): boolean {
  const transition = chart.transitions.find(({ id }) => id === transitionId);
  return transition !== undefined && transition.cause === 'event' && active.has(transition.from);
}
