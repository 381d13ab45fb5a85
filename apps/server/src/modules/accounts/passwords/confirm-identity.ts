import type { Identity } from '../../../http/identity.ts';
import type { AccountServices } from '../account-services.ts';
import type { Caller } from '../places/caller.ts';
import { markConfirmed } from '../sessions/sessions.repository.ts';
import { createCurrentPasswordCheck } from './current-password.ts';

/**
 * Confirms by the password that it is still the owner who uses a session, as routes with the flag `confirmed` want it.
 * @throws ApiError `auth.password`, `auth.no_password`, `rate.limited`.
 */
export type ConfirmIdentity = (identity: Identity, password: string, caller: Caller) => Promise<void>;

/** Makes the confirmation of an app. */
export function createConfirmIdentity(services: AccountServices): ConfirmIdentity {
  const { db, now } = services.context;
  const checkPassword = createCurrentPasswordCheck(services);

  return async (identity, password, caller) => {
    await checkPassword(identity, password, caller);
    await markConfirmed(db, identity.sessionHash, now());
    caller.note('identity.confirmed', identity.customerId);
  };
}
