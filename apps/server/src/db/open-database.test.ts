import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from './in-transaction.ts';
import { migrate } from './migrate.ts';
import { openDatabase, sqliteFileName, type OpenDatabase } from './open-database.ts';

describe('openDatabase on SQLite', () => {
  let dataDir: string;
  let database: OpenDatabase;

  beforeEach(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'kayal-db-'));
    database = openDatabase({ databaseUrl: null, dataDir });
    await migrate(database.db);
  });
  afterEach(async () => {
    await database.close();
    rmSync(dataDir, { recursive: true });
  });

  const values = async (): Promise<string[]> => {
    const rows = await database.db.selectFrom('setting').select('value').execute();
    return rows.map((row) => row.value);
  };

  it('other users cannot read the file or its side files, even in an open folder', async () => {
    await database.close();
    const file = path.join(dataDir, sqliteFileName);
    chmodSync(dataDir, 0o755);
    for (const name of readdirSync(dataDir)) chmodSync(path.join(dataDir, name), 0o644);
    database = openDatabase({ databaseUrl: null, dataDir });
    await database.db.insertInto('setting').values({ name: 'a', value: 'b' }).execute();
    const modeOf = (place: string) => statSync(place).mode & 0o777;
    expect(modeOf(dataDir)).toBe(0o700);
    expect([file, `${file}-wal`, `${file}-shm`].map(modeOf)).toEqual([0o600, 0o600, 0o600]);
  });

  it('a folder with other files keeps its mode; the database file in it is private', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'kayal-db-'));
    writeFileSync(path.join(folder, 'notes.txt'), '');
    chmodSync(folder, 0o755);
    const second = openDatabase({ databaseUrl: null, dataDir: folder });
    await second.close();
    expect(statSync(folder).mode & 0o777).toBe(0o755);
    expect(statSync(path.join(folder, sqliteFileName)).mode & 0o777).toBe(0o600);
    rmSync(folder, { recursive: true });
  });

  it('R-74 writes durably: WAL, synchronous FULL, foreign keys on; what a rollback needs stays in memory', async () => {
    const pragma = async (name: string) =>
      inTransaction(
        database.db,
        async (transaction) => (await sql.raw<object>(`pragma ${name}`).execute(transaction)).rows[0],
      );
    expect(await pragma('journal_mode')).toEqual({ journal_mode: 'wal' });
    expect(await pragma('synchronous')).toEqual({ synchronous: 2 });
    expect(await pragma('foreign_keys')).toEqual({ foreign_keys: 1 });
    expect(await pragma('temp_store')).toEqual({ temp_store: 2 });
  });

  it('R-74 STRICT tables refuse a text where a number belongs', async () => {
    const insert = sql`insert into category (id, kind, name, same_as, position) values (1, 'category', 'x', 1, 'first')`;
    await expect(insert.execute(database.db)).rejects.toThrow(/cannot store TEXT/);
  });

  it('R-60 a reader outside a transaction sees nothing of it before its commit', async () => {
    await inTransaction(database.db, async (transaction) => {
      await transaction.insertInto('setting').values({ name: 'a', value: 'open' }).execute();
      expect(await values()).toEqual([]);
      expect(await transaction.selectFrom('setting').select('value').execute()).toHaveLength(1);
    });
    expect(await values()).toEqual(['open']);
  });

  it('R-74 writers come one after another, in order; an error rolls back and lets the next in', async () => {
    const order: string[] = [];
    const write = (name: string, fails: boolean) =>
      inTransaction(database.db, async (transaction) => {
        order.push(`${name} in`);
        await transaction.insertInto('setting').values({ name, value: name }).execute();
        await new Promise(setImmediate);
        order.push(`${name} out`);
        if (fails) throw new Error('no');
      });
    const alone = database.db.insertInto('setting').values({ name: 'd', value: 'd' }).execute();
    const results = await Promise.allSettled([write('a', false), write('b', true), write('c', false), alone]);
    expect(results.map((result) => result.status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
    expect(order).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out']);
    expect((await values()).toSorted()).toEqual(['a', 'c', 'd']);
    expect(database.waiting()).toBe(0);
  });

  it('R-60 the first of those that share a commit rolls back alone, and so does one after another', async () => {
    const write = (name: string, fails: boolean) =>
      inTransaction(database.db, async (transaction) => {
        await transaction.insertInto('setting').values({ name, value: name }).execute();
        if (fails) throw new Error('no');
      });
    const tries = [write('a', true), write('b', false), write('c', true), write('d', false)];
    const results = await Promise.allSettled(tries);
    expect(results.map((result) => result.status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled']);
    expect((await values()).toSorted()).toEqual(['b', 'd']);
  });

  it('R-79 migrating again changes nothing', async () => {
    await database.db.insertInto('setting').values({ name: 'kept', value: 'kept' }).execute();
    await migrate(database.db);
    expect(await values()).toEqual(['kept']);
  });

  it('R-79 refuses a database whose steps read differently', async () => {
    await sql`update migration set checksum = 'other'`.execute(database.db);
    await expect(migrate(database.db)).rejects.toThrow('0001-initial');
  });
});

describe('inTransaction', () => {
  it('retries a conflict up to three times', async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'kayal-db-'));
    const { db, close } = openDatabase({ databaseUrl: null, dataDir });
    const deadlock = Object.assign(new Error('deadlock'), { code: '40P01' });
    let runs = 0;
    const lose = (times: number) =>
      inTransaction(db, async () => {
        runs += 1;
        if (runs <= times) throw deadlock;
        return 'done';
      });
    await expect(lose(2)).resolves.toBe('done');
    expect(runs).toBe(3);
    runs = 0;
    await expect(lose(9)).rejects.toBe(deadlock);
    expect(runs).toBe(4);
    await close();
    rmSync(dataDir, { recursive: true });
  });
});
