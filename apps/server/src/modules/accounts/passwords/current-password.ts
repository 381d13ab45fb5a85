import { ApiError } from '../../../http/api-error.ts';
import type { Identity } from '../../../http/identity.ts';
import type { AccountServices } from '../account-services.ts';
import { findCustomer, type CustomerRow } from '../customers/customers.repository.ts';
import { limits } from '../limits/account-limits.ts';
import type { Caller } from '../places/caller.ts';

/**
 * Checks the current password before an account is changed: a session left open on a desk is not enough.
 * Who signs in only with Google has none: she must have signed in within the last five minutes instead.
 * @throws ApiError `auth.password`, `auth.no_password`, `rate.limited` after ten wrong ones in an hour.
 */
export type CheckCurrentPassword = (identity: Identity, password: string, caller: Caller) => Promise<CustomerRow>;

/** Makes the check of an app. */
export function createCurrentPasswordCheck({
  context: { db },
  passwords,
  limiter,
}: AccountServices): CheckCurrentPassword {
  return async (identity, password, caller) => {
    const { customerId } = identity;
    const customer = await findCustomer(db, customerId);
    if (customer === undefined) throw new ApiError('auth.required');
    if (customer.password_hash === null) {
      if (!identity.isConfirmed) throw new ApiError('auth.no_password');
      if (password === '') return customer;
    }
    await limiter.spend(db, limits.wrongCurrentPasswords, customerId, 'rate.limited');
    if (!(await passwords.fits(password, customer.password_hash))) {
      caller.note('password.refused', customerId);
      throw new ApiError('auth.password');
    }
    await limiter.forget(db, limits.wrongCurrentPasswords, customerId);
    return customer;
  };
}
