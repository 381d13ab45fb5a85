import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { migrate } from '../../db/migrate.ts';
import { openDatabase } from '../../db/open-database.ts';
import { readConfig } from '../../config/config.ts';
import { folderPlace } from './backup-places.ts';
import { makeEncryptedBackup, makeWorkFolder } from './encrypted-backup.ts';

const minute = 60_000;
const hour = 60 * minute;

/** A shop that is backed up to a folder and a store that does not answer. */
async function openShop() {
  const work = mkdtempSync(path.join(tmpdir(), 'kayal-retries-'));
  onTestFinished(() => rmSync(work, { recursive: true }));
  const folder = path.join(work, 'kept');
  const config = readConfig({
    DATA_DIR: path.join(work, 'data'),
    BACKUP_KEY: 'a1'.repeat(32),
    BACKUP_HOURS: '24',
    BACKUP_KEEP: '4',
    BACKUP_DIR: folder,
    // A port that nothing can listen on.
    BACKUP_S3_ENDPOINT: 'http://127.0.0.1:1',
    BACKUP_S3_REGION: 'auto',
    BACKUP_S3_BUCKET: 'shop',
    BACKUP_S3_ACCESS_KEY_ID: 'id',
    BACKUP_S3_SECRET_ACCESS_KEY: 'secret',
  });
  const { db, close } = openDatabase(config);
  await migrate(db);
  await close();
  const { backups } = config;
  if (backups === null) throw new Error('the settings name no backups');
  return { config, backups, folder };
}

it('R-80 a store that does not answer for a day leaves the folder the backups of the days before', async () => {
  const { config, backups, folder } = await openShop();
  const start = Date.UTC(2026, 10, 21, 6, 30);
  for (const day of [0, 1]) {
    const name = await makeEncryptedBackup(config, { ...backups, s3: null }, new Date(start + day * 24 * hour));
    expect(await folderPlace(folder).list()).toContain(name);
  }
  const history = await folderPlace(folder).list();
  const failing = start + 48 * hour;
  for (const later of [0, 10 * minute, 20 * minute, 30 * minute, 13 * hour, 13 * hour + 10 * minute]) {
    const made = makeEncryptedBackup(config, backups, new Date(failing + later), later > 0);
    await expect(made).rejects.toThrow('bucket shop');
  }
  expect(await folderPlace(folder).list()).toEqual([
    ...history,
    'kayal-2026-11-23T06-30-00-000Z.backup',
    'kayal-2026-11-23T19-30-00-000Z.backup',
  ]);
});

it('R-80 removes copies that a killed backup or restore left unencrypted, and no other folder of the data folder', async () => {
  const { config, backups } = await openShop();
  const now = new Date();
  const left = await makeWorkFolder(config.dataDir);
  const underWay = await makeWorkFolder(config.dataDir);
  const ofOperator = ['backup-weekly', 'backup-before-upgrade'].map((name) => path.join(config.dataDir, name));
  for (const each of ofOperator) mkdirSync(each);
  const twoDaysAgo = new Date(now.getTime() - 48 * hour);
  for (const each of [left, ...ofOperator]) utimesSync(each, twoDaysAgo, twoDaysAgo);
  await makeEncryptedBackup(config, { ...backups, s3: null }, now);
  const names = readdirSync(config.dataDir).map((name) => path.join(config.dataDir, name));
  expect(names).toEqual(expect.arrayContaining([underWay, ...ofOperator]));
  expect(names).not.toContain(left);
});
