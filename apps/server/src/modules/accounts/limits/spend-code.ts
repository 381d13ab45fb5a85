import type { Db } from '../../../db/open-database.ts';
import type { OtpPurpose } from '../../../db/tables/accounts.ts';
import type { Caller } from '../places/caller.ts';
import { limitSubject } from '../places/known-places.ts';
import { limits, type Limiter } from './account-limits.ts';

/** A code that is to be mailed. */
export interface RequestedCode {
  /** Who gets it. */
  readonly email: string;
  readonly purpose: OtpPurpose;
  /** The known place that requests it; null for a stranger. */
  readonly place: string | null;
  readonly caller: Caller;
}

/**
 * Counts a code that is to be mailed. Each known place of the owner and each network of strangers is counted apart, and all
 * strangers together, for each purpose: whoever keeps an address from being registered leaves its owner the code for a
 * new password.
 * @throws ApiError `otp.limited`
 */
export async function spendCode(
  limiter: Limiter,
  db: Db,
  { email, purpose, place, caller }: RequestedCode,
): Promise<void> {
  const widest = caller.networks.at(-1)?.name ?? caller.address;
  const subject = `${limitSubject(email, place ?? widest)}\0${purpose}`;
  await limiter.spend(db, limits.codesPerHour, subject, 'otp.limited');
  await limiter.spend(db, limits.codesPerDay, subject, 'otp.limited');
  if (place === null) await limiter.spend(db, limits.codesForStrangers, `${email}\0${purpose}`, 'otp.limited');
}
