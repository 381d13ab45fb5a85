import type { Db } from '../../db/open-database.ts';

const lastBackup = 'last-backup';

/** When the newest backup began, ms since 1970; null before the first one. */
export async function readLastBackup(db: Db): Promise<number | null> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', lastBackup).executeTakeFirst();
  return row === undefined ? null : Number(row.value);
}

/**
 * Records that a backup begins, unless another process of the shop did so first.
 * @param known the newest backup that this process has read
 * @returns whether this process may make the backup
 */
export async function claimBackup(db: Db, known: number | null, now: number): Promise<boolean> {
  if (known === null) {
    const { numInsertedOrUpdatedRows: rows } = await db
      .insertInto('setting')
      .values({ name: lastBackup, value: String(now) })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .executeTakeFirst();
    return rows === 1n;
  }
  const { numUpdatedRows } = await db
    .updateTable('setting')
    .set({ value: String(now) })
    .where('name', '=', lastBackup)
    .where('value', '=', String(known))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Withdraws a claim after a failed backup, so that it is tried again. */
export async function releaseBackup(db: Db, known: number | null, claimed: number): Promise<void> {
  const mine = { name: lastBackup, value: String(claimed) };
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
