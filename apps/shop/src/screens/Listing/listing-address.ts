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

/** The page that shows the list: /products, /subcategoryproducts or /searchpage. */
export type ListPlace = 'category' | 'sub-category' | 'search';

/** The list that an address names. */
export interface AddressedList {
  readonly source: ProductListSource;
  /** The name in the address; shown only when the server has no name for the list. */
  readonly fallbackName: string;
}

/** Products per page. */
export const pageSize = 24;
/** Max pages in one address; beyond that a filter helps more than scrolling. */
export const maxPages = 20;

const maxTextLength = 100;
const maxChoiceLength = 200;
const maxAttributesLength = 600;
const pageName = 'page';
const { desktop, mobile } = shopProfile.ids;

/** The desktop id of a sub-category, under which the server lists it; the mobile menu uses aliases. */
export function desktopId(id: number): number {
  if (id === mobile.men) return desktop.men;
  if (id === mobile.women) return desktop.women;
  return id === mobile.kids ? desktop.kids : id;
}

/** Text of an address within the server's limits: trimmed, without control characters, max 100 characters. */
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
 * The list that an address names: all products when it has neither an id nor a list.
 * @returns null when the address names no possible list
 */
export function listOfAddress(place: ListPlace, query: URLSearchParams): AddressedList | null {
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

const isAttributeChoice = (choice: string): boolean => /^[a-z][a-z0-9-]{0,39}:[^\p{Cc}]+$/u.test(choice);

/** The valid choices of attributes that fit into the server's limit of 600 characters. */
function boundedChoices(choices: readonly string[]): readonly string[] {
  const kept: string[] = [];
  for (const choice of choices.filter(isAttributeChoice)) {
    if (encodeURIComponent([...kept, choice].join()).length > maxAttributesLength) break;
    kept.push(choice);
  }
  return kept;
}

/** The filters of an address within the server's limits, so that no address can make the list fail. */
export function filtersOfAddress(query: URLSearchParams): ListingFilters {
  const filters = filtersFromQuery(query);
  return {
    ...filters,
    colours: bounded(filters.colours),
    sizes: bounded(filters.sizes),
    origins: bounded(filters.origins),
    attributes: boundedChoices(filters.attributes),
  };
}

/** The number of pages of the list that an address shows, below each other. */
export function pagesOfAddress(query: URLSearchParams): number {
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

/** Whether two queries show the same list with the same filters; the number of pages may differ. */
export function isSameList(a: string, b: string): boolean {
  const withoutPages = (search: string): string => {
    const query = new URLSearchParams(search);
    query.delete(pageName);
    query.sort();
    return query.toString();
  };
  return withoutPages(a) === withoutPages(b);
}

/** The list that the navigation state names, as query values; null when it names none. */
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

/** Input of {@link completeSearch}. */
export interface HistoryEntry {
  readonly place: ListPlace;
  /** The entry's navigation state; untrusted. */
  readonly state: unknown;
  readonly search: string;
  /** Whether this browser remembers that filters combine. */
  readonly combines: boolean;
}

/**
 * The complete query of an entry: navigation state wins over the address, and a remembered 'Combine filters' is added
 * unless a filter is set whose meaning it would change.
 * @returns null when the query is already complete
 */
export function completeSearch({ place, state, search, combines }: HistoryEntry): string | null {
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
  const complete = query.toString();
  return complete === new URLSearchParams(search).toString() ? null : `?${complete}`;
}
