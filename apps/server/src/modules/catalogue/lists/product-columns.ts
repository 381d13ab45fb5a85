import type { AttributeColumn } from './attribute-columns.ts';

/** Places of some products, in any order. */
export type Places = Int32Array | readonly number[];

/** Places of products by key, undefined for a key that no product has. */
export type PlacesOf<Key> = Pick<ReadonlyMap<Key, Places>, 'keys' | 'get'>;

/**
 * The visible products as columns, in the shop's own order: entry 0 of every column is the best product. A
 * product's number in that order is its place.
 */
export interface ProductColumns {
  readonly ids: Float64Array;
  /** paise */
  readonly mrps: Float64Array;
  readonly categories: Float64Array;
  /** Of each product, the number of its country of origin in `originNames`. */
  readonly origins: Uint16Array;
  /** Empty text for those without one. */
  readonly originNames: readonly string[];
  /** Those that filter, in the owner's order. */
  readonly attributes: readonly AttributeColumn[];
  /** ms since 1970 */
  readonly createdAt: Float64Array;
  readonly names: readonly string[];
  /** Places of the products in each sub-category and promotional list. */
  readonly lists: PlacesOf<number>;
  /** Places of the products that each search word belongs to. */
  readonly words: PlacesOf<string>;
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
