import type { ShopApi } from '@kayal/api-contract/client';
import { orderDeliveryMachine } from '@kayal/commerce-core';
import { fromPromise } from 'xstate';
import { brought } from '../data/brought.ts';

/** The order delivery machine over the API (S7.ORD.04). */
export const orderDeliveryOver = (api: ShopApi) =>
  orderDeliveryMachine.provide({
    actors: {
      markDelivered: fromPromise<void, { readonly entryNo: string }>(async ({ input }) => {
        await brought(api.markDelivered(input.entryNo));
      }),
    },
  });
