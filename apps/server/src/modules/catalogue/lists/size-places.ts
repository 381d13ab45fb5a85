import { PlaceSet } from './place-set.ts';
import type { ProductColumns } from './product-columns.ts';

/**
 * Products by their sizes. A size is found among the variants of all products once, when it is first wanted: a shop has few
 * sizes, and lists are often narrowed by one of them alone.
 */
export class SizePlaces {
  readonly #columns: ProductColumns;
  readonly #known = new Map<string, PlaceSet>();

  constructor(columns: ProductColumns) {
    this.#columns = columns;
  }

  /** Products that have a variant in one of these sizes. @param sizes as variants spell them */
  withAny(sizes: readonly string[]): PlaceSet {
    const none = PlaceSet.ofLists(this.#columns.ids.length, []);
    return sizes.reduce((found, size) => found.union(this.#with(size)), none);
  }

  #with(size: string): PlaceSet {
    const known = this.#known.get(size);
    if (known !== undefined) return known;
    const { ids, sizes, variantSizes, variantsFrom, variantsTo } = this.#columns;
    const number = sizes.indexOf(size);
    const places: number[] = [];
    for (let place = 0; place < ids.length && number >= 0; place += 1) {
      const end = variantsTo[place] ?? 0;
      let variant = variantsFrom[place] ?? 0;
      while (variant < end && variantSizes[variant] !== number) variant += 1;
      if (variant < end) places.push(place);
    }
    const found = PlaceSet.ofLists(ids.length, [places]);
    // A size that no product has is not kept: anyone may ask for any.
    if (number >= 0) this.#known.set(size, found);
    return found;
  }
}
