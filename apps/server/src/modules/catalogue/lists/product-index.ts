import type { ProductSort } from '@kayal/api-contract';
import { withAttribute } from './attribute-columns.ts';
import { PlaceSet } from './place-set.ts';
import type { ProductColumns } from './product-columns.ts';
import { ProductFilter } from './product-filter.ts';
import { isEmptyFilter, type ListFilter, type ListSource, type PageRequest } from './product-list.ts';
import { SizePlaces } from './size-places.ts';
import { SearchPlaces } from '../search/search-places.ts';

/** The ids of one page of a list, and how long the whole list is. */
export interface FoundPage {
  readonly ids: readonly number[];
  readonly total: number;
}

/** Current price of a product, offer included, paise. */
export type CurrentPrice = (productId: number, mrp: number) => number;

/** Some places of consecutive sets: of each set those that the places from `start` up to the one before `end` have in it. */
function slicesOf(sets: readonly PlaceSet[], start: number, end: number): readonly number[] {
  const places: number[] = [];
  let before = 0;
  for (const set of sets) {
    // A set that the page does not touch is not read.
    if (before < end && before + set.size > start)
      for (const place of set.slice(Math.max(0, start - before), end - before)) places.push(place);
    before += set.size;
  }
  return places;
}

/** The first places of an order that are wanted. @param count of them, or more than there are */
function firstOf(order: Int32Array, wanted: PlaceSet, count: number): Int32Array {
  const found = new Int32Array(Math.min(count, wanted.size));
  let seen = 0;
  for (let at = 0; at < order.length && seen < found.length; at += 1) {
    const place = order[at] ?? 0;
    if (!wanted.has(place)) continue;
    found[seen] = place;
    seen += 1;
  }
  return found;
}

/**
 * Answers which products a list has, in which order. It works on columns and sets in memory, so that its cost depends
 * only on the number of products and is the same on both engines.
 */
export class ProductIndex {
  readonly columns: ProductColumns;
  /** Every word of the catalogue, sorted. */
  readonly vocabulary: readonly string[];
  readonly #orders = new Map<ProductSort, Int32Array>();
  readonly #priceOrders = new WeakMap<CurrentPrice, Map<ProductSort, Int32Array>>();
  /** Every place, ascending. */
  readonly #all: Int32Array;
  /** Places by kind and id of a category or list, once one is requested. */
  readonly #places = new Map<string, Int32Array>();
  readonly #search: SearchPlaces;
  readonly #sizes: SizePlaces;

  constructor(columns: ProductColumns) {
    this.columns = columns;
    this.vocabulary = [...columns.words.keys()].toSorted();
    this.#all = Int32Array.from(columns.ids.keys());
    this.#search = new SearchPlaces(columns);
    this.#sizes = new SizePlaces(columns);
  }

  /** The products of a list before it is narrowed. */
  sourceOf(source: ListSource): PlaceSet {
    return this.#merged(this.#setsOf(source));
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
    if (source.kind !== 'search' && isEmptyFilter(filter))
      return this.#whole(source, sort, limit, offset, currentPrice);
    const found = this.#setsOf(source);
    const sets = isEmptyFilter(filter) ? found : this.#narrowed(found, filter);
    const total = sets.reduce((sum, { size }) => sum + size, 0);
    const end = limit === null ? total : Math.min(total, offset + limit);
    const order = this.#order(sort, currentPrice);
    const places =
      order === null ? slicesOf(sets, offset, end) : firstOf(order, this.#merged(sets), end).subarray(offset);
    return { ids: Array.from(places, (place) => this.columns.ids[place] ?? 0), total };
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
    const sorted =
      order === null || source.kind === 'all' ? (order ?? places) : firstOf(order, this.sourceOf(source), end);
    return { ids: Array.from(sorted.subarray(offset, end), (place) => ids[place] ?? 0), total: places.length };
  }

  #narrowed(sets: readonly PlaceSet[], wanted: ListFilter): readonly PlaceSet[] {
    const { sizes, colours, attributes } = wanted;
    const having = [...(attributes ?? [])].map(([id, values]) => withAttribute(this.columns, id, values));
    if (sizes !== null) having.push(this.#sizes.withAny(sizes));
    const found = sets.map((set) => having.reduce((left, each) => left.intersection(each), set));
    // One variant must have both a wanted colour and a wanted size, so with colours each product is looked at.
    const rest = { ...wanted, attributes: null, ...(colours === null && { sizes: null }) };
    if (isEmptyFilter(rest)) return found;
    const filter = new ProductFilter(this.columns, rest);
    return found.map((set) => set.filter((place) => filter.hasAll(place)));
  }

  #merged([first = PlaceSet.ofLists(this.columns.ids.length, []), ...others]: readonly PlaceSet[]): PlaceSet {
    return others.reduce((merged, set) => merged.union(set), first);
  }

  /** Places of a category or list, in the shop's own order. */
  #placesOf({ kind, id }: { readonly kind: 'category' | 'list'; readonly id: number }): Int32Array {
    const key = `${kind} ${id}`;
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    const places =
      kind === 'list'
        ? Int32Array.from(this.columns.lists.get(id) ?? []).sort()
        : this.#all.filter((place) => this.columns.categories[place] === id);
    // An id that nobody has is not stored: anyone may ask for any.
    if (places.length > 0) this.#places.set(key, places);
    return places;
  }

  /** The products of a list, the closest to a search first, each set in the shop's own order. */
  #setsOf(source: ListSource): readonly PlaceSet[] {
    const { length } = this.columns.ids;
    switch (source.kind) {
      case 'all':
        return [PlaceSet.full(length)];
      case 'category':
      case 'list':
        return [PlaceSet.ofLists(length, [this.#placesOf(source)])];
      case 'search':
        return this.#withProduct(source.productId, this.#search.find(source.words));
    }
  }

  /** Puts one product before all others. */
  #withProduct(productId: number | null | undefined, found: readonly PlaceSet[]): readonly PlaceSet[] {
    const place = typeof productId === 'number' ? this.columns.ids.indexOf(productId) : -1;
    if (place < 0) return found;
    const own = PlaceSet.ofLists(this.columns.ids.length, [[place]]);
    return [own, ...found.map((set) => set.difference(own)).filter(({ size }) => size > 0)];
  }

  /** Places in a sort order; null for the shop's own order, in which places are numbered. */
  #order(sort: ProductSort, currentPrice: CurrentPrice): Int32Array | null {
    if (sort === 'featured') return null;
    const kept =
      sort === 'newest' || sort === 'name' || sort === 'origin' ? this.#orders : this.#priceOrdersOf(currentPrice);
    const known = kept.get(sort);
    if (known !== undefined) return known;
    const compare = this.#comparison(sort, currentPrice);
    const order = this.#all.toSorted((a, b) => compare(a, b) || a - b);
    kept.set(sort, order);
    return order;
  }

  /** Sort orders by price, valid as long as the prices they were made from. */
  #priceOrdersOf(currentPrice: CurrentPrice): Map<ProductSort, Int32Array> {
    const kept = this.#priceOrders.get(currentPrice) ?? new Map<ProductSort, Int32Array>();
    this.#priceOrders.set(currentPrice, kept);
    return kept;
  }

  /** By country, those without one last. */
  #byOrigin(): (a: number, b: number) => number {
    const { origins, originNames } = this.columns;
    const lastIfEmpty = (name: string): string => (name === '' ? '\uffff' : name);
    const sorted = [...originNames].toSorted((a, b) => compareText(lastIfEmpty(a), lastIfEmpty(b)));
    const ranks = originNames.map((name) => sorted.indexOf(name));
    return (a, b) => (ranks[origins[a] ?? 0] ?? 0) - (ranks[origins[b] ?? 0] ?? 0);
  }

  #comparison(sort: Exclude<ProductSort, 'featured'>, currentPrice: CurrentPrice): (a: number, b: number) => number {
    const { createdAt, names, ids, mrps } = this.columns;
    if (sort === 'newest') return (a, b) => (createdAt[b] ?? 0) - (createdAt[a] ?? 0);
    if (sort === 'name') return (a, b) => compareText(names[a] ?? '', names[b] ?? '');
    if (sort === 'origin') return this.#byOrigin();
    const prices = Float64Array.from(mrps, (mrp, place) => currentPrice(ids[place] ?? 0, mrp));
    const direction = sort === 'price-asc' ? 1 : -1;
    return (a, b) => ((prices[a] ?? 0) - (prices[b] ?? 0)) * direction;
  }
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
