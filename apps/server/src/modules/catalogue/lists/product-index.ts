import type { ProductSort } from '@kayal/api-contract';
import type { ProductColumns } from './product-columns.ts';
import { ProductFilter } from './product-filter.ts';
import { isEmptyFilter, type ListFilter, type ListSource, type PageRequest } from './product-list.ts';
import type { ResolvedWord } from '../search/resolve-word.ts';

/** The ids of one page of a list, and how long the whole list is. */
export interface FoundPage {
  readonly ids: readonly number[];
  readonly total: number;
}

/**
 * By place: 0 for a product that is not in the list, 1 for an exact match, higher for products farther from the words
 * typed.
 */
export type Closeness = Uint8Array;

/** Products of a search with their distances; distances are read before the next search. */
interface FoundPlaces {
  readonly places: readonly number[];
  readonly distances: Uint8Array;
}

/** Current price of a product, offer included, paise. */
export type CurrentPrice = (productId: number, mrp: number) => number;

function fullOf(places: Uint32Array, length: number): Closeness {
  const found = new Uint8Array(length);
  for (const place of places) found[place] = 1;
  return found;
}

/** Sorting the wanted places takes less time than reading all in order, where they are at most one in this number. */
const sortedUpTo = 32;

/** The first places of an order that are wanted. @param count of them, not more than there are */
function firstWanted(order: Uint32Array, count: number, isWanted: (place: number) => boolean): Uint32Array {
  const found = new Uint32Array(count);
  let seen = 0;
  for (let at = 0; at < order.length && seen < count; at += 1) {
    const place = order[at] ?? 0;
    if (!isWanted(place)) continue;
    found[seen] = place;
    seen += 1;
  }
  return found;
}

/**
 * Answers which products a list has, in which order. It works on columns in memory, so that its cost depends
 * only on the number of products and is the same on both engines.
 */
export class ProductIndex {
  readonly columns: ProductColumns;
  /** Every word of the catalogue, sorted. */
  readonly vocabulary: readonly string[];
  readonly #orders = new Map<ProductSort, Uint32Array>();
  readonly #priceOrders = new WeakMap<CurrentPrice, Map<ProductSort, Uint32Array>>();
  /** Every place, ascending. */
  readonly #all: Uint32Array;
  /** Places by kind and id of a category or list, once one is requested. */
  readonly #places = new Map<string, Uint32Array>();
  /** Distances by place, of two words of a search in turn; all 0 between two searches. */
  readonly #distances: readonly [Uint8Array, Uint8Array];

  constructor(columns: ProductColumns) {
    this.columns = columns;
    this.vocabulary = [...columns.words.keys()].toSorted();
    this.#all = Uint32Array.from(columns.ids.keys());
    this.#distances = [new Uint8Array(columns.ids.length), new Uint8Array(columns.ids.length)];
  }

  /** The products of a list before it is narrowed. */
  sourceOf(source: ListSource): Closeness {
    const { length } = this.columns.ids;
    switch (source.kind) {
      case 'all':
        return new Uint8Array(length).fill(1);
      case 'category':
      case 'list':
        return fullOf(this.#placesOf(source), length);
      case 'search':
        return this.#search(source.words, ({ places, distances }) => {
          const found = new Uint8Array(length);
          for (const place of places) found[place] = distances[place] ?? 0;
          return found;
        });
    }
  }

  /**
   * One page of a list.
   * @param currentPrice what products cost now, for orders by price
   */
  page(
    source: ListSource,
    filter: ListFilter,
    { sort, limit, offset }: PageRequest,
    currentPrice: CurrentPrice,
  ): FoundPage {
    if (sort === 'featured' && source.kind === 'search') return this.#closest(source.words, filter, limit, offset);
    if (source.kind !== 'search' && isEmptyFilter(filter))
      return this.#whole(source, sort, limit, offset, currentPrice);
    const { closeness, total } = this.#match(source, filter);
    const ids: number[] = [];
    const end = limit === null ? total : Math.min(total, offset + limit);
    const order = this.#order(sort, currentPrice);
    let seen = 0;
    for (let at = 0; at < closeness.length && seen < end; at += 1) {
      const place = order === null ? at : (order[at] ?? 0);
      if (closeness[place] === 0) continue;
      if (seen >= offset) ids.push(this.columns.ids[place] ?? 0);
      seen += 1;
    }
    return { ids, total };
  }

  /** A page of a list that nothing narrows: its length is known, and its products are not gone through one by one. */
  #whole(
    source: Exclude<ListSource, { readonly kind: 'search' }>,
    sort: ProductSort,
    limit: number | null,
    offset: number,
    currentPrice: CurrentPrice,
  ): FoundPage {
    const { ids } = this.columns;
    const places = source.kind === 'all' ? this.#all : this.#placesOf(source);
    const end = limit === null ? places.length : offset + limit;
    const order = this.#order(sort, currentPrice);
    const sorted = order === null || source.kind === 'all' ? (order ?? places) : this.#inOrder(order, places, end);
    return { ids: Array.from(sorted.subarray(offset, end), (place) => ids[place] ?? 0), total: places.length };
  }

  /** The first of some places in a sort order. */
  #inOrder(order: Uint32Array, places: Uint32Array, count: number): Uint32Array {
    const wanted = fullOf(places, this.columns.ids.length);
    return firstWanted(order, Math.min(count, places.length), (place) => wanted[place] === 1);
  }

  /** Places of a category or list, in the shop's own order. */
  #placesOf({ kind, id }: { readonly kind: 'category' | 'list'; readonly id: number }): Uint32Array {
    const key = `${kind} ${id}`;
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    const places =
      kind === 'list'
        ? Uint32Array.from(this.columns.lists.get(id) ?? []).sort()
        : this.#all.filter((place) => this.columns.categories[place] === id);
    // An id that nobody has is not stored: anyone may ask for any.
    if (places.length > 0) this.#places.set(key, places);
    return places;
  }

  /** A page of a search, the closest products first. Its cost depends on what is found, not on the number of products. */
  #closest(words: readonly ResolvedWord[], wanted: ListFilter, limit: number | null, offset: number): FoundPage {
    const filter = new ProductFilter(this.columns, wanted);
    return this.#search(words, ({ places, distances }) => {
      const levels: number[][] = Array.from({ length: words.length + 1 }, () => []);
      let total = 0;
      for (const place of places) {
        if (!filter.hasAll(place)) continue;
        levels[(distances[place] ?? 1) - 1]?.push(place);
        total += 1;
      }
      const ids: number[] = [];
      const end = limit === null ? total : offset + limit;
      let seen = 0;
      for (const [number, level] of levels.entries()) {
        // A level that the page does not touch need not be in order.
        if (seen < end && seen + level.length > offset) {
          const count = Math.min(end - seen, level.length);
          const isInLevel = (place: number): boolean => distances[place] === number + 1 && filter.hasAll(place);
          const sorted =
            level.length * sortedUpTo <= distances.length
              ? Uint32Array.from(level).sort().subarray(0, count)
              : firstWanted(this.#all, count, isInLevel);
          for (const place of sorted.subarray(Math.max(0, offset - seen))) ids.push(this.columns.ids[place] ?? 0);
        }
        seen += level.length;
      }
      return { ids, total };
    });
  }

  #match(source: ListSource, wanted: ListFilter): { readonly closeness: Closeness; readonly total: number } {
    const closeness = this.sourceOf(source);
    const filter = new ProductFilter(this.columns, wanted);
    let total = 0;
    for (let place = 0; place < closeness.length; place += 1) {
      if (closeness[place] === 0) continue;
      if (filter.hasAll(place)) total += 1;
      else closeness[place] = 0;
    }
    return { closeness, total };
  }

  /**
   * Products that match every word, exactly or nearly; none for a search without words. The arrays of distances are used
   * again by the next search, so what is found is read within `read`.
   */
  #search<Result>(words: readonly ResolvedWord[], read: (found: FoundPlaces) => Result): Result {
    let [before, distances] = this.#distances;
    let places: number[] = [];
    // The rarest word first: what it does not have is passed over quickly.
    const byRarity = words.toSorted((a, b) => this.#productsOf(a) - this.#productsOf(b));
    for (const [number, { exact, near }] of byRarity.entries()) {
      const last = places;
      [before, distances] = [distances, before];
      places = [];
      for (const word of near) this.#mark(word, 1, number === 0 ? null : before, distances, places);
      for (const word of exact) this.#mark(word, 0, number === 0 ? null : before, distances, places);
      for (const place of last) before[place] = 0;
    }
    const result = read({ places, distances });
    for (const place of places) distances[place] = 0;
    return result;
  }

  /** How many products a word has at most. */
  #productsOf({ exact, near }: ResolvedWord): number {
    let products = 0;
    for (const word of exact) products += this.columns.words.get(word)?.length ?? 0;
    for (const word of near) products += this.columns.words.get(word)?.length ?? 0;
    return products;
  }

  /**
   * Marks the products of a word that the words before it have too.
   * @param before distances after those words; null for the first one
   * @param places gets each marked product once
   */
  #mark(word: string, distance: number, before: Uint8Array | null, distances: Uint8Array, places: number[]): void {
    for (const place of this.columns.words.get(word) ?? []) {
      const base = before === null ? 1 : (before[place] ?? 0);
      if (base === 0) continue;
      if (distances[place] === 0) places.push(place);
      distances[place] = base + distance;
    }
  }

  /** Places in a sort order; null for the shop's own order, in which places are numbered. */
  #order(sort: ProductSort, currentPrice: CurrentPrice): Uint32Array | null {
    if (sort === 'featured') return null;
    const kept = sort === 'newest' || sort === 'name' ? this.#orders : this.#priceOrdersOf(currentPrice);
    const known = kept.get(sort);
    if (known !== undefined) return known;
    const compare = this.#comparison(sort, currentPrice);
    const order = this.#all.toSorted((a, b) => compare(a, b) || a - b);
    kept.set(sort, order);
    return order;
  }

  /** Sort orders by price, valid as long as the prices they were made from. */
  #priceOrdersOf(currentPrice: CurrentPrice): Map<ProductSort, Uint32Array> {
    const kept = this.#priceOrders.get(currentPrice) ?? new Map<ProductSort, Uint32Array>();
    this.#priceOrders.set(currentPrice, kept);
    return kept;
  }

  #comparison(sort: Exclude<ProductSort, 'featured'>, currentPrice: CurrentPrice): (a: number, b: number) => number {
    const { createdAt, names, ids, mrps } = this.columns;
    if (sort === 'newest') return (a, b) => (createdAt[b] ?? 0) - (createdAt[a] ?? 0);
    if (sort === 'name') return (a, b) => compareText(names[a] ?? '', names[b] ?? '');
    const prices = Float64Array.from(mrps, (mrp, place) => currentPrice(ids[place] ?? 0, mrp));
    const direction = sort === 'price-asc' ? 1 : -1;
    return (a, b) => ((prices[a] ?? 0) - (prices[b] ?? 0)) * direction;
  }
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
