import type { Db } from '../../db/open-database.ts';

/** The newest backup that was made, and the newest that was begun: they differ while one is made or after a kill. */
const lastBackup = 'last-backup';
const lastClaim = 'last-backup-claim';

async function readMoment(db: Db, name: string): Promise<number | null> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst();
  return row === undefined ? null : Number(row.value);
}

/** When the newest backup that was made began, ms since 1970; null before the first one. */
export const readLastBackup = (db: Db): Promise<number | null> => readMoment(db, lastBackup);

/** When a process of the shop last began a backup, ms since 1970; null before the first one. */
export const readLastClaim = (db: Db): Promise<number | null> => readMoment(db, lastClaim);

/** Records that the backup that began at this moment was made. */
export async function recordBackup(db: Db, at: number): Promise<void> {
  const value = String(at);
  await db
    .insertInto('setting')
    .values({ name: lastBackup, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/**
 * Records that a backup begins, unless another process of the shop did so first.
 * @param known the newest claim that this process has read
 * @returns whether this process may make the backup
 */
export async function claimBackup(db: Db, known: number | null, now: number): Promise<boolean> {
  if (known === null) {
    const { numInsertedOrUpdatedRows: rows } = await db
      .insertInto('setting')
      .values({ name: lastClaim, value: String(now) })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .executeTakeFirst();
    return rows === 1n;
  }
  const { numUpdatedRows } = await db
    .updateTable('setting')
    .set({ value: String(now) })
    .where('name', '=', lastClaim)
    .where('value', '=', String(known))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Withdraws a claim after a failed backup, so that it is tried again. */
export async function releaseBackup(db: Db, known: number | null, claimed: number): Promise<void> {
  const mine = { name: lastClaim, value: String(claimed) };
  if (known === null) {
    await db.deleteFrom('setting').where('name', '=', mine.name).where('value', '=', mine.value).execute();
    return;
  }
  await db
    .updateTable('setting')
    .set({ value: String(known) })
    .where('name', '=', mine.name)
    .where('value', '=', mine.value)
    .execute();
}
