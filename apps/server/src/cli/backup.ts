import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sqliteFileName } from '../db/open-database.ts';
import { pathExists } from '../modules/backups/backup-folder.ts';
import { backupPlaces } from '../modules/backups/backup-places.ts';
import { makeEncryptedBackup, stampOf } from '../modules/backups/encrypted-backup.ts';
import { saveShop } from '../modules/backups/save-shop.ts';
import type { Config } from '../config/config.ts';
import { CommandError, runCommand } from './command.ts';

// The shop may stay open meanwhile.
// Usage: npm run backup -- [folder]     plain files in a new folder
//        npm run backup -- --encrypted  one encrypted file at the places that the settings name
// The shop itself adds --retry after a backup that failed at some of the places.
await runCommand(async (config) => {
  const { values, positionals } = parseArgs({
    options: { encrypted: { type: 'boolean' }, retry: { type: 'boolean' } },
    allowPositionals: true,
  });
  if (config.databaseUrl === null && !(await pathExists(path.join(config.dataDir, sqliteFileName)))) {
    throw new CommandError(`There is no database in ${config.dataDir}. Set DATA_DIR to the shop's folder.`);
  }
  return values.encrypted === true ? encryptBackup(config, values.retry) : writeFolder(config, positionals[0]);
});

async function encryptBackup(config: Config, isRetry?: boolean): Promise<string> {
  const { backups } = config;
  if (backups === null) throw new CommandError('Set BACKUP_KEY and BACKUP_DIR or BACKUP_S3_ENDPOINT first.');
  const name = await makeEncryptedBackup(config, backups, new Date(), isRetry);
  const titles = backupPlaces(backups).map(({ title }) => title);
  return `Saved ${name} to ${titles.join(' and ')}`;
}

async function writeFolder(config: Config, named: string | undefined): Promise<string> {
  const folder = path.resolve(named ?? path.join('backups', stampOf(new Date())));
  if (await pathExists(folder)) throw new CommandError(`${folder} exists already. Name a new folder for this backup.`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const files = await saveShop(config, folder);
  return `Saved ${files} ${files === 1 ? 'file' : 'files'} to ${folder}`;
}
