import type { ProductSort } from '@kayal/api-contract';
import type { ResolvedWord } from '../search/resolve-word.ts';

/** Where the products of a list come from, with aliases resolved (J15). */
export type ListSource =
  | { readonly kind: 'all' }
  | { readonly kind: 'search'; readonly words: readonly ResolvedWord[] }
  | { readonly kind: 'category'; readonly id: number }
  /** A sub-category or promotional list. */
  | { readonly kind: 'group'; readonly id: number };

/** Groups of which a product must be in at least one: categories by their ids, sub-categories by theirs. */
export interface GroupChoice {
  readonly categories: readonly number[];
  readonly groups: readonly number[];
}

/** What narrows a list; OR inside a field, AND between them (J08). Null does not narrow. */
export interface ListFilter {
  /** Colours as variants spell them. */
  readonly colours: readonly string[] | null;
  /** Sizes as variants spell them. */
  readonly sizes: readonly string[] | null;
  /** paise of MRP, inclusive (S5.PRICE.05) */
  readonly minMrp: number | null;
  /** paise of MRP, inclusive */
  readonly maxMrp: number | null;
  readonly groups: readonly GroupChoice[];
}

/** Which rows of a list, in which order. */
export interface PageRequest {
  readonly sort: ProductSort;
  /** Null for all rows (J72). */
  readonly limit: number | null;
  readonly offset: number;
}

/** A filter that lets everything through. */
export const noFilter: ListFilter = { colours: null, sizes: null, minMrp: null, maxMrp: null, groups: [] };
