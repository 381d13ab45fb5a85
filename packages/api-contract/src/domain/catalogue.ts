import type { SizeHint } from './returns.ts';
import type { ShownSizeChart } from '../endpoints/size-charts.schemas.ts';
import type { ShownAttribute } from './attributes.ts';

/** Whole paise. 100 paise are one rupee; money is never a fraction. */
export type Paise = number;

/** A category or sub-category. */
export interface Category {
  readonly id: number;
  readonly name: string;
  /** True when no product of it is on sale; absent otherwise. */
  readonly isEmpty?: true;
}

/** A colour by its catalogue name, with the name and hex for shoppers. */
export interface CatalogueColour {
  /** Catalogue name, the key (`db_color` on the wire). */
  readonly key: string;
  /** Display name, upper-case (`md_color`). */
  readonly name: string;
  /** Free text that is a hex colour when valid; empty when none is known. */
  readonly hex: string;
}

/** A colour to save. */
export interface ColourChange extends CatalogueColour {
  /** The values that were read: a change of them by another admin in between is refused with `colour.changed`. */
  readonly was?: Pick<CatalogueColour, 'name' | 'hex'>;
}

/** What a product's page says of its goods beside name and price. */
export interface ShownFacts {
  readonly countryOfOrigin?: string;
  /** It cannot be returned, except where it is not what was sold. */
  readonly finalSale?: boolean;
  /** Name and address. */
  readonly manufacturer?: string;
  readonly packer?: string;
  readonly importer?: string;
  readonly genericName?: string;
  readonly netQuantity?: string;
  readonly consumerCare?: string;
  /** The size that most wanted who sent it back. */
  readonly sizeHint?: SizeHint;
}

/** One row of a product list: a product with the picture of its display-first variant. */
export interface ProductSummary {
  readonly id: number;
  readonly name: string;
  readonly mrp: Paise;
  /** The offer price; null without an offer. */
  readonly offer: Paise | null;
  /** Units in stock, summed over the variants. */
  readonly stock: number;
  /** File name of the display-first picture. */
  readonly displayFirst: string;
  /** When that picture last changed, ms since 1970: the cache-buster. */
  readonly pictureAt: number;
  readonly colour: string;
  readonly size: string;
  readonly uniqueCode: string;
  readonly colours: readonly CatalogueColour[];
  /** The category it is in; null when the row does not have it. */
  readonly categoryId: number | null;
  /** The first of its sub-categories; null when the row does not have it. */
  readonly subCategoryId: number | null;
  /** Plain text of several lines; absent in lists and where there is none. */
  readonly description?: string;
  /** Only those that are filled in; absent in lists and where there is none. */
  readonly facts?: ShownFacts;
  /** Absent in lists and where there is none. */
  readonly attributes?: readonly ShownAttribute[];
  /** Texts by id of the shop's attributes for the comparison; absent in lists and where there is none. */
  readonly compared?: Readonly<Record<string, string>>;
  /** The owner's chart of its sizes; absent in lists and where there is none. */
  readonly sizeChart?: ShownSizeChart;
  /** What is said of the model in a colour's pictures, by catalogue name of the colour; absent in lists and where there is none. */
  readonly modelSizes?: Readonly<Record<string, string>>;
  /** The pictures beside the front of the colours that do not have all of them, by catalogue name of the colour; absent in lists. */
  readonly furtherViews?: Readonly<Record<string, readonly ('back' | 'detail')[]>>;
}

/** One size of one colour of a product: the unit of stock. */
export interface Variant {
  readonly productId: number;
  /** Catalogue colour name, trimmed. */
  readonly colour: string;
  readonly size: string;
  readonly uniqueCode: string;
  /** Units in stock. */
  readonly stock: number;
}

/** A colour and size pair that exists somewhere in the catalogue. */
export interface ColourSize {
  readonly colour: string;
  readonly size: string;
  readonly productId: number;
}

/** The three promotional lists, by the names the server knows. */
export const promotionalLists = ['NewArrivals', 'BestSeller', 'LimitedSale'] as const;
/** One of the promotional lists. */
export type PromotionalList = (typeof promotionalLists)[number];

/** The page name of each promotional list, in its address and in navigation state (S2.LIST.05). */
export const promotionalPageNames = {
  NewArrivals: 'NEW ARRIVAL',
  BestSeller: 'BEST SELLER',
  LimitedSale: 'LIMITED SALE',
} as const satisfies Record<PromotionalList, string>;

/** Sort orders of a product list. */
export const productSorts = ['featured', 'newest', 'price-asc', 'price-desc', 'name', 'origin'] as const;
/** An order of a product list. */
export type ProductSort = (typeof productSorts)[number];

/** Source of a product list. */
export type ProductListSource =
  | { readonly kind: 'all' }
  | { readonly kind: 'search'; readonly text: string }
  | { readonly kind: 'category'; readonly id: number }
  | { readonly kind: 'sub-category'; readonly id: number }
  | { readonly kind: 'promotion'; readonly list: PromotionalList };

/** Filters and sort order of a list. Prices are compared with MRP, inclusive. */
export interface ProductListQuery {
  readonly colours?: readonly string[];
  readonly sizes?: readonly string[];
  /** Countries of origin. */
  readonly origins?: readonly string[];
  /** Choices of attributes, such as `fabric:Cotton,fit:Slim`; a comma or percent sign of a value is escaped. */
  readonly attr?: string;
  /** Categories or sub-categories a product must also be in, for combined filters. */
  readonly categories?: readonly number[];
  readonly minMrp?: Paise;
  readonly maxMrp?: Paise;
  readonly sort?: ProductSort;
  readonly limit?: number;
  readonly offset?: number;
}

/** One choice of a filter with its number of products. */
export interface FacetChoice {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/** An attribute with its values in a list. */
export interface AttributeFacet {
  readonly id: string;
  readonly name: string;
  readonly choices: readonly FacetChoice[];
}

/** Counts for a filter panel over one list. */
export interface Facets {
  readonly total: number;
  readonly colours: readonly (FacetChoice & { readonly hex: string })[];
  readonly sizes: readonly FacetChoice[];
  readonly categories: readonly FacetChoice[];
  readonly subCategories: readonly FacetChoice[];
  /** Countries of origin; empty in a shop that names none. */
  readonly origins: readonly FacetChoice[];
  /** Attributes that filter, in the owner's order; only those of which a product of the list has a value. */
  readonly attributes: readonly AttributeFacet[] | undefined;
  readonly price: { readonly min: Paise; readonly max: Paise };
}

/** One suggestion under the search box. */
export interface Suggestion {
  readonly productId: number;
  readonly name: string;
  readonly displayFirst: string;
  readonly pictureAt: number;
  readonly mrp: Paise;
  readonly offer: Paise | null;
}

/** A current offer, as the back office lists it. */
export interface CurrentOffer {
  readonly productId: number;
  readonly name: string;
  readonly mrp: Paise;
  readonly offer: Paise;
}
