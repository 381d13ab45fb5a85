import type { StockWatch } from '@kayal/api-contract/client';
import { isWaitedFor } from './stock-watch.logic.ts';
import { stockWatchTexts } from './stock-watch.texts.ts';
import type { StockWatchContext, StockWatchTag, WatchState } from './stock-watch.types.ts';

/** The part of a snapshot that selectors read. */
interface StockWatchSnapshot {
  readonly context: StockWatchContext;
  readonly hasTag: (tag: StockWatchTag) => boolean;
}

/** The watches with every queued change applied; null until they are read. */
export function selectWatches({ context }: Pick<StockWatchSnapshot, 'context'>): readonly StockWatch[] | null {
  return context.confirmed?.filter(({ uniqueCode }) => isWaitedFor(context, uniqueCode)) ?? null;
}

/** The state of a variant's 'Notify me'. */
export const selectWatchState =
  (uniqueCode: string) =>
  (snapshot: StockWatchSnapshot): WatchState => {
    const { confirmed, queue, refused } = snapshot.context;
    const isQueued = queue.some((change) => change.uniqueCode === uniqueCode);
    if (isQueued) return snapshot.hasTag('signedOut') ? 'login' : 'asking';
    if (confirmed?.some((watch) => watch.uniqueCode === uniqueCode) === true) return 'asked';
    return refused?.change.uniqueCode === uniqueCode ? 'refused' : 'idle';
  };

/** Why the last change was not saved: the server's message or our own text; null when it was saved. */
export function selectWatchRefusal({ context }: Pick<StockWatchSnapshot, 'context'>): string | null {
  const { refused } = context;
  if (refused === null) return null;
  return refused.callError.message ?? stockWatchTexts[refused.change.kind === 'ask' ? 'failed' : 'notStopped'];
}
