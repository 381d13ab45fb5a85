import type { ProductSort } from '@kayal/api-contract';
import type { ResolvedWord } from '../search/resolve-word.ts';

/** Source of a list's products, with aliases resolved. */
export type ListSource =
  | { readonly kind: 'all' }
  /** `productId`: the product of a typed item code, which comes first; null for none */
  | { readonly kind: 'search'; readonly words: readonly ResolvedWord[]; readonly productId?: number | null }
  | { readonly kind: 'category'; readonly id: number }
  /** A sub-category or promotional list. */
  | { readonly kind: 'list'; readonly id: number };

/** A product must be in at least one of these categories or lists. */
export interface GroupChoice {
  readonly categories: readonly number[];
  readonly lists: readonly number[];
}

/** The filters of a list; OR inside a field, AND between fields. Null means no filter. */
export interface ListFilter {
  /** Colours as variants spell them. */
  readonly colours: readonly string[] | null;
  /** Sizes as variants spell them. */
  readonly sizes: readonly string[] | null;
  /** Countries of origin as products spell them. */
  readonly origins: readonly string[] | null;
  /** Values by id of the attribute. */
  readonly attributes: ReadonlyMap<string, readonly string[]> | null;
  /** paise of MRP, inclusive */
  readonly minMrp: number | null;
  /** paise of MRP, inclusive */
  readonly maxMrp: number | null;
  readonly groups: readonly GroupChoice[] | null;
}

/** Page and sort order of a list. */
export interface PageRequest {
  readonly sort: ProductSort;
  /** Null for all rows. */
  readonly limit: number | null;
  readonly offset: number;
}

/** A filter that every product passes. */
export const noFilter: ListFilter = {
  colours: null,
  sizes: null,
  origins: null,
  attributes: null,
  minMrp: null,
  maxMrp: null,
  groups: null,
};

/** Whether every product passes a filter. */
export function isEmptyFilter(filter: ListFilter): boolean {
  return Object.values(filter).every((wanted) => wanted === null);
}
