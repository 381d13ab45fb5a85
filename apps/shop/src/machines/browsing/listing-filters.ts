import { listingFiltersMachine, type ListingFiltersInput } from '@kayal/commerce-core';
import { createActor } from 'xstate';
import type { ActorWatch } from '../actors/actor-watch.ts';

/** Starts the filters of one list. */
export const startListingFilters = (input: ListingFiltersInput, watch: ActorWatch) =>
  createActor(listingFiltersMachine, { input, ...watch }).start();
