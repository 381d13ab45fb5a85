import { createCashCodeApi } from '@kayal/api-contract/client';
import {
  otpVerificationMachine,
  type OrderPlacementEmitted,
  type OrderPlacementEvent,
  type orderPlacementMachine,
  type VerifyCodeInput,
} from '@kayal/commerce-core';
import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import type { ApiConnection } from '../../data/api/api-context.ts';
import { resultOf } from '../../data/api/result-of.ts';
import type { ActorWatch } from '../actors/actor-watch.ts';
import type { PageActor } from '../actors/leave-actor.ts';

type PlacementSnapshot = SnapshotFrom<typeof orderPlacementMachine>;

/** The placement of an order that waits for its code. */
export type PlacementActor = PageActor<PlacementSnapshot, OrderPlacementEvent, OrderPlacementEmitted>;

/** How long the server takes a code, ms. */
const countdownMs = 600_000;

/** Sends an order with its code. @returns the state in which that ends */
function confirm(placement: PlacementActor, code: string): Promise<PlacementSnapshot> {
  placement.send({ type: 'order.confirm', code });
  return new Promise((resolve) => {
    const subscription = placement.subscribe(() => {
      const order = placement.getSnapshot();
      if (order.hasTag('busy')) return;
      subscription.unsubscribe();
      resolve(order);
    });
  });
}

/**
 * The code of an order in cash, not started yet: mailed at the start, and right when the order is placed with it. A wrong one
 * is a result, every other refusal of the order an error.
 */
export function createCashCode(connection: ApiConnection, placement: PlacementActor, watch: ActorWatch) {
  const api = createCashCodeApi(connection);
  const machine = otpVerificationMachine.provide({
    actors: {
      verifyCode: fromPromise<boolean, VerifyCodeInput>(async ({ input }) => {
        const order = await confirm(placement, input.otp);
        const { callError } = order.context;
        if (callError === null || order.matches('clearFailed')) return true;
        if (callError.code === 'payment.code_wrong') return false;
        throw Object.assign(new Error(callError.message ?? ''), callError);
      }),
      resendCode: fromPromise<void, { readonly id: string }>(async () => {
        await resultOf(api.sendCashCode());
      }),
    },
  });
  return createActor(machine, { input: { id: '', now: Date.now, countdownMs, sendsFirst: true }, ...watch });
}
