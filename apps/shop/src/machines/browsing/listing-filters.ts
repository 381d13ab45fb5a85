import { listingFiltersMachine, type ListingFiltersInput } from '@kayal/commerce-core';
import { createActor } from 'xstate';
import type { ActorWatch } from '../actors/actor-watch.ts';

export const startListingFilters = (input: ListingFiltersInput, watch: ActorWatch) =>
  createActor(listingFiltersMachine, { input, ...watch }).start();
