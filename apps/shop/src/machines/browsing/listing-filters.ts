import { listingFiltersMachine, type ListingFiltersInput } from '@kayal/commerce-core';
import { createActor } from 'xstate';
import type { ActorWatch } from '../actors/actor-watch.ts';

/** The machine of a list's filters, not started yet; it makes no calls. */
export const createListingFilters = (input: ListingFiltersInput, watch: ActorWatch) =>
  createActor(listingFiltersMachine, { input, ...watch });
