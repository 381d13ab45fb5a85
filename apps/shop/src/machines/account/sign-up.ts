import type { ShopApi } from '@kayal/api-contract/client';
import { signUpMachine, type SignUpFields } from '@kayal/commerce-core';
import { createActor, fromPromise } from 'xstate';
import type { ApiConnection } from '../../data/api/api-context.ts';
import { resultOf } from '../../data/api/result-of.ts';
import { shopApi } from '../../data/api/shop-api.ts';
import type { ActorWatch } from '../actors/actor-watch.ts';

/** The sign-up machine over the API. */
const provideSignUp = (api: ShopApi) =>
  signUpMachine.provide({
    actors: {
      signUp: fromPromise<{ readonly id: string }, SignUpFields>(async ({ input }) => ({
        id: (await resultOf(api.signUp(input))).verificationId,
      })),
      signUpWithGoogle: fromPromise<void, { readonly token: string }>(async ({ input }) => {
        await resultOf(api.googleSignUp({ token: input.token }));
      }),
    },
  });

/** Starts the sign-up machine of a page. */
export const startSignUp = (connection: ApiConnection, watch: ActorWatch) =>
  createActor(provideSignUp(shopApi(connection)), watch).start();
