import type { OwnApi } from '@kayal/api-contract/client';
import { signUpMachine, type GoogleSignUp, type SignUpFields } from '@kayal/commerce-core';
import { createActor, fromPromise } from 'xstate';
import type { ApiConnection } from '../../data/api/api-context.ts';
import { resultOf } from '../../data/api/result-of.ts';
import { ownApi } from '../../data/api/own-api.ts';
import type { ActorWatch } from '../actors/actor-watch.ts';

/** The sign-up machine over the API. */
const provideSignUp = (api: OwnApi) =>
  signUpMachine.provide({
    actors: {
      signUp: fromPromise<{ readonly id: string }, SignUpFields>(async ({ input }) => ({
        id: (await resultOf(api.signUp(input))).verificationId,
      })),
      signUpWithGoogle: fromPromise<void, GoogleSignUp>(async ({ input }) => {
        await resultOf(api.googleSignUp(input));
      }),
    },
  });

/** The sign-up machine of a page, not started yet. */
export const createSignUp = (connection: ApiConnection, watch: ActorWatch) =>
  createActor(provideSignUp(ownApi(connection)), watch);
