import { createHmac } from 'node:crypto';
import type { ErrorCode } from '@kayal/api-contract';
import type { AppContext } from '../../../context/app-context.ts';
import type { Db } from '../../../db/open-database.ts';
import { clearCounts, countOne, readCount } from '../../../db/rate-counters.ts';
import type { Networks } from '../../../http/admission/client-network.ts';
import { ApiError } from '../../../http/api-error.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** A rate limit. */
export interface Limit {
  readonly name: string;
  readonly max: number;
  readonly windowMs: number;
  /** Kept with `RATE_LIMIT=off` too: guesses at a secret are never unlimited. */
  readonly isFixed?: true;
}

/** The limits of accounts. Phones share network addresses, so those per address are wide. */
export const limits = {
  signUpsPerAddress: { name: 'sign-up-ip', max: 60, windowMs: hour },
  sendsPerAddress: { name: 'send-ip', max: 120, windowMs: hour },
  googleNoncesPerAddress: { name: 'google-nonce-ip', max: 240, windowMs: hour },
  wrongCodesPerAddress: { name: 'code-ip', max: 30, windowMs: hour },
  wrongResetCodes: { name: 'reset-tries', max: 10, windowMs: hour, isFixed: true },
  wrongSecondFactors: { name: 'second-factor-tries', max: 10, windowMs: hour, isFixed: true },
  wrongCurrentPasswords: { name: 'present-password-tries', max: 10, windowMs: hour, isFixed: true },
  setupTriesPerAddress: { name: 'setup-ip', max: 30, windowMs: hour, isFixed: true },
  failedLoginsPerAddress: { name: 'login-ip', max: 30, windowMs: 15 * minute },
  codesPerHour: { name: 'code-hour', max: 5, windowMs: hour },
  codesPerDay: { name: 'code-day', max: 10, windowMs: 24 * hour },
  codesForStrangers: { name: 'code-strangers', max: 20, windowMs: 4 * hour },
  resendGap: { name: 'code-gap', max: 1, windowMs: 20 * second },
} as const satisfies Record<string, Limit>;

/** What a limit counts: a name, or the networks of a caller, of which a wider one has several shares of the limit. */
type Subject = string | Networks;

function sharesOf(subject: Subject): Networks {
  return typeof subject === 'string' ? [{ name: subject, shares: 1 }] : subject;
}

/** Counts in the database, so that processes share the counts, under keys that do not reveal the person. */
export interface Limiter {
  /**
   * Counts one and refuses above the limit. @returns how many were counted, this one included; 0 where limits are off
   * @throws ApiError `refusal` with the time to wait
   */
  spend(db: Db, limit: Limit, subject: Subject, refusal: ErrorCode): Promise<number>;
  /** Refuses when the limit is reached, without counting. @throws ApiError `refusal` with the time to wait. */
  check(db: Db, limit: Limit, subject: Subject, refusal: ErrorCode): Promise<void>;
  /** Counts one and refuses nothing. */
  count(db: Db, limit: Limit, subject: Subject): Promise<void>;
  /** Starts the count again, after a right guess. */
  forget(db: Db, limit: Limit, subject: string): Promise<void>;
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
      if (isLifted(limit)) return 0;
      let most = 0;
      for (const { name, shares } of sharesOf(subject)) {
        const { count, windowEndsAt } = await countOne(db, keyOf(limit, name), limit.windowMs, now());
        if (count > limit.max * shares) refuse(refusal, windowEndsAt);
        most = Math.max(most, count);
      }
      return most;
    },
    async check(db, limit, subject, refusal) {
      if (isLifted(limit)) return;
      for (const { name, shares } of sharesOf(subject)) {
        const counted = await readCount(db, keyOf(limit, name), now(), limit.windowMs);
        if (counted !== null && counted.count >= limit.max * shares) refuse(refusal, counted.windowEndsAt);
      }
    },
    async count(db, limit, subject) {
      if (isLifted(limit)) return;
      for (const { name } of sharesOf(subject)) await countOne(db, keyOf(limit, name), limit.windowMs, now());
    },
    async forget(db, limit, subject) {
      await clearCounts(db, [keyOf(limit, subject)]);
    },
  };
}

/** The key of a counter: what is counted, and an HMAC instead of the address or e-mail itself. */
export function counterKey(serverKey: Buffer, name: string, subject: string): string {
  return `${name}:${createHmac('sha256', serverKey).update(`counter\0${name}\0${subject}`).digest('base64url')}`;
}
