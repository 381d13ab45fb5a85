import type { ProductListQuery, ProductListSource, ProductSort } from '@kayal/api-contract/client';
import type { PriceRange, PriceThumbs } from '../../rules/prices/price-range.ts';

/**
 * `replace`: the latest choice wins, as specified. `combine`: OR within colours, within sizes and within an attribute, AND
 * between them.
 */
export const filterModes = ['replace', 'combine'] as const;
export type FilterMode = (typeof filterModes)[number];

/** The fixed sections of the filter panel; each opens and closes independently. */
export const filterSections = ['Related', 'Price', 'Colors', 'Size', 'Origin', 'Dress Style'] as const;
/** A section of the filter panel: a fixed one, or an attribute by its id. */
export type FilterSection = (typeof filterSections)[number] | `attribute:${string}`;

/**
 * The layout in use. On `mobile` the panel collects choices until Apply and, in `replace`, has one colour, one size and one value of an attribute.
 */
export type FilterLayout = 'desktop' | 'mobile';

/** The filters of a list, as written in the URL. */
export interface ListingFilters {
  /** Catalogue keys, in the order they were chosen. */
  readonly colours: readonly string[];
  /** In the order they were chosen. */
  readonly sizes: readonly string[];
  /** Countries of origin: they narrow the list that the other filters make. */
  readonly origins: readonly string[];
  /** Choices of attributes, such as `fabric:Cotton`, in the order they were chosen. */
  readonly attributes: readonly string[];
  /** Null until the shopper moves the slider or chooses a band. */
  readonly price: PriceRange | null;
  readonly sort: ProductSort;
  readonly mode: FilterMode;
}

/** A category or sub-category to go to. */
export interface ListGroup {
  readonly kind: 'category' | 'sub-category';
  readonly id: number;
  readonly name: string;
}

/** An applied filter that can be removed alone. */
export type FilterChip =
  | { readonly kind: 'colour' | 'size' | 'origin' | 'attribute'; readonly value: string; readonly label: string }
  | { readonly kind: 'price'; readonly label: string };

/** The list that the loader requests. */
export interface ListRequest {
  readonly source: ProductListSource;
  readonly query: ProductListQuery;
}

/** Context of the machine. It has no copy of the applied filters: the URL owns them. */
export interface ListingFiltersContext {
  readonly applied: ListingFiltersInput['applied'];
  /** The mobile panel's choices before Apply; null while that panel is closed. */
  readonly draft: ListingFilters | null;
  /** The list to which the mobile panel goes on Apply; null to stay on this one. */
  readonly draftGroup: ListGroup | null;
  /** Positions of the slider's thumbs, in rupees, while they move; null when they show the applied price. */
  readonly thumbs: PriceThumbs | null;
  readonly layout: FilterLayout;
  readonly priceSteps: readonly number[];
  readonly openSections: readonly FilterSection[];
}

/** Events that change what the list shows. */
export type FilterChoice =
  /** Selects a colour, or removes one that is selected. */
  | { readonly type: 'colour.choose'; readonly colour: string }
  | { readonly type: 'size.choose'; readonly size: string }
  | { readonly type: 'origin.choose'; readonly origin: string }
  /** @see {@link ListingFilters.attributes} */
  | { readonly type: 'attribute.choose'; readonly choice: string }
  /** The slider was released: its thumbs become the price filter. */
  | { readonly type: 'price.commit' }
  | { readonly type: 'price.choose'; readonly range: PriceRange | null }
  | { readonly type: 'sort.choose'; readonly sort: ProductSort }
  | { readonly type: 'combine.toggle' }
  | { readonly type: 'chip.remove'; readonly chip: FilterChip }
  | { readonly type: 'filters.clear' };

/** Events that the machine accepts. */
export type ListingFiltersEvent =
  | FilterChoice
  /** A moved thumb or a typed number, in rupees; it filters only after `price.commit`. */
  | { readonly type: 'price.move'; readonly thumb: 'min' | 'max'; readonly rupees: number }
  /** Goes to the list at once; in the mobile panel on Apply, where choosing it again deselects it. */
  | { readonly type: 'group.choose'; readonly group: ListGroup }
  /** The refresh button: removes all filters and loads the list again. */
  | { readonly type: 'list.refresh' }
  | { readonly type: 'panel.toggle' }
  | { readonly type: 'panel.close' }
  /** The mobile panel's Apply. */
  | { readonly type: 'panel.apply' }
  | { readonly type: 'section.toggle'; readonly section: FilterSection }
  | { readonly type: 'layout.changed'; readonly layout: FilterLayout }
  /** The URL changed, by a choice, another list or Back. */
  | { readonly type: 'list.changed' };

/** Events that the machine emits. */
export type ListingFiltersEmitted =
  /** Write these into the URL. */
  | { readonly type: 'filters.changed'; readonly filters: ListingFilters }
  /** Go to this list with these filters. */
  | { readonly type: 'filters.group'; readonly group: ListGroup; readonly filters: ListingFilters }
  /** Store the mode for the next visit. */
  | { readonly type: 'filters.mode'; readonly mode: FilterMode };

/** Input of the machine. */
export interface ListingFiltersInput {
  /** Reads the filters of the URL, including a navigation that is still loading. */
  readonly applied: () => ListingFilters;
  readonly layout: FilterLayout;
  /** The upper ends of the shop's price steps, by which the slider goes; the specified ones when left out. */
  readonly priceSteps?: readonly number[];
}

/** Tags of the states, for `snapshot.hasTag`. */
export type ListingFiltersTag = 'panelOpen' | 'drafting' | 'combining';
