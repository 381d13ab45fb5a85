import type { OwnApi } from '@kayal/api-contract/client';
import { passwordResetMachine, type UpdatePasswordInput } from '@kayal/commerce-core';
import { createActor, fromPromise } from 'xstate';
import type { ApiConnection } from '../../data/api/api-context.ts';
import { resultOf } from '../../data/api/result-of.ts';
import { ownApi } from '../../data/api/own-api.ts';
import type { ActorWatch } from '../actors/actor-watch.ts';

/** The password-reset machine over the API. */
const providePasswordReset = (api: OwnApi) =>
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

/** The password-reset machine of a page, not started yet. */
export const createPasswordReset = (connection: ApiConnection, watch: ActorWatch) =>
  createActor(providePasswordReset(ownApi(connection)), watch);
