import type { SessionUser, ShopApi } from '@kayal/api-contract/client';
import { sessionMachine, unwrap, type Credentials } from '@kayal/commerce-core';
import { fromPromise } from 'xstate';
import { resultOf } from '../../data/api/result-of.ts';

/** The session machine over the API. */
export const provideSession = (api: ShopApi) =>
  sessionMachine.provide({
    actors: {
      whoAmI: fromPromise<SessionUser | null, void>(async ({ signal }) => unwrap(await api.session(signal)).user),
      logIn: fromPromise<SessionUser | null, Credentials>(async ({ input }) => (await resultOf(api.login(input))).user),
      logInWithGoogle: fromPromise<SessionUser, { readonly token: string }>(
        async ({ input }) => (await resultOf(api.googleLogin(input.token))).user,
      ),
      logOut: fromPromise<void, void>(async () => {
        await resultOf(api.logout());
      }),
    },
  });
