import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inOneTrip, inTransaction } from '../in-transaction.ts';
import { migrate } from '../migrate.ts';
import { openDriver } from '../open-database.ts';
import { SqliteFileDriver } from './sqlite-driver.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kayal-ended-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('R-74 nothing of a transaction is kept that a full disk ends between statements sent together', async () => {
  const driver = new SqliteFileDriver(path.join(folder, 'kayal.db'));
  const { db, close } = openDriver(driver, {});
  await migrate(db);
  driver.writer.run('pragma max_page_count = 1', []);
  const write = (name: string, bytes: number) => ({ name, value: 'x'.repeat(bytes) });
  await expect(
    inTransaction(db, (trx) =>
      inOneTrip([
        trx.insertInto('setting').values(write('large', 5_000_000)).execute(),
        trx.insertInto('setting').values(write('small', 1)).execute(),
      ]),
    ),
  ).rejects.toThrow('full');
  const kept = await db.selectFrom('setting').select('name').where('name', 'in', ['large', 'small']).execute();
  expect(kept).toEqual([]);
  await close();
});
