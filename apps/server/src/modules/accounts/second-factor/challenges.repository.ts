import { sql } from 'kysely';
import type { Db } from '../../../db/open-database.ts';
import type { AuthChallengeTable } from '../../../db/tables/accounts.ts';
import { latestEnd } from '../../../basics/clock.ts';
import { challengeLifetimeMs, maxTriesPerChallenge } from './challenges.ts';

/** Stores a challenge. */
export async function insertChallenge(db: Db, row: AuthChallengeTable): Promise<void> {
  await db.insertInto('auth_challenge').values(row).execute();
}

/** A challenge that can still be answered. */
export async function findChallenge(
  db: Db,
  id: string,
  kind: AuthChallengeTable['kind'],
  now: number,
): Promise<AuthChallengeTable | undefined> {
  return db
    .selectFrom('auth_challenge')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .where('expires_at', '<=', latestEnd(now, challengeLifetimeMs))
    .where('tries', '<', maxTriesPerChallenge)
    .executeTakeFirst();
}

/** Counts one try of a challenge. Even of many answers at the same time only five are checked. */
export async function spendChallengeTry(
  db: Db,
  id: string,
  kind: AuthChallengeTable['kind'],
  now: number,
): Promise<AuthChallengeTable | undefined> {
  return db
    .updateTable('auth_challenge')
    .set({ tries: sql<number>`tries + 1` })
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .where('expires_at', '<=', latestEnd(now, challengeLifetimeMs))
    .where('tries', '<', maxTriesPerChallenge)
    .returningAll()
    .executeTakeFirst();
}

/** Uses a challenge up; only one caller gets true. */
export async function useChallenge(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('auth_challenge').where('id', '=', id).executeTakeFirst();
  return numDeletedRows === 1n;
}
