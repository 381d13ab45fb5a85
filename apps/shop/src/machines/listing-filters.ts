import { listingFiltersMachine, type ListingFiltersInput } from '@kayal/commerce-core';
import { createActor } from 'xstate';

/** Starts the filters of one list. */
export const startListingFilters = (input: ListingFiltersInput) =>
  createActor(listingFiltersMachine, { input }).start();
