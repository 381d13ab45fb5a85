import { toSession, type SessionAnswer, type SessionUser, type OwnApi } from '@kayal/api-contract/client';
import { sessionMachine, unwrap, type Credentials } from '@kayal/commerce-core';
import { fromPromise } from 'xstate';
import { resultOf } from '../../data/api/result-of.ts';

/**
 * The session machine over the API.
 * @param first the server's answer to who is signed in, for the first time that the machine asks
 */
export function provideSession(api: OwnApi, first?: SessionAnswer) {
  let known = first;
  return sessionMachine.provide({
    actors: {
      whoAmI: fromPromise<SessionUser | null, void>(async ({ signal }) => {
        if (known === undefined) return unwrap(await api.session(signal)).user;
        const user = toSession(known);
        known = undefined;
        return user;
      }),
      logIn: fromPromise<SessionUser | null, Credentials>(async ({ input }) => (await resultOf(api.login(input))).user),
      logInWithGoogle: fromPromise<SessionUser, { readonly token: string }>(
        async ({ input }) => (await resultOf(api.googleLogin(input.token))).user,
      ),
      logOut: fromPromise<void, void>(async () => {
        await resultOf(api.logout());
      }),
    },
  });
}
