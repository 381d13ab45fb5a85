import { execFile } from 'node:child_process';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { serverProgram } from '../../../../../tools/server-build.mjs';
import { migrate } from '../../db/migrate.ts';
import { openDatabase } from '../../db/open-database.ts';
import { saveShop } from '../../modules/backups/save-shop.ts';
import { readConfig } from '../../config/config.ts';
import { makeFreshPlace, type FreshPlace } from '@kayal/server-testing/src/fresh-database.ts';
import { seedSmall } from '@kayal/server-testing/src/small-seed.ts';

describe('a SQLite shop that is restored after a crash', () => {
  let place: FreshPlace;
  let file = '';
  let folder = '';

  beforeEach(async () => {
    place = await makeFreshPlace('sqlite', '');
    onTestFinished(() => place.remove());
    file = path.join(place.dataDir, 'kayal.db');
    folder = path.join(place.dataDir, 'backup');
    const { db, close } = openDatabase(place);
    await migrate(db);
    await seedSmall(db, '2025-26');
    await mkdir(folder);
    await saveShop(readConfig({ DATA_DIR: place.dataDir }), folder);
    for (const name of ['one', 'other']) await db.insertInto('setting').values({ name, value: 'later' }).execute();
    // What a kill leaves: closing would move the log into the file.
    await copyFile(`${file}-wal`, path.join(place.dataDir, 'log'));
    await close();
    await copyFile(path.join(place.dataDir, 'log'), `${file}-wal`);
  });

  const restore = (...args: string[]) =>
    promisify(execFile)(process.execPath, [serverProgram('cli/restore.ts'), folder, ...args], {
      env: { ...process.env, DATA_DIR: place.dataDir, DATABASE_URL: '', LOG_LEVEL: 'silent' },
    });

  const expectRestored = async (): Promise<void> => {
    const { db, close } = openDatabase(place);
    const { rows } = await sql`select integrity_check from pragma_integrity_check`.execute(db);
    expect(rows).toEqual([{ integrity_check: 'ok' }]);
    expect(await db.selectFrom('setting').select('name').where('value', '=', 'later').execute()).toEqual([]);
    await close();
  };

  it('R-80 the log of a database that was moved away is not mixed into the backup', async () => {
    await rm(file);
    await expect(restore()).rejects.toThrow('--replace');
    expect((await restore('--replace')).stdout).toContain('Stock and orders agree');
    await expectRestored();
  });

  it.each([
    ['is no database any more', () => writeFile(file, 'a page of something else'.repeat(1000))],
    ['is cut off', async () => writeFile(file, (await readFile(file)).subarray(0, 6000))],
  ])('R-80 a backup takes the place of a file that %s, and the file stays beside it', async (_title, damage) => {
    await rm(`${file}-wal`);
    await damage();
    const damaged = await readFile(file);
    expect((await restore('--replace')).stdout).toContain('Stock and orders agree');
    await expectRestored();
    expect((await readFile(`${file}.before-restore`)).equals(damaged)).toBe(true);
  });
});
