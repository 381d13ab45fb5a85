import {
  firstListingFilters,
  type FilterLayout,
  type FilterMode,
  type ListGroup,
  type ListingFilters,
  type ListingFiltersEvent,
} from '@kayal/commerce-core';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { browserStorage } from '../../browser/storages.ts';
import { useMediaQuery } from '../../browser/use-media-query.ts';
import { useShop } from '../../data/use-shop.ts';
import { useActorValue } from '../../machines/actors/use-actor-value.ts';
import { usePageActor } from '../../machines/actors/use-page-actor.ts';
import { categoryLink, subCategoryLink, type ShopLink } from '../../paths.ts';
import type { ListingData } from './Listing.loader.ts';
import { filtersOfAddress, searchOfFilters, completeSearch, type ListPlace } from './listing-address.ts';
import { filterOptions, spelledFilters } from './filters/filter-options.ts';
import { usePageState } from '../../runtime/pages/use-pages.ts';

/** Storage key of the 'Combine filters' choice. */
export const rememberedModeKey = 'kayal.filters';

/** Link to a category's list that keeps the filters. */
export function groupLink(group: ListGroup, filters: ListingFilters): ShopLink {
  const { href, state } = (group.kind === 'category' ? categoryLink : subCategoryLink)(group);
  const [path = '', search = ''] = href.split('?');
  return { href: `${path}${searchOfFilters(search, filters)}`, state };
}

const remember = (mode: FilterMode): void => browserStorage.setItem(rememberedModeKey, mode);

/**
 * Completes the entry's address with its navigation state and a
 * remembered 'Combine filters'.
 */
export function useCompleteAddress(place: ListPlace): void {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const combines = browserStorage.getItem(rememberedModeKey) === 'combine';
    const complete = completeSearch({ place, state, search, combines });
    if (complete !== null) void navigate({ search: complete }, { replace: true, state });
  }, [place, state, search, navigate]);
}

/**
 * The filters of this list and the machine that changes them. The address owns the filters: they are read from it, even
 * while it loads, and every choice of the machine is a navigation.
 */
export function useListing({ choices }: ListingData) {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const { next } = usePageState();
  const currentSearch = next?.pathname === pathname ? next.search : search;
  const options = useMemo(() => filterOptions(choices), [choices]);
  const filters = useMemo(
    () => spelledFilters(filtersOfAddress(new URLSearchParams(currentSearch)), options),
    [currentSearch, options],
  );
  /** The filters of the latest choice: the next choice may come before React has rendered it. */
  const newest = useRef(filters);
  const { priceSteps } = useShop();
  const layout: FilterLayout = useMediaQuery('(max-width: 768px)') ? 'mobile' : 'desktop';
  const actor = usePageActor({
    create: async (watch) => {
      // The panel is loaded at the same time, so that it opens at once.
      const [{ createListingFilters }] = await Promise.all([
        import('../../machines/browsing/listing-filters.ts'),
        import('./filters/FilterPanels.tsx'),
      ]);
      return createListingFilters({ applied: () => newest.current, layout, priceSteps }, watch);
    },
    onEvent: (event) => {
      if (event.type === 'filters.mode') remember(event.mode);
      if (event.type === 'filters.changed') {
        newest.current = event.filters;
        const chosen = searchOfFilters(search, event.filters);
        // Navigating to the same address loads the list again and must not add a history entry.
        void navigate({ search: chosen }, { replace: chosen === search, state });
      }
      if (event.type === 'filters.group') {
        const link = groupLink(event.group, event.filters);
        void navigate(link.href, { state: link.state });
      }
    },
  });

  const snapshot = useActorValue(actor, (current) => current);
  const send = useCallback((event: ListingFiltersEvent): void => actor?.send(event), [actor]);

  const onAddress = useEffectEvent(() => {
    newest.current = filters;
    actor?.send({ type: 'list.changed' });
  });
  const address = `${pathname}${currentSearch}`;
  const seen = useRef(address);
  useEffect(() => {
    if (seen.current === address) return;
    seen.current = address;
    onAddress();
  }, [address]);
  useEffect(() => {
    if (actor !== undefined && actor.getSnapshot().context.layout !== layout)
      actor.send({ type: 'layout.changed', layout });
  }, [actor, layout]);

  return {
    /** The filters of the address; the list shown may still be the previous one. */
    filters,
    /** The filters of the list shown. */
    countedFilters: currentSearch === search ? filters : filtersOfAddress(new URLSearchParams(search)),
    options,
    context: snapshot?.context ?? firstListingFilters({ applied: () => filters, layout, priceSteps }),
    isOpen: snapshot?.hasTag('panelOpen') ?? false,
    /** Whether the panel and its script are loaded; the first press on a filter loads them. */
    hasPanel: actor !== undefined,
    /** `data-waits` of what sends events. */
    waits: actor === undefined ? ('' as const) : undefined,
    send,
  };
}

/** The result of {@link useListing}. */
export type Listing = ReturnType<typeof useListing>;
