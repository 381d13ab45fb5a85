import { thumbsOfRange, type PriceThumbs } from '../../rules/price-range.ts';
import type { FilterSection, ListGroup, ListingFilters, ListingFiltersContext } from './listing-filters.types.ts';

/** The part of a snapshot that selectors read. */
interface ListingFiltersSnapshot {
  readonly context: ListingFiltersContext;
}

/**
 * What the panel shows as chosen: the draft while one is made, else what applies.
 * @param applied The filters of the URL.
 */
export function selectShownFilters(snapshot: ListingFiltersSnapshot, applied: ListingFilters): ListingFilters {
  return snapshot.context.draft ?? applied;
}

/** The list that Apply will go to; null to stay on this one (S2.LIST.07). */
export function selectDraftGroup(snapshot: ListingFiltersSnapshot): ListGroup | null {
  return snapshot.context.draftGroup;
}

/**
 * Where the slider's thumbs are, in rupees.
 * @param applied The filters of the URL.
 */
export function selectThumbs(snapshot: ListingFiltersSnapshot, applied: ListingFilters): PriceThumbs {
  return snapshot.context.thumbs ?? thumbsOfRange(selectShownFilters(snapshot, applied).price);
}

/** A selector for whether a section is unfolded (S4.FILT.02). */
export function selectIsSectionOpen(section: FilterSection): (snapshot: ListingFiltersSnapshot) => boolean {
  return (snapshot) => snapshot.context.openSections.includes(section);
}
