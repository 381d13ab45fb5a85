import {
  isMissingCall,
  toSession,
  type SessionAnswer,
  type SessionUser,
  type ShopApi,
} from '@kayal/api-contract/client';
import { sessionMachine, shopProfile, unwrap, type Credentials, type StoragePorts } from '@kayal/commerce-core';
import { fromPromise } from 'xstate';
import { resultOf } from '../../data/api/result-of.ts';

/** Statuses of a server that does not confirm the stored user. */
const unconfirmed: readonly number[] = [401, 403, 404];

/**
 * The user whose id this browser stores, for a server that does not say who is signed in. The server still has to
 * confirm the id by answering with that customer; null when it does not.
 */
async function storedUser(api: ShopApi, { session, local }: StoragePorts, signal: AbortSignal) {
  const id = session.getItem('loginId') ?? local.getItem('userId');
  if (id === null || id === '') return null;
  const answer = await api.customer(id, signal);
  if (!answer.ok && unconfirmed.includes(answer.status)) return null;
  const { name, email } = unwrap(answer).customer;
  return { id, name, email, isAdmin: session.getItem('password') === shopProfile.adminMarker };
}

/**
 * The session machine over the API.
 * @param first the server's answer to who is signed in, for the first time that the machine asks
 */
export function provideSession(api: ShopApi, storage: StoragePorts, first?: SessionAnswer) {
  let known = first;
  return sessionMachine.provide({
    actors: {
      whoAmI: fromPromise<SessionUser | null, void>(async ({ signal }) => {
        if (known !== undefined) {
          const user = toSession(known);
          known = undefined;
          return user;
        }
        const answer = await api.session(signal);
        if (!answer.ok && isMissingCall(answer.status)) return storedUser(api, storage, signal);
        return unwrap(answer).user;
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
