import { sql } from 'kysely';
import { latestEnd } from '../basics/clock.ts';
import type { Db } from './open-database.ts';

/** A counter in its current window. */
export interface Counted {
  readonly count: number;
  /** ms since 1970 */
  readonly windowEndsAt: number;
}

/**
 * Adds one to the counter of `key`, in one statement; after the window has ended a new one starts at 1. Shared by all
 * processes and kept over restarts.
 * @param maxWindowMs the longest window of this counter, where `setCount` makes it longer
 */
export async function countOne(
  db: Db,
  key: string,
  windowMs: number,
  now: number,
  maxWindowMs: number = windowMs,
): Promise<Counted> {
  const lastEnd = latestEnd(now, maxWindowMs);
  const isOver = sql<boolean>`(rate_counter.window_ends_at <= ${now} or rate_counter.window_ends_at > ${lastEnd})`;
  const row = await db
    .insertInto('rate_counter')
    .values({ key, count: 1, window_ends_at: now + windowMs })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when ${isOver} then 1 else rate_counter.count + 1 end`,
        window_ends_at: sql<number>`case when ${isOver} then excluded.window_ends_at else rate_counter.window_ends_at end`,
      }),
    )
    .returning(['count', 'window_ends_at'])
    .executeTakeFirstOrThrow();
  return { count: row.count, windowEndsAt: row.window_ends_at };
}

/**
 * The counter of `key`; null when its window has ended or it has none.
 * @param maxWindowMs the longest window of this counter; a far longer one was written when the clock was wrong
 */
export async function readCount(
  db: Db,
  key: string,
  now: number,
  maxWindowMs: number = Infinity,
): Promise<Counted | null> {
  const row = await db
    .selectFrom('rate_counter')
    .select(['count', 'window_ends_at'])
    .where('key', '=', key)
    .where('window_ends_at', '>', now)
    .executeTakeFirst();
  return row === undefined || row.window_ends_at > latestEnd(now, maxWindowMs)
    ? null
    : { count: row.count, windowEndsAt: row.window_ends_at };
}

/** Sets a counter, as a lock until `windowEndsAt`. */
export async function setCount(db: Db, key: string, { count, windowEndsAt }: Counted): Promise<void> {
  await db
    .insertInto('rate_counter')
    .values({ key, count, window_ends_at: windowEndsAt })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ count, window_ends_at: windowEndsAt }))
    .execute();
}

/** Forgets counters. */
export async function clearCounts(db: Db, keys: readonly string[]): Promise<void> {
  await db.deleteFrom('rate_counter').where('key', 'in', keys).execute();
}
