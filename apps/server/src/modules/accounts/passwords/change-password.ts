import { ApiError } from '../../../http/api-error.ts';
import type { Identity } from '../../../http/identity.ts';
import { revokeTokensOf } from '../../api-tokens/api-tokens.service.ts';
import { settingsIn } from '../../shop-settings/settings-cache.ts';
import { passwordChangedMail } from '../account-mails.ts';
import type { AccountServices } from '../account-services.ts';
import { closeCodes } from '../codes/codes.repository.ts';
import { lockUnchanged, updateCustomer } from '../customers/customers.repository.ts';
import { findSession, signOutEverywhere } from '../sessions/sessions.repository.ts';
import type { Sessions } from '../sessions/sessions.service.ts';
import type { Exchange } from '../sign-in/open-session.ts';
import { checkNewPassword, readPasswordRule } from './password-rules.ts';
import { createCurrentPasswordCheck } from './current-password.ts';

/** The current and the new password. */
interface PasswordChange {
  readonly password: string;
  readonly newPassword: string;
}

/**
 * Changes the password of the signed-in account. Every session and API token ends, and this browser continues with a new cookie.
 * @throws ApiError `auth.password`, `request.invalid`, `rate.limited`.
 */
export type ChangePassword = (exchange: Exchange, identity: Identity, change: PasswordChange) => Promise<void>;

/** Makes the password change of an app. */
export function createChangePassword(services: AccountServices, sessions: Sessions): ChangePassword {
  const { context, passwords, callerOf } = services;
  const { db, now, outbox } = context;
  const checkPassword = createCurrentPasswordCheck(services);

  return async ({ request, reply }, identity, { password, newPassword }) => {
    const { customerId, sessionHash } = identity;
    const caller = callerOf(request);
    const customer = await checkPassword(identity, password, caller);
    await checkNewPassword(newPassword, await readPasswordRule(context, customer.role), 'newPassword');
    const passwordHash = await passwords.hash(newPassword);
    const session = await findSession(db, sessionHash);
    if (session === undefined) throw new ApiError('auth.required');
    const next = {
      customerId,
      isRemembered: session.remembered === 1,
      hasSecondFactor: session.second_factor === 1,
    };
    await sessions.open(request, reply, next, async (transaction) => {
      if (!(await lockUnchanged(transaction, customer))) throw new ApiError('auth.password');
      await updateCustomer(transaction, customerId, { password_hash: passwordHash });
      await closeCodes(transaction, customerId, 'reset');
      await signOutEverywhere(transaction, customerId);
      await revokeTokensOf(transaction, customerId, { actorId: customerId, at: now() });
      await outbox.post(transaction, passwordChangedMail(await settingsIn(context, transaction), customer));
    });
    caller.note('password.changed', customerId);
  };
}
