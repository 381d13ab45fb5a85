import { inTransaction } from '../../../db/in-transaction.ts';
import type { OtpPurpose } from '../../../db/tables/accounts.ts';
import { settingsIn } from '../../shop-settings/settings-cache.ts';
import { codeMail } from '../account-mails.ts';
import type { AccountServices } from '../account-services.ts';
import type { CustomerRow } from '../customers/customers.repository.ts';
import { limits } from '../limits/account-limits.ts';
import { spendCode, type RequestedCode } from '../limits/spend-code.ts';
import type { Caller } from '../places/caller.ts';
import { limitSubject } from '../places/known-places.ts';

/** Counts a code to be sent, not soon after the one before. @throws ApiError `otp.limited` */
export async function spendSend(
  { context, limiter }: Pick<AccountServices, 'context' | 'limiter'>,
  requested: RequestedCode,
): Promise<void> {
  await inTransaction(context.db, async (transaction) => {
    const subject = limitSubject(requested.email, requested.place);
    await limiter.spend(transaction, limits.resendGap, subject, 'otp.limited');
    await spendCode(limiter, transaction, requested);
  });
}

/** Mails a new code under the account's open handle, or under a new one. @returns the handle */
export async function sendCode(
  { context, codes }: Pick<AccountServices, 'context' | 'codes'>,
  customer: CustomerRow,
  purpose: OtpPurpose,
  caller: Caller,
): Promise<string> {
  const handle = await inTransaction(context.db, async (transaction) => {
    const issued = await codes.reissue(transaction, customer.id, purpose);
    const mail = codeMail(await settingsIn(context, transaction), customer, purpose, issued.code);
    await context.outbox.post(transaction, mail);
    return issued.handle;
  });
  caller.note('code.sent', customer.id);
  return handle;
}
