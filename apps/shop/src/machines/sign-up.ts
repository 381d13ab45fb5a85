import type { ShopApi } from '@kayal/api-contract/client';
import { signUpMachine, type SignUpFields } from '@kayal/commerce-core';
import { fromPromise } from 'xstate';
import { brought } from '../data/brought.ts';

/** The sign-up machine over the API. */
export const signUpOver = (api: ShopApi) =>
  signUpMachine.provide({
    actors: {
      signUp: fromPromise<{ readonly id: string }, SignUpFields>(async ({ input }) => ({
        id: (await brought(api.signUp(input))).verificationId,
      })),
      signUpWithGoogle: fromPromise<void, { readonly token: string }>(async ({ input }) => {
        await brought(api.googleSignUp({ token: input.token }));
      }),
    },
  });
