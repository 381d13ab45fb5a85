import type { ShopApi } from '@kayal/api-contract/client';
import { passwordResetMachine, type UpdatePasswordInput } from '@kayal/commerce-core';
import { fromPromise } from 'xstate';
import { brought } from '../data/brought.ts';

/** The password-reset machine over the API. */
export const passwordResetOver = (api: ShopApi) =>
  passwordResetMachine.provide({
    actors: {
      sendCode: fromPromise<void, { readonly email: string }>(async ({ input }) => {
        await brought(api.sendOtp({ email: input.email }));
      }),
      updatePassword: fromPromise<void, UpdatePasswordInput>(async ({ input }) => {
        await brought(api.updatePassword(input));
      }),
    },
  });
