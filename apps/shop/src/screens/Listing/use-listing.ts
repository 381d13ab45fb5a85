import {
  listingFiltersMachine,
  type FilterMode,
  type ListingFiltersEvent,
  type ListGroup,
  type ListingFilters,
} from '@kayal/commerce-core';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useMediaQuery } from '../../browser/use-media-query.ts';
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
  const layout = useMediaQuery('(max-width: 768px)') ? 'mobile' : 'desktop';
  const actor = useActorRef(listingFiltersMachine, { input: { base: source, filters, layout: 'desktop' } });
  const snapshot = useSelector(actor, (current) => current);

  useEffect(() => actor.send({ type: 'list.changed', base: source, filters }), [actor, source, filters]);
  useEffect(() => actor.send({ type: 'layout.changed', layout }), [actor, layout]);

  useEffect(() => {
    const subscriptions = [
      actor.on('filters.mode', ({ mode }) => remember(mode)),
      actor.on('filters.changed', ({ filters: chosen }) => {
        const next = searchOfFilters(search, chosen);
        // Navigating to the same address loads the list again; it must not add a history entry.
        void navigate({ search: next }, { replace: next === search, state, preventScrollReset: true });
      }),
      actor.on('filters.group', ({ group, filters: kept }) => {
        const link = groupLink(group, kept);
        void navigate(link.href, { state: link.state });
      }),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, navigate, search, state]);

  return { snapshot, send: (event: ListingFiltersEvent) => actor.send(event) };
}

/** What {@link useListing} answers. */
export type Listing = ReturnType<typeof useListing>;
