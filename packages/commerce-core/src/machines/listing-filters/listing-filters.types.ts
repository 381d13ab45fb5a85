import type { ProductListQuery, ProductListSource, ProductSort } from '@kayal/api-contract/client';
import type { PriceRange, PriceThumbs } from '../../rules/price-range.ts';

/** `replace`: the latest choice wins, as specified. `combine`: OR within a group, AND across groups (J08). */
export const filterModes = ['replace', 'combine'] as const;
export type FilterMode = (typeof filterModes)[number];

/** Sections of the filter panel that fold by themselves (S2.LIST.06, S4.FILT.02). */
export const filterSections = ['Related', 'Price', 'Colors', 'Size', 'Dress Style'] as const;
export type FilterSection = (typeof filterSections)[number];

/** Which layout chooses: the mobile panel holds one colour and one size until Apply (S4.FILT.08, S2.LIST.07). */
export type FilterLayout = 'desktop' | 'mobile';

/** What narrows a list. It is what the URL carries. */
export interface ListingFilters {
  /** Catalogue keys, in the order they were chosen. */
  readonly colours: readonly string[];
  /** In the order they were chosen. */
  readonly sizes: readonly string[];
  /** Null until the shopper has moved the slider or chosen a band (J09). */
  readonly price: PriceRange | null;
  readonly sort: ProductSort;
  readonly mode: FilterMode;
}

/** A category or sub-category to go to (S4.FILT.05). */
export interface ListGroup {
  readonly kind: 'category' | 'sub-category';
  readonly id: number;
  readonly name: string;
}

/** An applied filter that can be taken off by itself (J08). */
export type FilterChip =
  | { readonly kind: 'colour' | 'size'; readonly value: string; readonly label: string }
  | { readonly kind: 'price'; readonly label: string };

/** What the loader asks the server for. */
export interface ListRequest {
  readonly source: ProductListSource;
  readonly query: ProductListQuery;
}

/** What the machine remembers. The filters that apply are not among it: they belong to the URL. */
export interface ListingFiltersContext {
  readonly applied: ListingFiltersInput['applied'];
  /** The mobile panel's choices before Apply; null when nothing is being drafted. */
  readonly draft: ListingFilters | null;
  /** The list the mobile panel goes to on Apply (S2.LIST.07); null to stay on this one. */
  readonly draftGroup: ListGroup | null;
  /** Where the slider's thumbs are, in rupees, while they move; null when they stand where the price is. */
  readonly thumbs: PriceThumbs | null;
  readonly layout: FilterLayout;
  readonly openSections: readonly FilterSection[];
}

/** Events that change what the list shows. */
export type FilterChoice =
  /** Chooses, or takes back what is chosen. */
  | { readonly type: 'colour.choose'; readonly colour: string }
  | { readonly type: 'size.choose'; readonly size: string }
  /** The slider came to rest: its thumbs filter from now on (J09). */
  | { readonly type: 'price.commit' }
  | { readonly type: 'price.choose'; readonly range: PriceRange | null }
  | { readonly type: 'sort.choose'; readonly sort: ProductSort }
  | { readonly type: 'combine.toggle' }
  | { readonly type: 'chip.remove'; readonly chip: FilterChip }
  | { readonly type: 'filters.clear' };

/** Everything the machine understands. */
export type ListingFiltersEvent =
  | FilterChoice
  /** The slider or a typed number, in rupees; shows, and filters only after `price.commit`. */
  | { readonly type: 'price.move'; readonly thumb: 'min' | 'max'; readonly rupees: number }
  /** Goes there at once; on a phone on Apply, and the same one again is taken back (S4.FILT.05, S2.LIST.07). */
  | { readonly type: 'group.choose'; readonly group: ListGroup }
  /** The refresh button: all filters back, list read again (J65). */
  | { readonly type: 'list.refresh' }
  | { readonly type: 'panel.toggle' }
  | { readonly type: 'panel.close' }
  /** The mobile panel's Apply (S2.LIST.07). */
  | { readonly type: 'panel.apply' }
  | { readonly type: 'section.toggle'; readonly section: FilterSection }
  | { readonly type: 'layout.changed'; readonly layout: FilterLayout }
  /** The URL changed: another choice, another list, or Back. */
  | { readonly type: 'list.changed' };

/** What the machine emits. */
export type ListingFiltersEmitted =
  /** Write these into the URL. */
  | { readonly type: 'filters.changed'; readonly filters: ListingFilters }
  /** Go to this group's list with these filters (S4.FILT.05). */
  | { readonly type: 'filters.group'; readonly group: ListGroup; readonly filters: ListingFilters }
  /** Remember the mode (J08). */
  | { readonly type: 'filters.mode'; readonly mode: FilterMode };

/** Input of the machine. */
export interface ListingFiltersInput {
  /** Reads the filters of the URL, of the newest that was asked for. */
  readonly applied: () => ListingFilters;
  readonly layout: FilterLayout;
}

/** What the UI asks `snapshot.hasTag` for. */
export type ListingFiltersTag = 'panelOpen' | 'drafting' | 'combining';
