import { ApiError } from '../../../http/api-error.ts';
import type { AccountParts } from '../account-services.ts';
import { findByEmail, updateCustomer, type CustomerRow } from '../customers/customers.repository.ts';
import { limits } from '../limits/account-limits.ts';
import { isWeak } from '../passwords/password-hashing.ts';
import type { Recovery } from '../recovery/recovery.service.ts';

/** Who tries to sign in, and from where. */
interface LoginAttempt {
  readonly email: string;
  readonly password: string;
  /** The caller's network address. */
  readonly address: string;
  /** The device cookie, if any. */
  readonly device: string | undefined;
}

/** What came of an attempt: the customer, or null where nothing matches. `verified` is 0 for one who must confirm first. */
type LoginResult = CustomerRow | null;

/** Checking passwords. */
export interface Login {
  /**
   * Looks for the account. Unknown address and wrong password do the same work and say the same.
   * @throws ApiError `rate.limited`, `unavailable`.
   */
  check(attempt: LoginAttempt): Promise<LoginResult>;
  /** The refusal for the right password of an account that is not confirmed: a new code is mailed (J75). */
  refuseUnverified(customer: CustomerRow): Promise<ApiError>;
}

/** Makes the login of an app. */
export function createLogin({ context, passwords, limiter, guard }: AccountParts, recovery: Recovery): Login {
  const { db, log } = context;
  return {
    async check({ email: typed, password, address, device }) {
      const email = typed.trim().toLowerCase();
      await limiter.check(db, limits.failedLoginsPerAddress, address, 'rate.limited');
      await guard.admit(email, device);
      const customer = await findByEmail(db, email);
      const fits = await passwords.fits(password, customer?.password_hash ?? null);
      if (customer === undefined || !fits) {
        await limiter.count(db, limits.failedLoginsPerAddress, address);
        log.info({ event: 'login.refused' }, 'a login was refused');
        return null;
      }
      await guard.succeed(db, email);
      if (customer.password_hash !== null && isWeak(customer.password_hash)) {
        await updateCustomer(db, customer.id, { password_hash: await passwords.hash(password) });
      }
      log.info({ event: 'login.accepted', role: customer.role }, 'a login was accepted');
      return customer;
    },

    async refuseUnverified(customer) {
      return new ApiError('EMAIL_UNVERIFIED', { id: await recovery.repeatSignUpCode(customer) });
    },
  };
}
