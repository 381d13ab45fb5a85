import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrate } from './migrate.ts';
import { openDatabase, type OpenDatabase } from './open-database.ts';
import { prepare, preparedName } from './prepare.ts';

let dataDir: string;
let database: OpenDatabase;

beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'kayal-prepare-'));
  database = openDatabase({ databaseUrl: null, dataDir });
  await migrate(database.db);
});
afterEach(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true });
});

it('builds a statement once and runs it with the values of each call', async () => {
  let built = 0;
  const put = prepare<{ name: string; value: string }, never>((db, { name, value }) => {
    built += 1;
    return db
      .insertInto('setting')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }));
  });
  const find = prepare<{ name: string }, { value: string }>((db, { name }) =>
    db.selectFrom('setting').select('value').where('name', '=', name),
  );
  const { db } = database;
  expect((await put(db, { name: 'a', value: '1' })).affected).toBe(1);
  await put(db, { name: 'b', value: '2' });
  await put(db, { name: 'a', value: '3' });
  expect(built).toBe(1);
  expect((await find(db, { name: 'a' })).rows).toEqual([{ value: '3' }]);
  expect((await find(db, { name: 'b' })).rows).toEqual([{ value: '2' }]);
  expect((await find(db, { name: 'c' })).rows).toEqual([]);
});

it('gives each prepared statement a name of its own, and other statements none', async () => {
  const text = 'select "value" from "setting" where "name" = ? and "value" <> ?';
  expect(preparedName(text)).toBeUndefined();
  const find = prepare<{ name: string; not: string }, { value: string }>((db, { name, not }) =>
    db.selectFrom('setting').select('value').where('name', '=', name).where('value', '<>', not),
  );
  await find(database.db, { name: 'a', not: 'b' });
  expect(preparedName(text)).toMatch(/^kayal-\d+$/);
});
