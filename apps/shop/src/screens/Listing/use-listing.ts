import {
  firstListingFilters,
  type FilterLayout,
  type FilterMode,
  type ListGroup,
  type ListingFilters,
  type ListingFiltersEmitted,
} from '@kayal/commerce-core';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useMediaQuery } from '../../browser/use-media-query.ts';
import { useLazyActor } from '../../machines/use-lazy-actor.ts';
import { categoryLink, subCategoryLink, type ShopLink } from '../../paths.ts';
import type { ListingData } from './Listing.loader.ts';
import { searchOfFilters, settledSearch, type ListPlace } from './listing-address.ts';

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

/** The filter machine of this list: it follows the address, and what it chooses goes into the address. */
export function useListing({ source, filters }: ListingData) {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const layout: FilterLayout = useMediaQuery('(max-width: 768px)') ? 'mobile' : 'desktop';
  const input = { base: source, filters, layout };
  const { actor, snapshot, send } = useLazyActor({
    start: async (watch) => {
      // The panel too, so that it opens at once.
      const [{ startListingFilters }] = await Promise.all([
        import('../../machines/listing-filters.ts'),
        import('./FilterPanels.tsx'),
      ]);
      return startListingFilters(input, watch);
    },
    onEvent: (event: ListingFiltersEmitted) => {
      if (event.type === 'filters.mode') remember(event.mode);
      if (event.type === 'filters.changed') {
        const next = searchOfFilters(search, event.filters);
        // Navigating to the same address loads the list again; it must not add a history entry.
        void navigate({ search: next }, { replace: next === search, state, preventScrollReset: true });
      }
      if (event.type === 'filters.group') {
        const link = groupLink(event.group, event.filters);
        void navigate(link.href, { state: link.state });
      }
    },
  });

  useEffect(() => {
    const known = actor?.getSnapshot().context;
    if (known !== undefined && (known.base !== source || known.filters !== filters))
      actor?.send({ type: 'list.changed', base: source, filters });
  }, [actor, source, filters]);
  useEffect(() => {
    if (actor !== undefined && actor.getSnapshot().context.layout !== layout)
      actor.send({ type: 'layout.changed', layout });
  }, [actor, layout]);

  return {
    context: snapshot?.context ?? firstListingFilters(input),
    isOpen: snapshot?.hasTag('panelOpen') ?? false,
    /** The panel and its script are needed from the first intent on. */
    hasPanel: actor !== undefined,
    send,
  };
}

/** What {@link useListing} answers. */
export type Listing = ReturnType<typeof useListing>;
