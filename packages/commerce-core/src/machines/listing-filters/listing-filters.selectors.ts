import { thumbsOfRange, type PriceSlider, type PriceThumbs } from '../../rules/prices/price-range.ts';
import type { FilterSection, ListGroup, ListingFilters, ListingFiltersContext } from './listing-filters.types.ts';

/** The part of a snapshot that selectors read. */
interface ListingFiltersSnapshot {
  readonly context: ListingFiltersContext;
}

/**
 * The filters that the panel shows: the draft, otherwise the applied ones.
 * @param applied the filters of the URL
 */
export function selectShownFilters(snapshot: ListingFiltersSnapshot, applied: ListingFilters): ListingFilters {
  return snapshot.context.draft ?? applied;
}

/** The list to which Apply goes; null to stay on this one. */
export function selectDraftGroup(snapshot: ListingFiltersSnapshot): ListGroup | null {
  return snapshot.context.draftGroup;
}

/**
 * Positions of the thumbs.
 * @param applied the filters of the URL
 */
export function selectThumbs(
  snapshot: ListingFiltersSnapshot,
  applied: ListingFilters,
  slider: PriceSlider,
): PriceThumbs {
  return snapshot.context.thumbs ?? thumbsOfRange(selectShownFilters(snapshot, applied).price, slider);
}

/** A selector for whether a section is open. */
export function selectIsSectionOpen(section: FilterSection): (snapshot: ListingFiltersSnapshot) => boolean {
  return (snapshot) => snapshot.context.openSections.includes(section);
}
