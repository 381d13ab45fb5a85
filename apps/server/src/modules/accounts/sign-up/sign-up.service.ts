import type { ConsentText } from '@kayal/api-contract';
import type { Transaction } from 'kysely';
import { isUniqueViolation } from '../../../db/database-errors.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { Database } from '../../../db/schema.ts';
import { ApiError } from '../../../http/api-error.ts';
import { newId } from '../../../db/ids.ts';
import { consentAtSignUp } from '../../privacy/consents.service.ts';
import { settingsIn } from '../../shop-settings/settings-cache.ts';
import { codeMail } from '../account-mails.ts';
import { normaliseEmail, normaliseName } from '../customers/customer-fields.ts';
import { checkNewPassword, readPasswordRule } from '../passwords/password-rules.ts';
import type { Caller } from '../places/caller.ts';
import { findCustomer, insertCustomer, lockByEmail, updateCustomer } from '../customers/customers.repository.ts';
import type { AccountServices } from '../account-services.ts';
import { limits } from '../limits/account-limits.ts';
import { spendCode } from '../limits/spend-code.ts';
import { findCode, consumeCode } from '../codes/codes.repository.ts';

/** Fields of a registration; every other field of the body is ignored. */
interface SignUpFields {
  readonly email: string;
  readonly full_name: string;
  readonly password: string;
  /** What she agrees to. */
  readonly consents?: readonly ConsentText[];
}

/** Who registers. */
interface Person {
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string;
  readonly consents: readonly ConsentText[];
  readonly caller: Caller;
}

/** Whether a code was right. */
type VerifyResult = 'verified' | 'wrong';

/** Registering and confirming the address. */
export interface SignUp {
  /**
   * Registers and mails a code. An account that was never confirmed is replaced, with a new code.
   * @returns the verification handle, which is not the customer's id.
   * @throws ApiError `auth.registered`, `request.invalid`, `rate.limited`, `otp.limited`.
   */
  register(fields: SignUpFields, caller: Caller): Promise<string>;
  /**
   * Confirms the address. @throws ApiError `otp.expired` for a code that is used, replaced, expired, exhausted or was
   * never sent.
   */
  verify(handle: string, code: string, caller: Caller): Promise<VerifyResult>;
}

/** Makes the sign-up of an app. */
export function createSignUp({ context, codes, passwords, limiter }: AccountServices): SignUp {
  const { db, now, outbox } = context;

  const keep = async (
    transaction: Transaction<Database>,
    { email, name, passwordHash, consents, caller }: Person,
  ): Promise<string> => {
    const known = await lockByEmail(transaction, email);
    if (known?.verified === 1) throw new ApiError('auth.registered');
    await spendCode(limiter, transaction, { email, purpose: 'sign-up', place: null, caller });
    const id = known?.id ?? newId();
    if (known === undefined) {
      await insertCustomer(transaction, {
        id,
        email,
        full_name: name,
        mobile: '',
        password_hash: passwordHash,
        role: 'shopper',
        verified: 0,
        google_sub: null,
        created_at: now(),
      });
    } else await updateCustomer(transaction, id, { full_name: name, password_hash: passwordHash });
    await consentAtSignUp(context, transaction, id, consents);
    // A new handle: the holder of the old one must not confirm a password that somebody else has chosen since.
    const { handle, code } = await codes.issue(transaction, id, 'sign-up');
    await outbox.post(
      transaction,
      codeMail(await settingsIn(context, transaction), { email, full_name: name, verified: 0 }, 'sign-up', code),
    );
    return handle;
  };

  return {
    async register(fields, caller) {
      const email = normaliseEmail(fields.email);
      const name = normaliseName(fields.full_name);
      await checkNewPassword(fields.password, await readPasswordRule(context, 'shopper'), 'password');
      await limiter.spend(db, limits.signUpsPerAddress, caller.networks, 'rate.limited');
      const { password, consents = [] } = fields;
      const person = { email, name, passwordHash: await passwords.hash(password), consents, caller };
      try {
        return await inTransaction(db, (transaction) => keep(transaction, person));
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
        // Two sign-ups of one address at once: the second finds the first one's row now.
        return inTransaction(db, (transaction) => keep(transaction, person));
      }
    },

    async verify(handle, code, caller) {
      await limiter.check(db, limits.wrongCodesPerAddress, caller.networks, 'otp.limited');
      const row = await findCode(db, handle, 'sign-up');
      const guess = row === undefined ? 'gone' : await codes.guess(db, row, code, null);
      if (guess !== 'right' || row === undefined) {
        await limiter.count(db, limits.wrongCodesPerAddress, caller.networks);
        caller.note('code.refused', row?.customer_id);
        if (guess === 'gone') throw new ApiError('otp.expired');
        return 'wrong';
      }
      await inTransaction(db, async (transaction) => {
        if (!(await consumeCode(transaction, row.id))) throw new ApiError('otp.expired');
        await updateCustomer(transaction, row.customer_id, { verified: 1 });
      });
      return 'verified';
    },
  };
}

/** The account of a sign-up handle, while it waits to be confirmed. */
export async function findPending({ context }: AccountServices, handle: string) {
  const row = await findCode(context.db, handle, 'sign-up');
  const customer = row === undefined ? undefined : await findCustomer(context.db, row.customer_id);
  return customer?.verified === 0 ? customer : undefined;
}
