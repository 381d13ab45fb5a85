import type { ProductSort } from '@kayal/api-contract';
import type { ProductColumns } from './product-columns.ts';
import { ProductFilter } from './product-filter.ts';
import type { ListFilter, ListSource, PageRequest } from './product-list.ts';
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

/** Current price of a product, offer included, paise. */
export type CurrentPrice = (productId: number, mrp: number) => number;

function fullOf(places: readonly number[], length: number): Closeness {
  const found = new Uint8Array(length);
  for (const place of places) found[place] = 1;
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

  constructor(columns: ProductColumns) {
    this.columns = columns;
    this.vocabulary = [...columns.words.keys()].toSorted();
  }

  /** The products of a list before it is narrowed. */
  sourceOf(source: ListSource): Closeness {
    const { length } = this.columns.ids;
    switch (source.kind) {
      case 'all':
        return new Uint8Array(length).fill(1);
      case 'category':
        return Uint8Array.from(this.columns.categories, (category) => (category === source.id ? 1 : 0));
      case 'list':
        return fullOf(this.columns.lists.get(source.id) ?? [], length);
      case 'search':
        return this.#search(source.words);
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
    const { closeness, total } = this.#match(source, filter);
    const ids: number[] = [];
    const end = limit === null ? total : Math.min(total, offset + limit);
    const order = this.#order(sort, currentPrice);
    const maxDistance = sort === 'featured' && source.kind === 'search' ? source.words.length + 1 : 1;
    let seen = 0;
    for (let level = 1; level <= maxDistance && seen < end; level += 1) {
      for (let at = 0; at < closeness.length && seen < end; at += 1) {
        const place = order === null ? at : (order[at] ?? 0);
        const found = closeness[place] ?? 0;
        if (found === 0 || (maxDistance > 1 && found !== level)) continue;
        if (seen >= offset) ids.push(this.columns.ids[place] ?? 0);
        seen += 1;
      }
    }
    return { ids, total };
  }

  #match(source: ListSource, wanted: ListFilter): { readonly closeness: Closeness; readonly total: number } {
    const closeness = this.sourceOf(source);
    const filter = new ProductFilter(this.columns, wanted);
    let total = 0;
    for (let place = 0; place < closeness.length; place += 1) {
      if (closeness[place] === 0) continue;
      if (filter.hasPrice(place) && filter.hasGroups(place) && filter.hasVariant(place)) total += 1;
      else closeness[place] = 0;
    }
    return { closeness, total };
  }

  /** Products that match every word, exactly or nearly; none for a search without words. */
  #search(words: readonly ResolvedWord[]): Closeness {
    const { length } = this.columns.ids;
    let found = new Uint8Array(length).fill(words.length === 0 ? 0 : 1);
    for (const { exact, near } of words) {
      const both = new Uint8Array(length);
      const mark = (word: string, distance: number): void => {
        for (const place of this.columns.words.get(word) ?? []) {
          const before = found[place] ?? 0;
          if (before > 0) both[place] = before + distance;
        }
      };
      for (const word of near) mark(word, 1);
      for (const word of exact) mark(word, 0);
      found = both;
    }
    return found;
  }

  /** Places in a sort order; null for the shop's own order, in which places are numbered. */
  #order(sort: ProductSort, currentPrice: CurrentPrice): Uint32Array | null {
    if (sort === 'featured') return null;
    const kept = sort === 'newest' || sort === 'name' ? this.#orders : this.#priceOrdersOf(currentPrice);
    const known = kept.get(sort);
    if (known !== undefined) return known;
    const compare = this.#comparison(sort, currentPrice);
    const order = Uint32Array.from(this.columns.ids, (_, place) => place).sort((a, b) => compare(a, b) || a - b);
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
