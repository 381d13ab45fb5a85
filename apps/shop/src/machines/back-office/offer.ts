import type { AdminApi } from '@kayal/api-contract/client';
import { offerMachine, type AddOfferInput } from '@kayal/commerce-core';
import { fromPromise } from 'xstate';
import { resultOf } from '../../data/api/result-of.ts';

/** The offer machine over the API. */
export const provideOffer = (api: Pick<AdminApi, 'addOffer' | 'removeOffer'>) =>
  offerMachine.provide({
    actors: {
      addOffer: fromPromise<void, AddOfferInput>(async ({ input }) => {
        await resultOf(api.addOffer(input));
      }),
      removeOffer: fromPromise<{ readonly productId: number }, { readonly productId: number }>(async ({ input }) => {
        await resultOf(api.removeOffer(input.productId));
        return { productId: input.productId };
      }),
    },
  });
