import type { ShopApi } from '@kayal/api-contract/client';
import { signUpMachine, type SignUpFields } from '@kayal/commerce-core';
import { fromPromise } from 'xstate';
import { resultOf } from '../data/result-of.ts';

/** The sign-up machine over the API. */
export const provideSignUp = (api: ShopApi) =>
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
