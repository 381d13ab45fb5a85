import { hash } from 'node:crypto';

interface SeenProduct {
  /** The first row of the product. */
  readonly row: number;
  /** Hash of what all rows of the product must agree on; in few bytes, because every product of a file is held. */
  readonly facts: string;
  variants: number;
}

/** A row beside the earlier ones of its product. */
export type SeenRow =
  | {
      readonly kind: 'first' | 'further';
      /** How many rows the product had before. */
      readonly position: number;
    }
  | { readonly kind: 'different'; readonly firstRow: number };

/** The products that a file has had so far. */
export class SeenProducts {
  readonly #products = new Map<number, SeenProduct>();

  /** Whether a row of a product was counted. */
  has(productId: number): boolean {
    return this.#products.has(productId);
  }

  /** Counts a row. @param values name, price and so on: all rows of a product must have the same */
  add(productId: number, row: number, values: readonly unknown[]): SeenRow {
    const facts = hash('sha256', JSON.stringify(values), 'base64');
    const seen = this.#products.get(productId);
    if (seen === undefined) {
      this.#products.set(productId, { row, facts, variants: 1 });
      return { kind: 'first', position: 0 };
    }
    if (seen.facts !== facts) return { kind: 'different', firstRow: seen.row };
    seen.variants += 1;
    return { kind: 'further', position: seen.variants - 1 };
  }
}
