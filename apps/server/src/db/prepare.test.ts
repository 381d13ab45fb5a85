import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
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

it('writes constants into the text, so that SQLite need not plan the statement again at each run', async () => {
  const sent: unknown[] = [];
  const listening = openDatabase({ databaseUrl: null, dataDir }, (statement) => sent.push(statement.sql));
  const find = prepare<{ name: string }, { value: string }>((db, { name }) =>
    db
      .selectFrom('setting')
      .select('value')
      .where('name', '=', name)
      .where('value', '<>', "it's")
      .where(sql<boolean>`1 = ${1}`)
      .limit(1),
  );
  await listening.db.insertInto('setting').values({ name: 'a', value: '1' }).execute();
  expect((await find(listening.db, { name: 'a' })).rows).toEqual([{ value: '1' }]);
  await listening.close();
  expect(sent.at(-1)).toBe(`select "value" from "setting" where "name" = ? and "value" <> 'it''s' and 1 = 1 limit 1`);
});

it('gives each prepared statement a name of its own, and other statements none', async () => {
  const text = 'select "value" from "setting" where "name" = ? and "value" <> ?';
  expect(preparedName(text)).toBeUndefined();
  const find = prepare<{ name: string; not: string }, { value: string }>((db, { name, not }) =>
    db.selectFrom('setting').select('value').where('name', '=', name).where('value', '<>', not),
  );
  await find(database.db, { name: 'a', not: 'b' });
  const name = preparedName(text);
  expect(name).toMatch(/^kayal-\d+$/);
  // The same text from another place, as a statement without values has for both engines.
  const again = prepare<{ name: string; not: string }, { value: string }>((db, values) =>
    db.selectFrom('setting').select('value').where('name', '=', values.name).where('value', '<>', values.not),
  );
  const other = prepare<{ name: string }, { value: string }>((db, values) =>
    db.selectFrom('setting').select('value').where('value', '>', values.name),
  );
  await again(database.db, { name: 'a', not: 'b' });
  await other(database.db, { name: 'a' });
  expect(preparedName(text)).toBe(name);
  expect(preparedName('select "value" from "setting" where "value" > ?')).not.toBe(name);
});
