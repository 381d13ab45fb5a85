import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { migrate } from '../../../db/migrate.ts';
import { openDatabase } from '../../../db/open-database.ts';
import { readConfig } from '../../../config/config.ts';
import { sweepImports } from './sweep-imports.ts';

it('R-83 the file of an upload that a kill ended goes after a day, not before', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kayal-imports-'));
  const { db, close } = openDatabase({ databaseUrl: null, dataDir });
  await migrate(db);
  const folder = path.join(dataDir, 'imports');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'upload-killed'), 'product_id,na');
  const hour = 3_600_000;
  const sweepAfter = async (ms: number): Promise<readonly string[]> => {
    await sweepImports({ config: readConfig({ DATA_DIR: dataDir }), db, now: () => Date.now() + ms });
    return readdirSync(folder);
  };
  expect(await sweepAfter(23 * hour)).toEqual(['upload-killed']);
  expect(await sweepAfter(25 * hour)).toEqual([]);
  await close();
  rmSync(dataDir, { recursive: true });
});
