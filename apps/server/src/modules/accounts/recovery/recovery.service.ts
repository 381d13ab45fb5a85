import { inTransaction } from '../../../db/in-transaction.ts';
import type { Db } from '../../../db/open-database.ts';
import { setCount } from '../../../db/rate-counters.ts';
import type { OtpPurpose } from '../../../db/schema.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { AccountParts } from '../account-services.ts';
import { codeMail, passwordChangedMail } from '../account-mails.ts';
import { checkNewPassword, normaliseEmail } from '../customers/customer-fields.ts';
import { findByEmail, updateCustomer, type CustomerRow } from '../customers/customers.repository.ts';
import { limits } from '../limits/account-limits.ts';
import { closeCodes, findOpenCode, useCode } from '../codes/codes.repository.ts';
import { deleteSessionsOf } from '../sessions/sessions.repository.ts';
import { findPending } from '../sign-up/sign-up.service.ts';

/** What is needed for a new password (S7.USER.07). */
interface NewPassword {
  readonly email: string;
  readonly otp: string;
  readonly newPassword: string;
}

/** Codes sent again, and new passwords. */
export interface Recovery {
  /**
   * Mails a code for a new password, if the address is registered; nothing tells whether it is (J28, R-24).
   * @throws ApiError `otp.limited`, for known and unknown addresses alike.
   */
  sendReset(email: string, address: string): Promise<void>;
  /** Mails the sign-up code of a handle again; a handle nobody waits on is passed over in silence (J27). */
  resendSignUp(handle: string, address: string): Promise<void>;
  /** Mails the sign-up code again unless that was just done. @returns the handle it can be confirmed with (J75). */
  repeatSignUpCode(customer: CustomerRow): Promise<string>;
  /** Sets a new password and ends every session. @throws ApiError `otp.invalid` for whatever is wrong with the code. */
  setPassword(fields: NewPassword, address: string): Promise<void>;
}

/** Makes the recovery of an app. */
export function createRecovery(parts: AccountParts): Recovery {
  const { context, codes, passwords, limiter, guard } = parts;
  const { db, now, outbox, config, log } = context;

  const spendSend = async (on: Db, subject: string): Promise<void> => {
    await limiter.spend(on, limits.resendGap, subject, 'otp.limited');
    await limiter.spend(on, limits.codesPerHour, subject, 'otp.limited');
    await limiter.spend(on, limits.codesPerDay, subject, 'otp.limited');
  };

  const send = async ({ id, email, full_name: name }: CustomerRow, purpose: OtpPurpose): Promise<string> =>
    inTransaction(db, async (transaction) => {
      const { handle, code } = await codes.reissue(transaction, id, purpose);
      await outbox.post(transaction, codeMail(email, name, purpose, code));
      return handle;
    });

  /** The same durable write that sending costs, so that time tells no more than words. */
  const pretendToSend = (): Promise<void> =>
    inTransaction(db, (transaction) => setCount(transaction, 'nobody', { count: 0, windowEndsAt: now() }));

  const refuseCode = async (email: string, address: string): Promise<ApiError> => {
    await limiter.count(db, limits.wrongCodesPerAddress, address);
    await limiter.count(db, limits.wrongResetCodes, email);
    log.info({ event: 'code.refused' }, 'a code was refused');
    return new ApiError('otp.invalid');
  };

  return {
    async sendReset(typed, address) {
      const email = normaliseEmail(typed);
      await limiter.spend(db, limits.sendsPerAddress, address, 'otp.limited');
      await inTransaction(db, (transaction) => spendSend(transaction, email));
      const customer = await findByEmail(db, email);
      if (customer === undefined) await pretendToSend();
      else await send(customer, 'reset');
    },

    async resendSignUp(handle, address) {
      await limiter.spend(db, limits.sendsPerAddress, address, 'otp.limited');
      const customer = await findPending(parts, handle);
      await inTransaction(db, (transaction) => spendSend(transaction, customer?.email ?? handle));
      if (customer === undefined) await pretendToSend();
      else await send(customer, 'sign-up');
    },

    async repeatSignUpCode(customer) {
      const open = await findOpenCode(db, customer.id, 'sign-up');
      try {
        await inTransaction(db, (transaction) => spendSend(transaction, customer.email));
      } catch (error) {
        if (error instanceof ApiError && open !== undefined) return open.id;
        throw error;
      }
      return send(customer, 'sign-up');
    },

    async setPassword({ email: typed, otp, newPassword }, address) {
      const email = normaliseEmail(typed);
      checkNewPassword(newPassword, config.passwordMinLength, 'newPassword');
      await limiter.check(db, limits.wrongCodesPerAddress, address, 'otp.limited');
      await limiter.check(db, limits.wrongResetCodes, email, 'otp.limited');
      const customer = await findByEmail(db, email);
      const row = customer === undefined ? undefined : await findOpenCode(db, customer.id, 'reset');
      const guess = row === undefined ? 'gone' : await codes.guess(db, row, otp);
      if (customer === undefined || row === undefined || guess !== 'right') throw await refuseCode(email, address);
      const passwordHash = await passwords.hash(newPassword);
      await inTransaction(db, async (transaction) => {
        if (!(await useCode(transaction, row.id))) throw new ApiError('otp.invalid');
        // The code came by mail, so it confirms the address as well.
        await updateCustomer(transaction, customer.id, { password_hash: passwordHash, verified: 1 });
        await closeCodes(transaction, customer.id, 'sign-up');
        await deleteSessionsOf(transaction, customer.id);
        await guard.succeed(transaction, email);
        await outbox.post(transaction, passwordChangedMail(email, customer.full_name));
      });
      log.info({ event: 'password.changed' }, 'a password was changed');
    },
  };
}
