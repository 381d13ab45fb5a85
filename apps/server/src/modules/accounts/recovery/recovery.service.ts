import { inTransaction } from '../../../db/in-transaction.ts';
import { setCount } from '../../../db/rate-counters.ts';
import { ApiError } from '../../../http/api-error.ts';
import { revokeTokensOf } from '../../api-tokens/api-tokens.service.ts';
import { settingsIn } from '../../shop-settings/settings-cache.ts';
import { consentAtSignUp } from '../../privacy/consents.service.ts';
import { passwordChangedMail } from '../account-mails.ts';
import type { AccountServices } from '../account-services.ts';
import { closeCodes, findOpenCode, consumeCode } from '../codes/codes.repository.ts';
import { sendCode, spendSend } from '../codes/send-code.ts';
import { normaliseEmail } from '../customers/customer-fields.ts';
import { findByEmail, updateCustomer, type CustomerRow } from '../customers/customers.repository.ts';
import { limits } from '../limits/account-limits.ts';
import { checkNewPassword, readPasswordRule } from '../passwords/password-rules.ts';
import type { Caller } from '../places/caller.ts';
import { limitSubject } from '../places/known-places.ts';
import { signOutEverywhere } from '../sessions/sessions.repository.ts';
import { findPending } from '../sign-up/sign-up.service.ts';

/** Fields for setting a new password. */
interface NewPassword {
  readonly email: string;
  readonly otp: string;
  readonly newPassword: string;
}

/** Sending codes again, and new passwords by a code. */
export interface Recovery {
  /**
   * Mails a code for a new password, if the address is registered. Answer and work are the same for every address, so
   * that nobody learns which addresses are registered.
   * @throws ApiError `otp.limited`, for known and unknown addresses alike.
   */
  sendReset(email: string, caller: Caller): Promise<void>;
  /** Mails the sign-up code of a handle again; an unknown handle gets the same answer and no mail. */
  resendSignUp(handle: string, caller: Caller): Promise<void>;
  /** Mails the sign-up code again unless that was just done. @returns the handle it can be confirmed with. */
  repeatSignUpCode(customer: CustomerRow, caller: Caller): Promise<string>;
  /** Sets a new password and ends every session and API token. @throws ApiError `otp.invalid` for any error of the code */
  setPassword(fields: NewPassword, caller: Caller): Promise<void>;
}

/** Makes the recovery of an app. */
export function createRecovery(services: AccountServices): Recovery {
  const { context, codes, passwords, limiter, lockout, places } = services;
  const { db, now, outbox } = context;

  /** Does the same reads and the same durable write as sending, so that the time of the answer reveals nothing. */
  const pretendToSend = (caller: Caller): Promise<void> => {
    caller.note('code.sent');
    return inTransaction(db, async (transaction) => {
      await settingsIn(context, transaction);
      await setCount(transaction, 'nobody', { count: 0, windowEndsAt: now() });
    });
  };

  const refuseCode = async (email: string, place: string | null, caller: Caller): Promise<ApiError> => {
    await limiter.count(db, limits.wrongCodesPerAddress, caller.networks);
    await limiter.count(db, limits.wrongResetCodes, limitSubject(email, place));
    caller.note('code.refused');
    return new ApiError('otp.invalid');
  };

  return {
    async sendReset(typed, caller) {
      const email = normaliseEmail(typed);
      await limiter.spend(db, limits.sendsPerAddress, caller.networks, 'otp.limited');
      await spendSend(services, { email, purpose: 'reset', place: await places.recognise(email, caller), caller });
      const customer = await findByEmail(db, email);
      if (customer === undefined) await pretendToSend(caller);
      else await sendCode(services, customer, 'reset', caller);
    },

    async resendSignUp(handle, caller) {
      await limiter.spend(db, limits.sendsPerAddress, caller.networks, 'otp.limited');
      const customer = await findPending(services, handle);
      await spendSend(services, { email: customer?.email ?? handle, purpose: 'sign-up', place: null, caller });
      if (customer === undefined) await pretendToSend(caller);
      else await sendCode(services, customer, 'sign-up', caller);
    },

    async repeatSignUpCode(customer, caller) {
      const open = await findOpenCode(db, customer.id, 'sign-up');
      try {
        await spendSend(services, { email: customer.email, purpose: 'sign-up', place: null, caller });
      } catch (error) {
        if (error instanceof ApiError && open !== undefined) return open.id;
        throw error;
      }
      return sendCode(services, customer, 'sign-up', caller);
    },

    async setPassword({ email: typed, otp, newPassword }, caller) {
      const email = normaliseEmail(typed);
      await checkNewPassword(newPassword, await readPasswordRule(context, 'shopper'), 'newPassword');
      const place = await places.recognise(email, caller);
      // Strangers who share her network address cannot keep the owner out on a device she has signed in with.
      if (place !== 'device') await limiter.check(db, limits.wrongCodesPerAddress, caller.networks, 'otp.limited');
      await limiter.check(db, limits.wrongResetCodes, limitSubject(email, place), 'otp.limited');
      const customer = await findByEmail(db, email);
      const row = customer === undefined ? undefined : await findOpenCode(db, customer.id, 'reset');
      const guess = row === undefined ? 'gone' : await codes.guess(db, row, otp, place);
      if (customer === undefined || row === undefined || guess !== 'right') {
        throw await refuseCode(email, place, caller);
      }
      // Only a caller with the right code may learn that this account is an admin's.
      await checkNewPassword(newPassword, await readPasswordRule(context, customer.role), 'newPassword');
      const passwordHash = await passwords.hash(newPassword);
      await inTransaction(db, async (transaction) => {
        if (!(await consumeCode(transaction, row.id))) throw new ApiError('otp.invalid');
        // The code came by mail, so it confirms the address as well.
        await updateCustomer(transaction, customer.id, { password_hash: passwordHash, verified: 1 });
        // A sign-up that nobody has confirmed may have been a stranger's.
        if (customer.verified === 0) await consentAtSignUp(context, transaction, customer.id, []);
        await closeCodes(transaction, customer.id, 'sign-up');
        await signOutEverywhere(transaction, customer.id);
        await revokeTokensOf(transaction, customer.id, { actorId: customer.id, at: now() });
        await lockout.forgive(transaction, email, place);
        await outbox.post(transaction, passwordChangedMail(await settingsIn(context, transaction), customer));
      });
      caller.note('password.changed', customer.id);
    },
  };
}
