import type { Db } from '../../db/open-database.ts';
import { catalogueVersionOf, versionKey, type Shows } from './catalogue-version.ts';

/**
 * A value derived from the catalogue. It is made again once the part of the catalogue that it depends on has a new version;
 * callers at the same time share one making.
 */
export class DerivedFromCatalogue<Value> {
  readonly #db: Db;
  readonly #shows: Shows;
  readonly #make: () => Promise<Value>;
  #key = '';
  #making: Promise<Value> | null = null;
  #last: Value | null = null;

  /** @param shows what it depends on */
  constructor(db: Db, shows: Shows, make: () => Promise<Value>) {
    this.#db = db;
    this.#shows = shows;
    this.#make = make;
  }

  /** What was made last, of whichever version, without waiting; null before the first. */
  get last(): Value | null {
    return this.#last;
  }

  /** @throws what making it rejects with; the next call tries again */
  async current(): Promise<Value> {
    const key = versionKey(await catalogueVersionOf(this.#db).current(), this.#shows);
    if (this.#making === null || key !== this.#key) {
      this.#key = key;
      this.#making = this.#makeOf(key);
    }
    return this.#making;
  }

  async #makeOf(key: string): Promise<Value> {
    try {
      const value = await this.#make();
      if (key === this.#key) this.#last = value;
      return value;
    } catch (error) {
      if (key === this.#key) this.#making = null;
      throw error;
    }
  }
}
