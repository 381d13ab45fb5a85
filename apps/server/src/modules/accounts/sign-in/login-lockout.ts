import type { AppContext } from '../../../context/app-context.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { Db } from '../../../db/open-database.ts';
import { clearCounts, countOne, readCount, setCount } from '../../../db/rate-counters.ts';
import { ApiError } from '../../../http/api-error.ts';
import { counterKey } from '../limits/account-limits.ts';
import { limitSubject } from '../places/known-places.ts';

const second = 1000;
const failureWindowMs = 15 * 60 * second;
const freeFailures = 10;
const firstLockMs = 30 * second;
const maxLockMs = 3600 * second;
/** NIST SP 800-63B: max failures in a row; after these only a new password unlocks the account. */
const maxConsecutive = 100;
const yearMs = 365 * 24 * 3600 * second;

/** Slows down guessing at one account's password. Each known place of the account has counters of its own. */
export interface LoginLockout {
  /**
   * Counts an attempt before its password is compared, so that attempts sent at once are limited too.
   * @param place the known place it comes from; null for a stranger
   * @throws ApiError `rate.limited` with the time to wait: 30 s after ten failures, doubled up to 1 h.
   */
  admit(email: string, place: string | null): Promise<void>;
  /** Resets the counts of strangers and of a known place, after a right or a new password. */
  forgive(db: Db, email: string, place: string | null): Promise<void>;
}

/** How long the next attempt must wait after `failures` in a row, ms. */
export function lockAfter(failures: number): number {
  if (failures < freeFailures) return 0;
  return Math.min(firstLockMs * 2 ** (failures - freeFailures), maxLockMs);
}

/** Makes the lockout of an app. */
export function createLoginLockout({
  config,
  db,
  serverKey,
  now,
}: Pick<AppContext, 'config' | 'db' | 'serverKey' | 'now'>): LoginLockout {
  const keysOf = (email: string, place: string | null) => {
    const subject = limitSubject(email, place);
    return {
      failures: counterKey(serverKey, 'login-failures', subject),
      lock: counterKey(serverKey, 'login-lock', subject),
      streak: counterKey(serverKey, 'login-streak', subject),
    };
  };

  return {
    async admit(email, place) {
      if (!config.rateLimit) return;
      const keys = keysOf(email, place);
      await inTransaction(db, async (transaction) => {
        const at = now();
        // The upsert locks the row, so that of two attempts at once the second sees the first one's lock.
        const failures = await countOne(transaction, keys.failures, failureWindowMs, at, maxLockMs + failureWindowMs);
        const isForAYear = ((await readCount(transaction, keys.streak, at))?.count ?? 0) >= maxConsecutive;
        const lock = await readCount(transaction, keys.lock, at, isForAYear ? yearMs : maxLockMs);
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

    async forgive(on, email, place) {
      if (!config.rateLimit) return;
      const places = [null, 'device', ...(place === null ? [] : [place])];
      await clearCounts(
        on,
        places.flatMap((each) => Object.values(keysOf(email, each))),
      );
    },
  };
}
