import type { StockWatchContext, WatchChange } from './stock-watch.types.ts';

type Waited = Pick<StockWatchContext, 'confirmed' | 'queue'>;

/** The kind of the last queued change of a variant; null where none is queued. */
function queuedKind(queue: readonly WatchChange[], uniqueCode: string): WatchChange['kind'] | null {
  return queue.findLast((change) => change.uniqueCode === uniqueCode)?.kind ?? null;
}

/** Whether a variant is watched after all queued changes. */
export function isWaitedFor({ confirmed, queue }: Waited, uniqueCode: string): boolean {
  const queued = queuedKind(queue, uniqueCode);
  if (queued !== null) return queued === 'ask';
  return confirmed?.some((watch) => watch.uniqueCode === uniqueCode) ?? false;
}

/** The queue with one more change, unless it would change nothing. */
export function withChange(context: Waited, change: WatchChange): readonly WatchChange[] {
  const { confirmed, queue } = context;
  const isNews = isWaitedFor(context, change.uniqueCode) !== (change.kind === 'ask');
  // Before the list is read it is unknown whether there is a watch to stop.
  const isUnknown = confirmed === null && change.kind === 'stop';
  return isNews || isUnknown ? [...queue, change] : queue;
}
