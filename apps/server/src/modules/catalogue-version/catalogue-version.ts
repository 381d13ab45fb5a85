import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../../db/open-database.ts';
import { otherProcessesOf, type OtherProcesses } from '../../db/other-processes.ts';
import { postEvent } from '../events/post-event.ts';
import { raiseCounters, readCounters } from './catalogue-version.repository.ts';

/** Numbers that rise with every change of the catalogue; caches use them as keys. */
export interface CatalogueVersion {
  /** Rises with any change a shopper could see, except stock: names, offers, colours, pictures, display-first. */
  readonly content: number;
  /** Rises with changes of the data of search and filters: products, variants, groups, names of colours. */
  readonly shape: number;
  /** Changes with every change of stock. */
  readonly stock: string;
}

/** The part of a version that an answer shows, and whose changes therefore expire it. */
export type Shows = 'shape' | 'content' | 'stock';

/** A text that changes whenever a part of the version does. */
export function versionKey({ shape, content, stock }: CatalogueVersion, shows: Shows): string {
  if (shows === 'shape') return String(shape);
  return shows === 'content' ? String(content) : `${content}/${stock}`;
}

/**
 * Max age of the known version, and max delay until sales are written, ms. A sale waits for both until another process
 * sees it: less than a second.
 */
const freshForMs = 450;
/** How often the others' commits are counted at most, ms: sooner than an answered save can lead to another request. */
const countedEveryMs = 1;
/**
 * How long after a commit another process may show what it read before, ms: what it knows is used for `freshForMs`, and
 * the read itself takes a while.
 */
const knownEverywhereMs = freshForMs + 250;

/**
 * Raises the version. Call it in the transaction that changes it; afterwards
 * `catalogueVersionOf(db).forget()` lets this process see it at once, and others within a second; on SQLite with their
 * next request. After `forgetEverywhere()` all of them see it.
 * @param change `'content'`: offers, pictures, display-first. `'shape'`: also products, variants, groups or
 * names of colours, from which search and filters are built.
 * @param at ms since 1970
 */
export async function bumpCatalogueVersion(transaction: Db, change: 'content' | 'shape', at: number): Promise<void> {
  await raiseCounters(transaction, change === 'content' ? ['content'] : ['content', 'shape']);
  await postEvent(transaction, 'catalogue.changed', { change }, at);
}

/**
 * The catalogue's version in this process, read at most twice a second, and on SQLite again after each commit of another
 * process. Orders do not write it in their transaction,
 * because all of them would wait for one row: this process counts its own orders at once, other processes see them
 * through two writes a second at most.
 */
class CatalogueWatch {
  readonly #db: Db;
  readonly #others: OtherProcesses;
  /** What `OtherProcesses.commits` was before the last read. */
  #readAfter = Number.NaN;
  #commits = Number.NaN;
  #countedAt = Number.NEGATIVE_INFINITY;
  #known: CatalogueVersion | null = null;
  #readAt = Number.NEGATIVE_INFINITY;
  #reading: Promise<CatalogueVersion> | null = null;
  /** Rises with every `forget`. The answer of a read that began before it is too old to keep. */
  #generation = 0;
  #ownStockChanges = 0;
  #publishTimer: NodeJS.Timeout | null = null;

  constructor(db: Db) {
    this.#db = db;
    this.#others = otherProcessesOf(db);
  }

  /**
   * The version as it was at most half a second ago; while the database is away, the last one known.
   * @throws when it was never read and cannot be read now.
   */
  current(): CatalogueVersion | Promise<CatalogueVersion> {
    const known = this.known();
    if (known !== null) return known;
    if (this.#reading !== null) return this.#reading;
    const reading = this.#read(this.#generation).finally(() => {
      if (this.#reading === reading) this.#reading = null;
    });
    this.#reading = reading;
    return reading;
  }

  /**
   * The version where it is known without waiting; null where it must be read. Another object after each change, and
   * after half a second.
   */
  known(): CatalogueVersion | null {
    const now = performance.now();
    if (now - this.#readAt >= freshForMs) return null;
    // Thousands of answers in a second share a count.
    if (now - this.#countedAt >= countedEveryMs) {
      this.#commits = this.#others.commits();
      this.#countedAt = now;
    }
    return this.#commits === this.#readAfter ? this.#known : null;
  }

  /** One number that rises with every change, stock included. Sales of every process count within a second. */
  async total(): Promise<number> {
    const { content, shape, stock } = await this.current();
    return content + shape + Number.parseInt(stock, 10);
  }

  /** Makes the next caller read the database. Call it after the transaction of `bumpCatalogueVersion`. */
  forget(): void {
    this.#generation += 1;
    this.#reading = null;
    this.#readAt = Number.NEGATIVE_INFINITY;
  }

  /** `forget()` in every process: resolves when each of them shows what was committed before the call. */
  async forgetEverywhere(): Promise<void> {
    this.forget();
    // When the others cannot be counted, waiting is the safe answer.
    if (await this.#others.mayBeLate().catch(() => true)) await sleep(knownEverywhereMs);
  }

  /** Records that stock changed. Call it after the transaction that changed it has ended. */
  noteStockChange(): void {
    this.#ownStockChanges += 1;
    if (this.#known !== null) this.#known = { ...this.#known, stock: this.#stockOf(this.#known.stock) };
    this.#publishTimer ??= setTimeout(() => void this.publishStockChange(), freshForMs).unref();
  }

  /**
   * Publishes what `noteStockChange` recorded to other processes. After a failed write they see the change when their
   * cache expires.
   */
  async publishStockChange(): Promise<void> {
    if (this.#publishTimer === null) return;
    clearTimeout(this.#publishTimer);
    this.#publishTimer = null;
    await raiseCounters(this.#db, ['stock']).catch(() => undefined);
    this.forget();
  }

  /** @param generation the one at the start of the read; if it has risen since, the answer is too old to keep */
  async #read(generation: number): Promise<CatalogueVersion> {
    const commits = this.#others.commits();
    try {
      const { content, shape, stock } = await readCounters(this.#db);
      const found = { content, shape, stock: this.#stockOf(String(stock)) };
      if (generation !== this.#generation) return found;
      this.#known = found;
    } catch (error) {
      if (this.#known === null) throw error;
    }
    if (generation === this.#generation) {
      this.#readAt = performance.now();
      this.#readAfter = commits;
      this.#countedAt = Number.NEGATIVE_INFINITY;
    }
    return this.#known;
  }

  /** Adds the sales of this process, which are not written yet. */
  #stockOf(stock: string): string {
    return `${Number.parseInt(stock, 10)}.${this.#ownStockChanges}`;
  }
}

const watches = new WeakMap<Db, CatalogueWatch>();

/**
 * The one watch of a database in this process.
 * @param db the database itself, not a transaction in it
 */
export function catalogueVersionOf(db: Db): CatalogueWatch {
  const known = watches.get(db);
  if (known !== undefined) return known;
  const watch = new CatalogueWatch(db);
  watches.set(db, watch);
  return watch;
}
