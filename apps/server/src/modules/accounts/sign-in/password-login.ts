import { foldText } from '@kayal/api-contract';
import { ApiError } from '../../../http/api-error.ts';
import type { AccountServices } from '../account-services.ts';
import { findByEmail, replaceHash, type CustomerRow } from '../customers/customers.repository.ts';
import { limits } from '../limits/account-limits.ts';
import { isWeak } from '../passwords/password-hashing.ts';
import type { Caller } from '../places/caller.ts';

/** Checks the password of a sign-in. */
export interface PasswordLogin {
  /**
   * The customer whose password this is, confirmed or not; null where nothing matches. An unknown address and a wrong
   * password cost the same work and get the same answer.
   * @throws ApiError `rate.limited`, `unavailable`.
   */
  check(email: string, password: string, caller: Caller): Promise<CustomerRow | null>;
}

/** Makes the password login of an app. */
export function createPasswordLogin({
  context: { db },
  passwords,
  limiter,
  lockout,
  places,
}: AccountServices): PasswordLogin {
  /** Stores the password again with today's strength. One that was set meanwhile stays, and ends this sign-in later. */
  const strengthened = async (customer: CustomerRow, password: string): Promise<CustomerRow> => {
    const { id, password_hash: before } = customer;
    if (before === null || !(await isWeak(before))) return customer;
    const password_hash = await passwords.hash(password);
    return (await replaceHash(db, id, before, password_hash)) ? { ...customer, password_hash } : customer;
  };

  return {
    async check(typed, password, caller) {
      const email = foldText(typed);
      const place = await places.recognise(email, caller);
      // Strangers who share her network address cannot keep the owner out on a device she has signed in with.
      if (place !== 'device') {
        await limiter.check(db, limits.failedLoginsPerAddress, caller.networks, 'rate.limited');
      }
      await lockout.admit(email, place);
      const customer = await findByEmail(db, email);
      const fits = await passwords.fits(password, customer?.password_hash ?? null);
      if (customer === undefined || !fits) {
        await limiter.count(db, limits.failedLoginsPerAddress, caller.networks);
        caller.note('login.refused', customer?.id);
        return null;
      }
      await lockout.forgive(db, email, place);
      return strengthened(customer, password);
    },
  };
}

/** The refusal when the account changed during the sign-in: the same as for a wrong password. */
export function signInOutdated(): ApiError {
  return new ApiError('auth.invalid');
}
