import type { CatalogueVersion } from '../../catalogue-version/catalogue-version.ts';
import type { ProductRow } from '../catalogue.wire.ts';

/** Rows of about a kilobyte each. */
const maxRows = 8000;
/** ms; short, because answers that are made from these rows are kept for longer. */
const maxAgeMs = 10_000;

/** Rows by product id. */
type Rows = Map<number, ProductRow>;

/**
 * Rows of products, for one version and season: searches that differ show the same products. A new version gets a new
 * map, so that a read that began before it cannot add an old row.
 */
export class ProductRowCache {
  #key = '';
  #since = 0;
  #rows: Rows = new Map();

  /** The rows of a version, to read and to add to. */
  of({ content, shape, stock }: CatalogueVersion, season: string): Rows {
    const key = `${content}/${shape}/${stock} ${season}`;
    const now = performance.now();
    if (key !== this.#key || now - this.#since > maxAgeMs || this.#rows.size > maxRows) {
      this.#key = key;
      this.#since = now;
      this.#rows = new Map();
    }
    return this.#rows;
  }
}
