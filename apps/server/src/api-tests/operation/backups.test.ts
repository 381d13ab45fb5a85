import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, it, onTestFinished } from 'vitest';
import { serverProgram } from '../../../../../tools/server-build.mjs';
import type { Engine } from '../../db/dialect.ts';
import { openDatabase, type DatabaseLocation } from '../../db/open-database.ts';
import { backupPlaces } from '../../modules/backups/backup-places.ts';
import { makeEncryptedBackup } from '../../modules/backups/encrypted-backup.ts';
import { readConfig } from '../../config/config.ts';
import { makeFreshPlace } from '@kayal/server-testing/src/fresh-database.ts';
import { forBothEngines, openTestApp } from '@kayal/server-testing/src/harness.ts';
import { openStore } from '@kayal/server-testing/src/servers/s3-server.ts';
import { buy } from '@kayal/server-testing/src/shopping.ts';
import { variants } from '@kayal/server-testing/src/small-seed.ts';

const tables = ['customer', 'placed_order', 'order_line', 'stock_movement', 'variant', 'session'] as const;

async function rowsOf(place: DatabaseLocation): Promise<Record<string, string[]>> {
  const { db, close } = openDatabase(place);
  const rows: Record<string, string[]> = {};
  for (const table of tables) {
    const found = await db.selectFrom(table).selectAll().execute();
    rows[table] = found.map((row) => JSON.stringify(row)).toSorted();
  }
  await close();
  return rows;
}

const restoreCommand = serverProgram('cli/restore.ts');

forBothEngines('encrypted backups', (engine: Engine) => {
  it('R-80 an open shop is saved to a folder and an S3 store, and restored from each into an empty database', async () => {
    const shop = await openTestApp({ engine, seed: 'small' });
    const { config } = shop;
    const shopper = await shop.addShopper();
    await buy(shopper, variants.jacketL);
    // Text copied from a page or a document may hold these; some readers of lines take them for the end of one.
    (await shopper.call('updateProfile', { body: { full_name: 'Asha\u2028Rao\u2029Iyer' } })).answer();
    await mkdir(path.join(config.dataDir, 'uploads'), { recursive: true });
    await writeFile(path.join(config.dataDir, 'uploads/one.webp'), 'a picture');

    const store = await openStore();
    const folder = await mkdtemp(path.join(tmpdir(), 'kayal-kept-'));
    onTestFinished(async () => {
      await store.close();
      await rm(folder, { recursive: true });
    });
    const env = {
      BACKUP_KEY: 'a1'.repeat(32),
      BACKUP_KEEP: '2',
      BACKUP_DIR: folder,
      ...Object.fromEntries(Object.entries(store.env).map(([name, value]) => [`BACKUP_${name}`, value])),
    };
    const { backups } = readConfig(env);
    if (backups === null) throw new Error('the settings name no backups');
    const names: string[] = [];
    const before = Date.now() - 60_000;
    for (const second of [1, 2, 3]) {
      names.push(await makeEncryptedBackup(config, backups, new Date(before + second * 1000)));
    }
    for (const place of backupPlaces(backups)) expect(await place.list()).toEqual(names.slice(1));
    expect([...store.objects.keys()].filter((key) => key.includes(names[0] ?? ''))).toEqual([]);
    const saved = await rowsOf(config);
    expect(saved['placed_order']).toHaveLength(1);

    const newer = path.join(folder, 'kayal-2099-11-21T06-30-00-000Z.backup');
    await copyFile(path.join(folder, names[1] ?? ''), newer);
    const refused = promisify(execFile)(process.execPath, [restoreCommand, newer, '--replace'], {
      env: { PATH: process.env['PATH'], ...env, DATA_DIR: path.join(folder, 'none'), DATABASE_URL: '' },
    });
    await expect(refused).rejects.toThrow(/older backup may have been put in its place/);

    for (const source of [path.join(folder, names[1] ?? ''), 's3:latest']) {
      const place = await makeFreshPlace(engine, inject('postgresUrl'));
      const { stdout } = await promisify(execFile)(process.execPath, [restoreCommand, source, '--replace'], {
        env: { PATH: process.env['PATH'], ...env, DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? '' },
      });
      expect(stdout).toContain('Stock and orders agree');
      expect(await rowsOf(place)).toEqual(saved);
      expect(await readFile(path.join(place.dataDir, 'uploads/one.webp'), 'utf8')).toBe('a picture');
      await place.remove();
    }
  });
});
