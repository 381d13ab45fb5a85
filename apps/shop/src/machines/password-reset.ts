import type { ShopApi } from '@kayal/api-contract/client';
import { passwordResetMachine, type UpdatePasswordInput } from '@kayal/commerce-core';
import { fromPromise } from 'xstate';
import { resultOf } from '../data/result-of.ts';

/** The password-reset machine over the API. */
export const providePasswordReset = (api: ShopApi) =>
  passwordResetMachine.provide({
    actors: {
      sendCode: fromPromise<void, { readonly email: string }>(async ({ input }) => {
        await resultOf(api.sendOtp({ email: input.email }));
      }),
      updatePassword: fromPromise<void, UpdatePasswordInput>(async ({ input }) => {
        await resultOf(api.updatePassword(input));
      }),
    },
  });
