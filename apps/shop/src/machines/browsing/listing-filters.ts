import { listingFiltersMachine, type ListingFiltersInput } from '@kayal/commerce-core';
import { createActor } from 'xstate';
import type { ActorWatch } from '../actors/actor-watch.ts';

/** Starts the machine of a list's filters; it makes no calls. */
export const startListingFilters = (input: ListingFiltersInput, watch: ActorWatch) =>
  createActor(listingFiltersMachine, { input, ...watch }).start();
