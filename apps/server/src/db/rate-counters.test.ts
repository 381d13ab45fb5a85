import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import { countOne, readCount } from './rate-counters.ts';

it('R-07 counts within a window and starts again after it', async () => {
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

it('R-07 a clock that was a year ahead locks nobody for a year', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kayal-clock-'));
  const { db, close } = openDatabase({ databaseUrl: null, dataDir });
  await migrate(db);
  const year = 365 * 24 * 3_600_000;
  for (let count = 0; count < 3; count += 1) await countOne(db, 'key', 1000, year);
  expect(await readCount(db, 'key', 10, 1000)).toBeNull();
  expect(await countOne(db, 'key', 1000, 10)).toEqual({ count: 1, windowEndsAt: 1010 });
  // Clocks of several servers differ a little; that starts no new window.
  expect(await countOne(db, 'key', 1000, 0)).toEqual({ count: 2, windowEndsAt: 1010 });
  await close();
  rmSync(dataDir, { recursive: true });
});
