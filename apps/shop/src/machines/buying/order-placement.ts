import type { PlacedOrder, OwnApi } from '@kayal/api-contract/client';
import { orderPlacementMachine, type SubmitOrderInput } from '@kayal/commerce-core';
import { createActor, fromPromise } from 'xstate';
import { resultOf } from '../../data/api/result-of.ts';
import type { ActorWatch } from '../actors/actor-watch.ts';

/** The order placement machine over the API: submit, then clear. */
export const provideOrderPlacement = (api: OwnApi) =>
  orderPlacementMachine.provide({
    actors: {
      submitOrder: fromPromise<PlacedOrder, SubmitOrderInput>(async ({ input }) => {
        const { customerId, address, lines, date, amount, payment = 'cash', key, code } = input;
        const placement = api.placeOrder({
          date,
          customerId,
          contact: address.mobile,
          lines,
          amount,
          payment,
          cashCode: code,
          idempotencyKey: key,
        });
        return (await resultOf(placement)).order;
      }),
      clearCart: fromPromise<void, { readonly customerId: string }>(async ({ input }) => {
        await resultOf(api.clearCart(input.customerId));
      }),
    },
  });

/** The order placement of one page, not started yet. */
export const createOrderPlacement = (api: OwnApi, newKey: () => string, watch: ActorWatch) =>
  createActor(provideOrderPlacement(api), { input: { newKey }, ...watch });
