import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { people, seedSmall } from '@kayal/server-testing/src/small-seed.ts';
import { migrate } from '../migrate.ts';
import { readConfig } from '../../config/config.ts';
import { openDatabase, sqliteFileName } from '../open-database.ts';
import { sweep } from '../../modules/sweep/sweep.repository.ts';

const keepDays = readConfig({}).keepDays;

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'kayal-bytes-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** Names of the files in the data folder that hold a text. */
const filesWith = (text: string): readonly string[] =>
  readdirSync(dataDir).filter((name) => readFileSync(path.join(dataDir, name)).includes(text));

it('R-83 no file has a byte of what was deleted once it was swept, the log of writes included', async () => {
  const database = openDatabase({ databaseUrl: null, dataDir });
  const { db } = database;
  await migrate(db);
  await seedSmall(db, '2026-27');
  const mail = { channel: 'mail' as const, subject: '', attempts: 1, due_at: 0, sent_at: 1, dead: 0 as const };
  const rows = Array.from({ length: 300 }, (_, at) => ({
    ...mail,
    id: `mail-${at}`,
    recipient: 'Fernweh@kayal.example',
    body: 'Fernweh '.repeat(at),
    last_error: null,
    created_at: 0,
  }));
  await db.insertInto('outbox').values(rows).execute();
  await db.updateTable('address').set({ locality: 'Fernweh' }).where('customer_id', '=', people.asha.id).execute();
  expect(filesWith('Fernweh')).not.toEqual([]);
  await db.updateTable('address').set({ locality: 'Elsewhere' }).execute();
  await db.deleteFrom('address').where('customer_id', '=', people.rahul.id).execute();
  await sweep(db, 40 * 24 * 3_600_000, keepDays);
  await database.emptyLog();
  expect(filesWith('Fernweh')).toEqual([]);
  await database.close();
});

it('R-83 the log is emptied while others write, and nothing is lost', async () => {
  const database = openDatabase({ databaseUrl: null, dataDir });
  const { db } = database;
  await migrate(db);
  const write = (at: number) =>
    db
      .insertInto('setting')
      .values({ name: `n${at}`, value: 'v' })
      .execute();
  const writes = Array.from({ length: 50 }, (_, at) => write(at));
  await Promise.all([...writes, database.emptyLog(), write(51), database.emptyLog()]);
  expect(await db.selectFrom('setting').select('name').execute()).toHaveLength(51);
  await database.close();
});

it('R-83 what an earlier version left in free pages is gone once the file is opened', async () => {
  const old = new DatabaseSync(path.join(dataDir, sqliteFileName));
  old.exec('pragma secure_delete = off; create table note (id integer primary key, text text)');
  const insert = old.prepare('insert into note (text) values (?)');
  for (let at = 0; at < 500; at += 1) insert.run(`Fernweh ${'x'.repeat(at)}`);
  old.exec('delete from note where id % 100 <> 0; update note set text = id');
  old.close();
  expect(filesWith('Fernweh')).toEqual([sqliteFileName]);
  const database = openDatabase({ databaseUrl: null, dataDir });
  expect(filesWith('Fernweh')).toEqual([]);
  await database.close();
});
