import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inTransaction } from '../../db/in-transaction.ts';
import { migrate } from '../../db/migrate.ts';
import { openDatabase, type OpenDatabase } from '../../db/open-database.ts';
import { bumpCatalogueVersion, catalogueVersionOf } from './catalogue-version.ts';

let dataDir = '';
let here: OpenDatabase;
let there: OpenDatabase;

beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'kayal-version-'));
  here = openDatabase({ databaseUrl: null, dataDir });
  there = openDatabase({ databaseUrl: null, dataDir });
  await migrate(here.db);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all([here.close(), there.close()]);
  rmSync(dataDir, { recursive: true });
});

/** Lets time pass in steps; between them the database, which needs no timer, ends what was begun. */
async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 50) {
    await vi.advanceTimersByTimeAsync(Math.min(left, 50));
    await wait(2);
  }
}

it('J23 another process sees a sale within a second, whenever it looked before', async () => {
  for (const lookedAt of [0, 250, 499, 750, 999]) {
    const [seller, other] = [catalogueVersionOf(here.db), catalogueVersionOf(there.db)];
    other.forget();
    const before = (await other.current()).stock;
    seller.noteStockChange();
    await pass(lookedAt);
    other.forget();
    await other.current();
    await pass(1000 - lookedAt);
    expect([lookedAt, (await other.current()).stock]).not.toEqual([lookedAt, before]);
  }
});

it('S7.ADM.02 another process sees a change by an admin within a second', async () => {
  const other = catalogueVersionOf(there.db);
  const before = await other.current();
  await inTransaction(here.db, (transaction) => bumpCatalogueVersion(transaction, 'shape', Date.now()));
  await pass(1000);
  const { content, shape } = await other.current();
  expect([content, shape]).toEqual([before.content + 1, before.shape + 1]);
});
