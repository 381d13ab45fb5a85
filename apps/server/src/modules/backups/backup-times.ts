import type { Db } from '../../db/open-database.ts';
import { addSetting, readSetting, replaceSetting, takeSetting, writeSetting } from '../../db/settings.repository.ts';

/** The newest backup that was made, and the newest that was begun: they differ while one is made or after a kill. */
const lastBackup = 'last-backup';
const lastClaim = 'last-backup-claim';

async function readTime(db: Db, name: string): Promise<number | null> {
  const value = await readSetting(db, name);
  return value === undefined ? null : Number(value);
}

/** When the newest backup that was made began, ms since 1970; null before the first one. */
export const readLastBackup = (db: Db): Promise<number | null> => readTime(db, lastBackup);

/** When a process of the shop last began a backup, ms since 1970; null before the first one. */
export const readLastClaim = (db: Db): Promise<number | null> => readTime(db, lastClaim);

/** Records that the backup that began at this time was made. */
export async function recordBackup(db: Db, at: number): Promise<void> {
  await writeSetting(db, lastBackup, String(at));
}

/**
 * Records that a backup begins, unless another process of the shop did so first.
 * @param known the newest claim that this process has read
 * @returns whether this process may make the backup
 */
export async function claimBackup(db: Db, known: number | null, now: number): Promise<boolean> {
  if (known === null) return addSetting(db, lastClaim, String(now));
  return replaceSetting(db, lastClaim, String(known), String(now));
}

/** Withdraws a claim after a failed backup, so that it is tried again. */
export async function releaseBackup(db: Db, known: number | null, claimed: number): Promise<void> {
  if (known === null) await takeSetting(db, lastClaim, String(claimed));
  else await replaceSetting(db, lastClaim, String(claimed), String(known));
}
