import { createHmac, timingSafeEqual } from 'node:crypto';
import { clearCounts, countOne, readCount, setCount } from '../../../db/rate-counters.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { Db } from '../../../db/open-database.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { AppContext } from '../../../context.ts';
import { counterKey } from '../limits/account-limits.ts';

const second = 1000;
const failureWindowMs = 15 * 60 * second;
const freeFailures = 10;
const firstLockMs = 30 * second;
const maxLockMs = 3600 * second;
const maxConsecutive = 100;
const yearMs = 365 * 24 * 3600 * second;

/** Slows down guessing at one account's password. */
export interface LoginGuard {
  /**
   * Counts an attempt before it is looked at, so that a hundred at once are not a hundred guesses.
   * @param device the device cookie, if any: a device that signed in to this account before is counted apart, so that
   *   an attacker cannot lock its owner out.
   * @throws ApiError `rate.limited` with the time to wait: 30 s after ten failures, doubled up to 1 h.
   */
  admit(email: string, device: string | undefined): Promise<void>;
  /** Forgets the failures after a right password. */
  succeed(db: Db, email: string): Promise<void>;
  /** What a device is given after signing in. */
  deviceToken(email: string): string;
}

/** How long the next attempt must wait after `failures` in a row, ms. */
export function lockAfter(failures: number): number {
  if (failures < freeFailures) return 0;
  return Math.min(firstLockMs * 2 ** (failures - freeFailures), maxLockMs);
}

/** Makes the guard of an app. */
export function createLoginGuard({
  config,
  db,
  serverKey,
  now,
}: Pick<AppContext, 'config' | 'db' | 'serverKey' | 'now'>): LoginGuard {
  const deviceToken = (email: string): string =>
    createHmac('sha256', serverKey).update(`device\0${email}`).digest('base64url');

  const keysOf = (email: string, kind: 'any' | 'device') => ({
    failures: counterKey(serverKey, `login-failures-${kind}`, email),
    lock: counterKey(serverKey, `login-lock-${kind}`, email),
    streak: counterKey(serverKey, `login-streak-${kind}`, email),
  });

  const isKnownDevice = (email: string, device: string | undefined): boolean => {
    if (device === undefined) return false;
    const expected = Buffer.from(deviceToken(email));
    const given = Buffer.from(device);
    return given.length === expected.length && timingSafeEqual(given, expected);
  };

  return {
    deviceToken,

    async admit(email, device) {
      if (!config.rateLimit) return;
      const keys = keysOf(email, isKnownDevice(email, device) ? 'device' : 'any');
      await inTransaction(db, async (transaction) => {
        const at = now();
        // The upsert locks the row, so that of two attempts at once the second sees the first one's lock.
        const failures = await countOne(transaction, keys.failures, failureWindowMs, at);
        const lock = await readCount(transaction, keys.lock, at);
        if (lock !== null)
          throw new ApiError('rate.limited', { retryAfterSeconds: Math.ceil((lock.windowEndsAt - at) / second) });
        const streak = await countOne(transaction, keys.streak, yearMs, at);
        const lockMs = streak.count >= maxConsecutive ? yearMs : lockAfter(failures.count);
        if (lockMs === 0) return;
        await setCount(transaction, keys.lock, { count: failures.count, windowEndsAt: at + lockMs });
        await setCount(transaction, keys.failures, {
          count: failures.count,
          windowEndsAt: at + lockMs + failureWindowMs,
        });
      });
    },

    async succeed(on, email) {
      if (!config.rateLimit) return;
      const { any, device } = { any: keysOf(email, 'any'), device: keysOf(email, 'device') };
      await clearCounts(on, [...Object.values(any), ...Object.values(device)]);
    },
  };
}
