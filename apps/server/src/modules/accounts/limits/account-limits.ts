import { createHmac } from 'node:crypto';
import { countOne, readCount } from '../../../db/rate-counters.ts';
import type { Db } from '../../../db/open-database.ts';
import type { ErrorCode } from '@kayal/api-contract';
import { ApiError } from '../../../http/api-error.ts';
import type { AppContext } from '../../../context.ts';

const second = 1000;
const hour = 3_600_000;

/** How often something may happen. */
interface Limit {
  readonly name: string;
  readonly most: number;
  readonly windowMs: number;
  /** Kept with `RATE_LIMIT=off` too: tries of a code are never lifted. */
  readonly isFixed?: true;
}

/** The limits of accounts (security page 1.1, R-06, R-19). Phones share addresses, so those per address are wide. */
export const limits = {
  signUpsPerAddress: { name: 'sign-up-ip', most: 60, windowMs: hour },
  sendsPerAddress: { name: 'send-ip', most: 120, windowMs: hour },
  googleNoncesPerAddress: { name: 'google-nonce-ip', most: 240, windowMs: hour },
  wrongCodesPerAddress: { name: 'code-ip', most: 30, windowMs: hour },
  wrongResetCodes: { name: 'reset-tries', most: 10, windowMs: hour, isFixed: true },
  failedLoginsPerAddress: { name: 'login-ip', most: 30, windowMs: 15 * 60 * second },
  codesPerHour: { name: 'code-hour', most: 5, windowMs: hour },
  codesPerDay: { name: 'code-day', most: 10, windowMs: 24 * hour },
  resendGap: { name: 'code-gap', most: 1, windowMs: 20 * second },
} as const satisfies Record<string, Limit>;

/** Counts in the database, under keys that tell nobody whom they are about (R-07). */
export interface Limiter {
  /** Counts one and refuses above the limit. @throws ApiError `refusal` with the time to wait. */
  spend(db: Db, limit: Limit, subject: string, refusal: ErrorCode): Promise<void>;
  /** Refuses when the limit is reached, without counting. @throws ApiError `refusal` with the time to wait. */
  check(db: Db, limit: Limit, subject: string, refusal: ErrorCode): Promise<void>;
  /** Counts one and refuses nothing. */
  count(db: Db, limit: Limit, subject: string): Promise<void>;
}

/** Makes the limiter of an app. */
export function createLimiter({ config, serverKey, now }: Pick<AppContext, 'config' | 'serverKey' | 'now'>): Limiter {
  const isLifted = (limit: Limit): boolean => !config.rateLimit && limit.isFixed !== true;
  const keyOf = (limit: Limit, subject: string): string => counterKey(serverKey, limit.name, subject);
  const refuse = (refusal: ErrorCode, windowEndsAt: number): never => {
    throw new ApiError(refusal, { retryAfterSeconds: Math.max(1, Math.ceil((windowEndsAt - now()) / second)) });
  };
  return {
    async spend(db, limit, subject, refusal) {
      if (isLifted(limit)) return;
      const { count, windowEndsAt } = await countOne(db, keyOf(limit, subject), limit.windowMs, now());
      if (count > limit.most) refuse(refusal, windowEndsAt);
    },
    async check(db, limit, subject, refusal) {
      if (isLifted(limit)) return;
      const counted = await readCount(db, keyOf(limit, subject), now());
      if (counted !== null && counted.count >= limit.most) refuse(refusal, counted.windowEndsAt);
    },
    async count(db, limit, subject) {
      if (!isLifted(limit)) await countOne(db, keyOf(limit, subject), limit.windowMs, now());
    },
  };
}

/** The key of a counter: what is counted, and an HMAC instead of the address or e-mail it is about. */
export function counterKey(serverKey: Buffer, name: string, subject: string): string {
  return `${name}:${createHmac('sha256', serverKey).update(`counter\0${name}\0${subject}`).digest('base64url')}`;
}
