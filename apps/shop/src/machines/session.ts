import type { SessionUser, ShopApi } from '@kayal/api-contract/client';
import { sessionMachine, type Credentials } from '@kayal/commerce-core';
import { fromPromise } from 'xstate';
import { brought } from '../data/brought.ts';

/** The session machine over the API. */
export const sessionOver = (api: ShopApi) =>
  sessionMachine.provide({
    actors: {
      whoAmI: fromPromise<SessionUser | null, void>(async ({ signal }) => (await brought(api.session(signal))).user),
      logIn: fromPromise<SessionUser | null, Credentials>(async ({ input }) => (await brought(api.login(input))).user),
      logInWithGoogle: fromPromise<SessionUser, { readonly token: string }>(
        async ({ input }) => (await brought(api.googleLogin(input.token))).user,
      ),
      logOut: fromPromise<void, void>(async () => {
        await brought(api.logout());
      }),
    },
  });
