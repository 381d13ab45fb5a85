import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import { countOne, readCount } from './rate-counters.ts';
import { sweep } from './sweep.ts';

it('R-83 sweeps away what has outlived its use and keeps the rest', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kayal-sweep-'));
  const { db, close } = openDatabase({ databaseUrl: null, dataDir });
  await migrate(db);
  await countOne(db, 'old', 1000, 0);
  await countOne(db, 'open', 60_000, 0);
  await sweep(db, 30_000);
  const left = await db.selectFrom('rate_counter').select('key').execute();
  expect(left.map((row) => row.key)).toEqual(['open']);
  await close();
  rmSync(dataDir, { recursive: true });
});

it('R-07 counts within a window and starts anew after it', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kayal-count-'));
  const { db, close } = openDatabase({ databaseUrl: null, dataDir });
  await migrate(db);
  const counts = [];
  for (const at of [0, 10, 999, 1000]) counts.push(await countOne(db, 'key', 1000, at));
  expect(counts).toEqual([
    { count: 1, windowEndsAt: 1000 },
    { count: 2, windowEndsAt: 1000 },
    { count: 3, windowEndsAt: 1000 },
    { count: 1, windowEndsAt: 2000 },
  ]);
  expect(await readCount(db, 'key', 1999)).toEqual({ count: 1, windowEndsAt: 2000 });
  expect(await readCount(db, 'key', 2000)).toBeNull();
  await close();
  rmSync(dataDir, { recursive: true });
});
