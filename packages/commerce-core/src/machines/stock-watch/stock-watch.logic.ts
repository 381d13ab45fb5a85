import type { StockWatchContext, WatchChange } from './stock-watch.types.ts';

type Waited = Pick<StockWatchContext, 'confirmed' | 'queue'>;

/** What a change makes of a variant, null where none is queued: the last one counts. */
function queuedKind(queue: readonly WatchChange[], uniqueCode: string): WatchChange['kind'] | null {
  return queue.findLast((change) => change.uniqueCode === uniqueCode)?.kind ?? null;
}

/** Whether a variant is waited for once every queued change is saved. */
export function isWaitedFor({ confirmed, queue }: Waited, uniqueCode: string): boolean {
  const queued = queuedKind(queue, uniqueCode);
  if (queued !== null) return queued === 'ask';
  return confirmed?.some((watch) => watch.uniqueCode === uniqueCode) ?? false;
}

/** The queue with one change more; a change that would change nothing is left out. */
export function withChange(context: Waited, change: WatchChange): readonly WatchChange[] {
  const { confirmed, queue } = context;
  const isNews = isWaitedFor(context, change.uniqueCode) !== (change.kind === 'ask');
  // Before the list is read, nobody knows whether there is something to stop.
  const isUnknown = confirmed === null && change.kind === 'stop';
  return isNews || isUnknown ? [...queue, change] : queue;
}
