import { ApiError } from '../../../http/api-error.ts';
import type { AccountServices } from '../account-services.ts';
import { findCustomer, type CustomerRow } from '../customers/customers.repository.ts';
import { limits } from '../limits/account-limits.ts';
import type { Caller } from '../places/caller.ts';

/**
 * Checks the current password before an account is changed: a session left open on a desk is not enough.
 * @returns the customer; one who signs in only with Google has no password and sends an empty one
 * @throws ApiError `auth.password`, `rate.limited` after ten wrong ones in an hour.
 */
export type CheckCurrentPassword = (customerId: string, password: string, caller: Caller) => Promise<CustomerRow>;

/** Makes the check of an app. */
export function createCurrentPasswordCheck({
  context: { db },
  passwords,
  limiter,
}: AccountServices): CheckCurrentPassword {
  return async (customerId, password, caller) => {
    const customer = await findCustomer(db, customerId);
    if (customer === undefined) throw new ApiError('auth.required');
    if (customer.password_hash === null && password === '') return customer;
    await limiter.spend(db, limits.wrongCurrentPasswords, customerId, 'rate.limited');
    if (!(await passwords.fits(password, customer.password_hash))) {
      caller.note('password.refused', customerId);
      throw new ApiError('auth.password');
    }
    await limiter.forget(db, limits.wrongCurrentPasswords, customerId);
    return customer;
  };
}
