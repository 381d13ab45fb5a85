import { apiBase } from '@kayal/api-contract';
import type { AppContext } from '../../context/app-context.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { follow } from './follow.ts';
import { pathKey, reportedPath, withQuery } from './old-path.logic.ts';
import { addMissed, countMissed, deleteMissed, listMissed } from './redirects.repository.ts';

/** Addresses that are kept in memory between two writes; further ones are not counted. */
const maxWaiting = 300;

/** Rows of the report. The rarest go when there are more. */
export const maxMissed = 2000;

/** Answers addresses of the shop before this one, and counts those that lead nowhere. */
export class OldAddresses {
  /** Whether a path is a page of the shop. Set by the one who serves the pages. */
  isPage: (path: string) => boolean = () => false;
  readonly #context: Pick<AppContext, 'db' | 'now'>;
  #waiting = new Map<string, number>();

  constructor(context: Pick<AppContext, 'db' | 'now'>) {
    this.#context = context;
  }

  /** Whether a path is answered by the shop itself, so that no redirect may begin there. */
  isOwn(path: string): boolean {
    return path === apiBase || path.startsWith(`${apiBase}/`) || path.startsWith('/assets/') || this.isPage(path);
  }

  /**
   * Where an address leads, with its query; null for nowhere, which is counted.
   * @param url path and query of a request that is no page of the shop
   */
  async find(url: string): Promise<string | null> {
    const queryAt = url.indexOf('?');
    const path = queryAt < 0 ? url : url.slice(0, queryAt);
    const found = await follow({ db: this.#context.db, isPage: (each) => this.isPage(each) }, pathKey(path));
    if (found !== null && found !== 'loop') return withQuery(found.to, queryAt < 0 ? '' : url.slice(queryAt));
    this.#count(reportedPath(path));
    return null;
  }

  #count(path: string): void {
    const times = this.#waiting.get(path);
    if (times !== undefined || this.#waiting.size < maxWaiting) this.#waiting.set(path, (times ?? 0) + 1);
  }

  /** Writes what was counted since the last time. */
  async writeMissed(): Promise<void> {
    if (this.#waiting.size === 0) return;
    const counted = [...this.#waiting].toSorted(([a], [b]) => (a < b ? -1 : 1));
    this.#waiting = new Map();
    const { db, now } = this.#context;
    await inTransaction(db, async (trx) => {
      for (const [path, times] of counted) await addMissed(trx, path, times, now());
      const surplus = (await countMissed(trx)) - maxMissed;
      if (surplus <= 0) return;
      const rarest = await listMissed(trx, { limit: surplus, offset: maxMissed });
      await deleteMissed(
        trx,
        rarest.map(({ path }) => path),
      );
    });
  }
}
