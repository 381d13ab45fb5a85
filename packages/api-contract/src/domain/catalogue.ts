/** Whole paise. 100 paise are one rupee; money is never a fraction. */
export type Paise = number;

/** A category or sub-category (S3.ENT.01). */
export interface Category {
  readonly id: number;
  readonly name: string;
}

/** A colour as the catalogue keys it, with what shoppers are shown (S3.ENT.07). */
export interface CatalogueColour {
  /** Catalogue name, the key (`db_color` on the wire). */
  readonly key: string;
  /** Display name, upper-case (`md_color`). */
  readonly name: string;
  /** Free text that is a hex colour when valid (J49); empty when none is known. */
  readonly hex: string;
}

/** One row of a product list: a product with the look of its display-first variant (S3.ENT.02). */
export interface ProductSummary {
  readonly id: number;
  readonly name: string;
  readonly mrp: Paise;
  /** The price a shopper pays when an offer exists, otherwise null (S9.MON.04). */
  readonly offer: Paise | null;
  /** Units in stock, summed over the variants (J23). */
  readonly stock: number;
  /** File name of the display-first picture (S3.ENT.03). */
  readonly displayFirst: string;
  /** When that picture last changed, ms since 1970: the cache-buster (J36). */
  readonly pictureAt: number;
  readonly colour: string;
  readonly size: string;
  readonly uniqueCode: string;
  readonly colours: readonly CatalogueColour[];
  /** The category it is in; null where the row does not say. */
  readonly categoryId: number | null;
  /** The first of its sub-categories; null where the row does not say (J34). */
  readonly subCategoryId: number | null;
}

/** One size of one colour of a product: what stock is kept of (S3.ENT.04). */
export interface Variant {
  readonly productId: number;
  /** Catalogue colour name, trimmed (S3.ENT.05). */
  readonly colour: string;
  readonly size: string;
  readonly uniqueCode: string;
  /** Units in stock (J23). */
  readonly stock: number;
}

/** A colour and size pair that exists somewhere in the catalogue (S7.CAT.04). */
export interface ColourSize {
  readonly colour: string;
  readonly size: string;
  readonly productId: number;
}

/** The three promotional lists, by the names the server knows (S7.CAT.12). */
export const promotionalLists = ['NewArrivals', 'BestSeller', 'LimitedSale'] as const;
/** A promotional list. */
export type PromotionalList = (typeof promotionalLists)[number];

/** How a list can be ordered. */
export const productSorts = ['featured', 'newest', 'price-asc', 'price-desc', 'name'] as const;
/** An order of a product list. */
export type ProductSort = (typeof productSorts)[number];

/** Where a product list comes from. */
export type ProductListSource =
  | { readonly kind: 'all' }
  | { readonly kind: 'search'; readonly text: string }
  | { readonly kind: 'category'; readonly id: number }
  | { readonly kind: 'sub-category'; readonly id: number }
  | { readonly kind: 'promotion'; readonly list: PromotionalList };

/** What narrows and orders a list. Prices are compared with MRP, inclusive (S5.PRICE.05). */
export interface ProductListQuery {
  readonly colours?: readonly string[];
  readonly sizes?: readonly string[];
  /** Categories or sub-categories a product must also be in, for combined filters (J08). */
  readonly categories?: readonly number[];
  readonly minMrp?: Paise;
  readonly maxMrp?: Paise;
  readonly sort?: ProductSort;
  readonly limit?: number;
  readonly offset?: number;
}

/** One choice of a filter with how many products it would show. */
export interface FacetChoice {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/** Counts for a filter panel over one list. */
export interface Facets {
  readonly total: number;
  readonly colours: readonly (FacetChoice & { readonly hex: string })[];
  readonly sizes: readonly FacetChoice[];
  readonly categories: readonly FacetChoice[];
  readonly subCategories: readonly FacetChoice[];
  readonly price: { readonly min: Paise; readonly max: Paise };
}

/** One suggestion under the search box (S5.SRCH.03). */
export interface Suggestion {
  readonly productId: number;
  readonly name: string;
  readonly displayFirst: string;
  readonly pictureAt: number;
  readonly mrp: Paise;
  readonly offer: Paise | null;
}

/** A current offer, as the back office lists it (J52). */
export interface CurrentOffer {
  readonly productId: number;
  readonly name: string;
  readonly mrp: Paise;
  readonly offer: Paise;
}
