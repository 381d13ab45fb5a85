/**
 * The visible products as columns, in the shop's own order: entry 0 of every column is the best product. A
 * product's number in that order is its place.
 */
export interface ProductColumns {
  readonly ids: Float64Array;
  /** paise */
  readonly mrps: Float64Array;
  readonly categories: Float64Array;
  /** ms since 1970 */
  readonly createdAt: Float64Array;
  readonly names: readonly string[];
  /** Places of the products in each sub-category and promotional list. */
  readonly lists: ReadonlyMap<number, readonly number[]>;
  /** Places of the products that each search word belongs to. */
  readonly words: ReadonlyMap<string, readonly number[]>;
  readonly colours: readonly string[];
  readonly sizes: readonly string[];
  /** Where a product's variants begin and end in the two columns below. */
  readonly variantsFrom: Uint32Array;
  readonly variantsTo: Uint32Array;
  /** Of each variant, the number of its colour in `colours`. */
  readonly variantColours: Uint16Array;
  /** Of each variant, the number of its size in `sizes`. */
  readonly variantSizes: Uint16Array;
}

/** Gives every different text a number, from 0, in the order they come. */
export class Numbering {
  readonly #numbers = new Map<string, number>();

  get texts(): readonly string[] {
    return [...this.#numbers.keys()];
  }

  numberOf(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    this.#numbers.set(text, this.#numbers.size);
    return this.#numbers.size - 1;
  }
}

/** Adds a place to the list under a key; a hidden product has no place. */
export function addTo<Key>(lists: Map<Key, number[]>, key: Key, place: number | undefined): void {
  if (place === undefined) return;
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [place]);
  else list.push(place);
}
