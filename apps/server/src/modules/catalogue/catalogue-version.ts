import { sql } from 'kysely';
import type { Db } from '../../db/open-database.ts';

/** Numbers that rise with every change of the catalogue; what is kept under them is as old as they are. */
export interface CatalogueVersion {
  /** Anything a shopper could see but stock: names, offers, colours, pictures, display-first. */
  readonly content: number;
  /** What search and filters are built from: products, variants, groups, names of colours. */
  readonly shape: number;
  /** Stock, as often as orders took some. */
  readonly stock: string;
}

const settingNames = { content: 'catalogue-version', shape: 'catalogue-shape', stock: 'stock-version' } as const;
type Counter = keyof typeof settingNames;

/** How old the known version may be, ms: so late other processes see a change. */
const freshForMs = 1000;

async function raise(db: Db, counters: readonly Counter[]): Promise<void> {
  await db
    .insertInto('setting')
    .values(counters.map((counter) => ({ name: settingNames[counter], value: '1' })))
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ value: sql<string>`cast(cast(setting.value as integer) + 1 as text)` }),
    )
    .execute();
}

/**
 * Says that the catalogue changes. To be called in the transaction that changes it; afterwards
 * `catalogueVersionOf(db).forget()` lets this process see it at once, and others within a second.
 * @param change `'look'`: offers, pictures, display-first. `'shape'`: also products, variants, groups or
 * names of colours, from which search and filters are built.
 */
export function bumpCatalogueVersion(transaction: Db, change: 'look' | 'shape'): Promise<void> {
  return raise(transaction, change === 'look' ? ['content'] : ['content', 'shape']);
}

/**
 * What this process knows of the catalogue's version. It reads the numbers at most once a second. Orders
 * do not write them in their transaction, where all would wait for one row: they tell this process at once
 * and the others through one write a second.
 */
class CatalogueWatch {
  readonly #db: Db;
  #known: CatalogueVersion | null = null;
  #readAt = Number.NEGATIVE_INFINITY;
  #reading: Promise<CatalogueVersion> | null = null;
  #ownStockChanges = 0;
  #telling: NodeJS.Timeout | null = null;

  constructor(db: Db) {
    this.#db = db;
  }

  /**
   * The version as it was at most a second ago; while the database is away, the last one known.
   * @throws when it was never read and cannot be read now.
   */
  current(): CatalogueVersion | Promise<CatalogueVersion> {
    const isFresh = performance.now() - this.#readAt < freshForMs;
    if (this.#known !== null && isFresh) return this.#known;
    this.#reading ??= this.#read().finally(() => {
      this.#reading = null;
    });
    return this.#reading;
  }

  /** One number that rises with every change, stock included; others' and our own sales within a second. */
  async total(): Promise<number> {
    const { content, shape, stock } = await this.current();
    return content + shape + Number.parseInt(stock, 10);
  }

  /** Makes the next reader ask the database. To be called after the transaction of `bumpCatalogueVersion`. */
  forget(): void {
    this.#readAt = Number.NEGATIVE_INFINITY;
  }

  /** Says that stock changed. To be called after the transaction that took it has ended. */
  noteStockChange(): void {
    this.#ownStockChanges += 1;
    if (this.#known !== null) this.#known = { ...this.#known, stock: this.#stockOf(this.#known.stock) };
    this.#telling ??= setTimeout(() => void this.tellStockChange(), freshForMs).unref();
  }

  /** Tells other processes what `noteStockChange` noted; a failure is mended by the age limit of what they keep. */
  async tellStockChange(): Promise<void> {
    if (this.#telling === null) return;
    clearTimeout(this.#telling);
    this.#telling = null;
    await raise(this.#db, ['stock']).catch(() => undefined);
    this.forget();
  }

  async #read(): Promise<CatalogueVersion> {
    try {
      const rows = await this.#db
        .selectFrom('setting')
        .selectAll()
        .where('name', 'in', Object.values(settingNames))
        .execute();
      const valueOf = (counter: Counter): number =>
        Number(rows.find(({ name }) => name === settingNames[counter])?.value ?? 0);
      this.#known = {
        content: valueOf('content'),
        shape: valueOf('shape'),
        stock: this.#stockOf(String(valueOf('stock'))),
      };
    } catch (error) {
      if (this.#known === null) throw error;
    }
    this.#readAt = performance.now();
    return this.#known;
  }

  /** Our own sales are part of our number at once, before they are written. */
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
