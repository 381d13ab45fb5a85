import type { ChartCause } from './chart.types.ts';
import { withoutMadeUpId } from './names.ts';

/** The cause of a declared event type, and the event in words. */
export interface EventWords {
  readonly cause: ChartCause;
  readonly words: string;
}

const delayed = 'xstate.after.';

/**
 * An event type in words: a delay, the end of an actor or of a state, or the event's own name.
 * @param event the declared type; '' for `always`
 * @param source id of the state that declares it
 */
export function eventWords(event: string, source: string): EventWords {
  if (event === '') return { cause: 'always', words: 'always' };
  if (event.startsWith(delayed)) {
    const delay = event.slice(delayed.length, -source.length - 1);
    return { cause: 'after', words: `after ${/^\d+$/.test(delay) ? `${delay} ms` : delay}` };
  }
  const watched = /^xstate\.snapshot\.(.+)$/.exec(event)?.[1];
  if (watched !== undefined) return { cause: 'snapshot', words: `${withoutMadeUpId(watched)} changes` };
  const actor = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event);
  if (actor !== null) {
    const name = withoutMadeUpId(actor[2] ?? '');
    return actor[1] === 'done' ? { cause: 'done', words: `${name} done` } : { cause: 'error', words: `${name} error` };
  }
  if (event.startsWith('xstate.done.state.')) return { cause: 'done', words: 'done' };
  return { cause: 'event', words: event === '*' ? 'any event' : event };
}
