import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AppContext } from '../../context/app-context.ts';

/** What working on an import needs. */
export interface WorkParts {
  readonly context: Pick<AppContext, 'config' | 'db' | 'log' | 'now'>;
  /** Aborted when the server stops. */
  readonly signal: AbortSignal;
}

/** Customers or orders of one transaction: few, because on SQLite orders of shoppers wait for it. */
export const sliceUnits = 200;

/** How often a check writes how far it is, ms. */
export const noteEveryMs = 2000;

/** Min length of a pause, ms. */
const minPause = 4;

/** Folder of the files, in the data folder. */
export function peopleFolder({ config }: Pick<AppContext, 'config'>): string {
  return path.join(config.dataDir, 'people-imports');
}

/**
 * Pauses between slices, each as long as the slice took: shoppers have the database and the process for at least half of
 * the time, and there is no hurry. A pause throws when the server stops.
 */
export function pausesOf(signal: AbortSignal): () => Promise<void> {
  let since = performance.now();
  return async () => {
    await sleep(Math.max(minPause, performance.now() - since), undefined, { signal });
    since = performance.now();
  };
}
