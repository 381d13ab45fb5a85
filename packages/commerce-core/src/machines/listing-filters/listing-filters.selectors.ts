import type { PriceThumbs } from '../../rules/price-range.ts';
import type { FilterSection, ListingFilters, ListingFiltersContext } from './listing-filters.types.ts';

/** The part of a snapshot that selectors read. */
interface ListingFiltersSnapshot {
  readonly context: ListingFiltersContext;
}

/** What the panel shows as chosen: the draft while one is made, else what the list has. */
export function selectShownFilters(snapshot: ListingFiltersSnapshot): ListingFilters {
  return snapshot.context.draft ?? snapshot.context.filters;
}

/** Where the slider's thumbs are, in rupees. */
export function selectThumbs(snapshot: ListingFiltersSnapshot): PriceThumbs {
  return snapshot.context.thumbs;
}

/** A selector for whether a section is unfolded (S4.FILT.02). */
export function selectIsSectionOpen(section: FilterSection): (snapshot: ListingFiltersSnapshot) => boolean {
  return (snapshot) => snapshot.context.openSections.includes(section);
}
