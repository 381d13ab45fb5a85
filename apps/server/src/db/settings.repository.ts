import { randomBytes } from 'node:crypto';
import type { Db } from './open-database.ts';

const serverKeyName = 'server-key';
const keyBytes = 32;

/** The secret of this shop's database, made at the first start; all processes share it. */
export async function readServerKey(db: Db): Promise<Buffer> {
  await addSetting(db, serverKeyName, randomBytes(keyBytes).toString('hex'));
  const value = await readSetting(db, serverKeyName);
  if (value === undefined) throw new Error('The key of the server was deleted.');
  return Buffer.from(value, 'hex');
}

/** A value by its name; undefined for none. */
export async function readSetting(db: Db, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

/** Stores a value where there is none; only one caller gets true. */
export async function addSetting(db: Db, name: string, value: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('setting')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Replaces a value unless it has changed; only one caller gets true. */
export async function replaceSetting(db: Db, name: string, before: string, value: string): Promise<boolean> {
  const query = db.updateTable('setting').set({ value }).where('name', '=', name).where('value', '=', before);
  const { numUpdatedRows } = await query.executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Stores a value in place of the one before. */
export async function writeSetting(db: Db, name: string, value: string): Promise<void> {
  await db
    .insertInto('setting')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/**
 * Changes a value that is stored as JSON. Where another process was faster, its value is changed.
 * @param first the value where none is stored yet
 * @param change the value after it; null where it may not change
 * @returns the value after it; null where it may not change
 */
export async function changeJson<Value>(
  db: Db,
  name: string,
  first: Value,
  change: (value: Value) => Value | null,
): Promise<Value | null> {
  for (;;) {
    const text = await readSetting(db, name);
    const after = change(text === undefined ? first : JSON.parse(text));
    if (after === null) return null;
    const next = JSON.stringify(after);
    const isWritten = await (text === undefined ? addSetting(db, name, next) : replaceSetting(db, name, text, next));
    if (isWritten) return after;
  }
}

/** A value that is stored as JSON; the first one where none is stored yet. */
export async function readJson<Value>(db: Db, name: string, first: Value): Promise<Value> {
  const text = await readSetting(db, name);
  return text === undefined ? first : JSON.parse(text);
}

/** Deletes a value, whatever it is. */
export async function deleteSetting(db: Db, name: string): Promise<void> {
  await db.deleteFrom('setting').where('name', '=', name).execute();
}

/** Deletes a value unless it has changed; only one caller gets true. */
export async function takeSetting(db: Db, name: string, value: string): Promise<boolean> {
  const query = db.deleteFrom('setting').where('name', '=', name).where('value', '=', value);
  const { numDeletedRows } = await query.executeTakeFirst();
  return numDeletedRows === 1n;
}
