import type { OrdersApi } from '@kayal/api-contract/client';
import { orderDeliveryMachine } from '@kayal/commerce-core';
import { fromPromise } from 'xstate';
import { resultOf } from '../../data/api/result-of.ts';

/** The order delivery machine over the API. */
export const provideOrderDelivery = (api: Pick<OrdersApi, 'markDelivered'>) =>
  orderDeliveryMachine.provide({
    actors: {
      markDelivered: fromPromise<void, { readonly entryNo: string }>(async ({ input }) => {
        await resultOf(api.markDelivered(input.entryNo));
      }),
    },
  });
