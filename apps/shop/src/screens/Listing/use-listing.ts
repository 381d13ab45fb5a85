import {
  firstListingFilters,
  type FilterLayout,
  type FilterMode,
  type ListGroup,
  type ListingFilters,
  type ListingFiltersEmitted,
} from '@kayal/commerce-core';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { useMediaQuery } from '../../browser/use-media-query.ts';
import { useLazyActor } from '../../machines/use-lazy-actor.ts';
import { categoryLink, subCategoryLink, type ShopLink } from '../../paths.ts';
import type { ListingData } from './Listing.loader.ts';
import { askedFilters, searchOfFilters, settledSearch, type ListPlace } from './listing-address.ts';
import { filterOptions, spelledFilters } from './listing-options.ts';

/** Storage key of the 'Combine filters' choice. */
export const rememberedModeKey = 'kayal.filters';

/** Link to a category's list that keeps the filters. */
export function groupLink(group: ListGroup, filters: ListingFilters): ShopLink {
  const { href, state } = (group.kind === 'category' ? categoryLink : subCategoryLink)(group);
  const [path = '', search = ''] = href.split('?');
  return { href: `${path}${searchOfFilters(search, filters)}`, state };
}

const remember = (mode: FilterMode): void => localStorage.setItem(rememberedModeKey, mode);

/**
 * Completes the entry's address: navigation state is copied into it, and so is a
 * remembered 'Combine filters'.
 */
export function useSettledAddress(place: ListPlace): void {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const combines = localStorage.getItem(rememberedModeKey) === 'combine';
    const settled = settledSearch({ place, state, search, combines });
    if (settled !== null) void navigate({ search: settled }, { replace: true, state, preventScrollReset: true });
  }, [place, state, search, navigate]);
}

/**
 * The filters of this list and the machine that changes them. The address owns the filters: they are read from it, also
 * while it loads, and every choice of the machine is a navigation.
 */
export function useListing({ choices }: ListingData) {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const { location: next } = useNavigation();
  const asked = next?.pathname === pathname ? next.search : search;
  const options = useMemo(() => filterOptions(choices), [choices]);
  const filters = spelledFilters(askedFilters(new URLSearchParams(asked)), options);
  /** The filters that were asked for last: a second choice may come before React renders the first. */
  const newest = useRef(filters);
  const layout: FilterLayout = useMediaQuery('(max-width: 768px)') ? 'mobile' : 'desktop';
  const { actor, snapshot, send } = useLazyActor({
    start: async (watch) => {
      // The panel too, so that it opens at once.
      const [{ startListingFilters }] = await Promise.all([
        import('../../machines/listing-filters.ts'),
        import('./FilterPanels.tsx'),
      ]);
      return startListingFilters({ applied: () => newest.current, layout }, watch);
    },
    onEvent: (event: ListingFiltersEmitted) => {
      if (event.type === 'filters.mode') remember(event.mode);
      if (event.type === 'filters.changed') {
        newest.current = event.filters;
        const chosen = searchOfFilters(search, event.filters);
        // Navigating to the same address loads the list again; it must not add a history entry.
        void navigate({ search: chosen }, { replace: chosen === search, state, preventScrollReset: true });
      }
      if (event.type === 'filters.group') {
        const link = groupLink(event.group, event.filters);
        void navigate(link.href, { state: link.state });
      }
    },
  });

  const onAddress = useEffectEvent(() => {
    newest.current = filters;
    actor?.send({ type: 'list.changed' });
  });
  const address = `${pathname}${asked}`;
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
    /** What applies; the list itself may still be the one before. */
    filters,
    options,
    context: snapshot?.context ?? firstListingFilters({ applied: () => filters, layout }),
    isOpen: snapshot?.hasTag('panelOpen') ?? false,
    /** The panel and its script are needed from the first intent on. */
    hasPanel: actor !== undefined,
    send,
  };
}

/** What {@link useListing} answers. */
export type Listing = ReturnType<typeof useListing>;
