import { promotionalLists, type ProductListSource, type PromotionalList } from '@kayal/api-contract/client';
import {
  filterQueryNames,
  filtersFromQuery,
  filtersToQuery,
  promotionalPageOf,
  promotionalPages,
  shopProfile,
  type ListingFilters,
} from '@kayal/commerce-core';

/** Which of the three pages a list stands on: /products, /subcategoryproducts or /searchpage. */
export type ListPlace = 'category' | 'sub-category' | 'search';

/** The list that an address names. */
export interface AskedList {
  readonly source: ProductListSource;
  /** The list's name as the address has it; shown only where the server knows no other. */
  readonly fallbackName: string;
}

/** Products per page. */
export const pageSize = 24;
/** Max pages in one address; beyond that a filter helps more than scrolling. */
export const maxPages = 20;

const maxTextLength = 100;
const maxChoiceLength = 200;
const pageName = 'page';
const { desktop, mobile } = shopProfile.ids;

/** The server's id of a sub-category: the mobile menu's ids are aliases of the desktop's. */
export function listedId(id: number): number {
  if (id === mobile.men) return desktop.men;
  if (id === mobile.women) return desktop.women;
  return id === mobile.kids ? desktop.kids : id;
}

/** Text of an address, bounded as the server bounds it: no control characters, no blanks around, at most 100 characters. */
function textOf(value: string | null): string {
  return (value ?? '')
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, maxTextLength);
}

function promotionOf(value: string): PromotionalList | null {
  return promotionalLists.find((list) => list === value) ?? null;
}

/**
 * The list that an address names. Without an id and without a list it is the whole shop.
 * @returns null when the address names no list that could exist
 */
export function askedList(place: ListPlace, query: URLSearchParams): AskedList | null {
  if (place === 'search') {
    const text = textOf(query.get('q'));
    return { source: text === '' ? { kind: 'all' } : { kind: 'search', text }, fallbackName: text };
  }
  const fallbackName = textOf(query.get('n'));
  const list = query.get('list');
  if (list !== null) {
    const promotion = promotionOf(list);
    return promotion && { source: { kind: 'promotion', list: promotion }, fallbackName };
  }
  const id = query.get('c');
  if (id === null || id === '') return { source: { kind: 'all' }, fallbackName: '' };
  if (!/^\d{1,9}$/.test(id)) return null;
  const promotion = place === 'sub-category' ? promotionalPageOf(Number(id)) : null;
  if (promotion) return { source: { kind: 'promotion', list: promotion.list }, fallbackName };
  return { source: { kind: place, id: Number(id) }, fallbackName };
}

/** The valid values that fit into the server's limit of 200 characters. */
function bounded(values: readonly string[]): readonly string[] {
  const kept: string[] = [];
  for (const value of values.filter((each) => !/\p{Cc}|,/u.test(each))) {
    if ([...kept, value].join(',').length > maxChoiceLength) break;
    kept.push(value);
  }
  return kept;
}

/** The filters of an address within the server's limits, so that no address can make the list fail. */
export function askedFilters(query: URLSearchParams): ListingFilters {
  const filters = filtersFromQuery(query);
  return { ...filters, colours: bounded(filters.colours), sizes: bounded(filters.sizes) };
}

/** How many pages of the list an address shows, one after another. */
export function askedPages(query: URLSearchParams): number {
  const page = query.get(pageName) ?? '';
  return /^[1-9]\d{0,3}$/.test(page) ? Math.min(Number(page), maxPages) : 1;
}

/** The query with one more page of the same list shown. */
export function searchOfPages(search: string, pages: number): string {
  const query = new URLSearchParams(search);
  query.set(pageName, String(pages));
  return `?${query}`;
}

/** The query of the same list under other filters, from its first page. */
export function searchOfFilters(search: string, filters: ListingFilters): string {
  const query = new URLSearchParams(search);
  for (const name of [...filterQueryNames, pageName]) query.delete(name);
  for (const [name, value] of Object.entries(filtersToQuery(filters))) query.set(name, value);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** Whether two queries show the same list under the same filters, and differ at most in how much of it. */
export function isSameList(a: string, b: string): boolean {
  const withoutPages = (search: string): string => {
    const query = new URLSearchParams(search);
    query.delete(pageName);
    query.sort();
    return query.toString();
  };
  return withoutPages(a) === withoutPages(b);
}

/** The list named by navigation state, as query values; null when it names none. */
function listOfState(place: ListPlace, state: unknown): Readonly<Record<string, string>> | null {
  if (typeof state !== 'object' || state === null) return null;
  if (place === 'search')
    return 'filter' in state && typeof state.filter === 'string' ? { q: textOf(state.filter) } : null;
  const name = 'categoryName' in state && typeof state.categoryName === 'string' ? textOf(state.categoryName) : '';
  const promotion = promotionalPages.find((page) => page.pageName === name.toUpperCase());
  const id = 'categoryId' in state ? String(state.categoryId) : '';
  if (promotion && (place === 'category' || id === '')) return { list: promotion.list, n: promotion.pageName };
  return /^\d{1,9}$/.test(id) ? { c: id, n: name } : null;
}

/** Input of {@link settledSearch}. */
export interface Arrival {
  readonly place: ListPlace;
  /** The entry's navigation state; untrusted. */
  readonly state: unknown;
  readonly search: string;
  /** Whether this browser remembers that filters combine. */
  readonly combines: boolean;
}

/**
 * The complete query of an entry: navigation state wins, and a remembered 'Combine filters' is added
 * when no filter is set whose meaning it would change.
 * @returns null when the query is already complete
 */
export function settledSearch({ place, state, search, combines }: Arrival): string | null {
  const query = new URLSearchParams(search);
  const stated = listOfState(place, state);
  if (
    stated !== null &&
    Object.entries(stated).some(([name, value]) => (query.get(name) ?? '') !== value && name !== 'n')
  ) {
    for (const name of ['c', 'n', 'list', 'q', pageName]) query.delete(name);
    for (const [name, value] of Object.entries(stated)) query.set(name, value);
  }
  if (combines && !['combine', 'color', 'size'].some((name) => query.has(name))) query.set('combine', '1');
  const settled = query.toString();
  return settled === new URLSearchParams(search).toString() ? null : `?${settled}`;
}
