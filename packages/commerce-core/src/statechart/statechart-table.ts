import type { ChartRow, Statechart } from './statechart.types.ts';

/**
 * An event in words: an actor's result, a delay, or the event's name. @param event its declared type
 */
export function eventWords(event: string): string {
  if (event === '') return 'at once';
  const [, outcome, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event) ?? [];
  if (actor !== undefined) return outcome === 'done' ? `${actor} answers` : `${actor} fails`;
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(event) ?? [];
  return delay === undefined ? event : `after ${/^\d+$/.test(delay) ? `${delay} ms` : delay}`;
}

/** A state's path without the machine's id; 'anywhere' for the machine itself. */
function pathIn(chart: Statechart, id: string): string {
  return id === chart.id ? 'anywhere' : id.slice(chart.id.length + 1);
}

/**
 * A machine's table: event → state → call → message id, a row for each transition.
 * @param messages ids of the texts that each transition shows, by the transition's id; the walk test writes them
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
