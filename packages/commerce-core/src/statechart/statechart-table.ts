import type { ChartRow, ChartTransition, Statechart } from './statechart.types.ts';

/**
 * An event in words: what an actor did, how long it took, or its name.
 * @param event As the machine declares it.
 */
export function eventWords(event: string): string {
  if (event === '') return 'at once';
  const [, outcome, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event) ?? [];
  if (actor !== undefined) return outcome === 'done' ? `${actor} answers` : `${actor} fails`;
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(event) ?? [];
  return delay === undefined ? event : `after ${/^\d+$/.test(delay) ? `${delay} ms` : delay}`;
}

/** A state's path without the machine's id; the machine itself reads 'anywhere'. */
function pathIn(chart: Statechart, id: string): string {
  return id === chart.id ? 'anywhere' : id.slice(chart.id.length + 1);
}

/** What a transition is labelled with: its event, and its guard in brackets. */
export function labelOf({ event, guard }: ChartTransition): string {
  return guard === null ? eventWords(event) : `${eventWords(event)} [${guard}]`;
}

/**
 * The table beside a drawing: event → state → call → message id, a row for each transition.
 * @param messages Ids of the texts that each transition shows, by the transition's id: what a walk wrote down.
 */
export function statechartTable(chart: Statechart, messages: Readonly<Record<string, string>> = {}): ChartRow[] {
  return chart.transitions.map((transition) => ({
    from: pathIn(chart, transition.from),
    event: eventWords(transition.event),
    guard: transition.guard ?? '',
    to: transition.to.map((id) => pathIn(chart, id)).join(', ') || 'stays',
    call: transition.calls.join(', '),
    messages: messages[transition.id] ?? '',
  }));
}
