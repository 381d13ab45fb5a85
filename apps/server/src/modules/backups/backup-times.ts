import type { Db } from '../../db/open-database.ts';
import {
  addSetting,
  deleteSetting,
  readSetting,
  replaceSetting,
  takeSetting,
  writeSetting,
} from '../../db/settings.repository.ts';

/** The newest backup that was made, and the newest that was begun: they differ while one is made or after a kill. */
const lastBackup = 'last-backup';
const lastClaim = 'last-backup-claim';
/** When the newest try failed; there is none after a backup that was made. */
const lastFailure = 'last-backup-failure';

async function readTime(db: Db, name: string): Promise<number | null> {
  const value = await readSetting(db, name);
  return value === undefined ? null : Number(value);
}

/** When the newest backup that was made began, ms since 1970; null before the first one. */
export const readLastBackup = (db: Db): Promise<number | null> => readTime(db, lastBackup);

/** When a process of the shop last began a backup, ms since 1970; null before the first one. */
export const readLastClaim = (db: Db): Promise<number | null> => readTime(db, lastClaim);

/** Whether the newest try failed. */
export const hasBackupFailed = async (db: Db): Promise<boolean> => (await readTime(db, lastFailure)) !== null;

/** Records that the backup that began at this time was made. */
export async function recordBackup(db: Db, at: number): Promise<void> {
  await writeSetting(db, lastBackup, String(at));
  await deleteSetting(db, lastFailure);
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

/** Records a failed backup and withdraws its claim, so that it is tried again. */
export async function releaseBackup(db: Db, known: number | null, claimed: number): Promise<void> {
  await writeSetting(db, lastFailure, String(claimed));
  if (known === null) await takeSetting(db, lastClaim, String(claimed));
  else await replaceSetting(db, lastClaim, String(claimed), String(known));
}
