import { copyFile, cp, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sqliteFileName } from '../db/open-database.ts';
import { unpackBackup } from '../modules/backups/backup-archive.ts';
import { pathExists, readManifest, rowsFile, uploadsFolder, type Manifest } from '../modules/backups/backup-folder.ts';
import { backupPlaces } from '../modules/backups/backup-places.ts';
import { checkBackupName, makeWorkFolder } from '../modules/backups/encrypted-backup.ts';
import { restoreRows } from '../modules/backups/postgres-rows.repository.ts';
import { describeLedgerError, findLedgerErrors } from '../modules/orders/ledger.repository.ts';
import type { Config } from '../config/config.ts';
import type { BackupSettings } from '../config/setting-groups.ts';
import { CommandError, runCommand, withDatabase } from './command.ts';
import { refuseOpenPostgres, takeSqliteFile } from './open-shop.ts';

const usage =
  'Usage: stop the shop, then npm run restore -- <backup> [--replace]\n' +
  'The backup is a folder, an encrypted file, or s3:<name>, s3:latest for one in the store of BACKUP_S3_ENDPOINT.';

/** A SQLite file and the log that belongs to it: beside another file the log would be mixed into that one. */
const sqliteSuffixes = ['', '-wal', '-shm'] as const;

// Nothing is touched before the whole backup has been checked.
await runCommand(async (config) => {
  const { values, positionals } = parseArgs({ options: { replace: { type: 'boolean' } }, allowPositionals: true });
  const [named] = positionals;
  if (named === undefined) throw new CommandError(usage);
  const mayReplace = values.replace === true;
  if (config.databaseUrl !== null) {
    if (!mayReplace)
      throw new CommandError(`Restoring replaces all data of DATABASE_URL. Say so with --replace.\n${usage}`);
    await refuseOpenPostgres(config.databaseUrl);
  }
  const work = await makeWorkFolder(config.dataDir);
  try {
    const { madeAt } = await restoreFolder(config, await openBackup(config, named, work), mayReplace);
    return `Restored the backup of ${madeAt}. Stock and orders agree.`;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
});

/** @returns the backup's folder; an encrypted backup is unpacked below `work` */
async function openBackup({ backups }: Config, named: string, work: string): Promise<string> {
  const isStored = named.startsWith('s3:');
  if (!isStored && !(await stat(named).catch(() => null))?.isFile()) return path.resolve(named);
  if (backups === null) throw new CommandError('Set BACKUP_KEY to the key of this backup first.');
  const file = isStored ? path.join(work, 'encrypted') : path.resolve(named);
  const name = isStored ? await fetchStored(backups, named.slice('s3:'.length), file) : path.basename(named);
  const folder = path.join(work, 'plain');
  await unpackBackup(file, folder, backups.key);
  checkBackupName(name, (await readManifest(folder)).madeAt);
  return folder;
}

/** @returns the name of the backup in the store */
async function fetchStored(settings: BackupSettings, named: string, file: string): Promise<string> {
  const [store] = backupPlaces({ ...settings, folder: null });
  if (store === undefined) throw new CommandError('Set BACKUP_S3_ENDPOINT and its companions first.');
  const name = named === 'latest' ? (await store.list()).at(-1) : named;
  if (name === undefined) throw new CommandError(`There is no backup at ${store.title}.`);
  await store.fetch(name, file);
  return name;
}

async function restoreFolder(config: Config, folder: string, mayReplace: boolean): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const engine = config.databaseUrl === null ? 'sqlite' : 'postgres';
  if (manifest.engine !== engine) {
    throw new CommandError(
      `This backup is of ${manifest.engine}, but the settings name ${engine}. Set or unset DATABASE_URL.`,
    );
  }
  if (config.databaseUrl === null) await restoreSqlite(config.dataDir, folder, mayReplace);
  else await restorePostgres(config, config.databaseUrl, folder);
  const uploads = path.join(folder, uploadsFolder);
  if (await pathExists(uploads)) await cp(uploads, path.join(config.dataDir, uploadsFolder), { recursive: true });
  const errors = await withDatabase(config, ({ db }) => findLedgerErrors(db));
  if (errors.length > 0) {
    throw new CommandError(
      `Restored, but stock and orders do not agree:\n${errors.map(describeLedgerError).join('\n')}`,
    );
  }
  return manifest;
}

async function restorePostgres(config: Config, databaseUrl: string, folder: string): Promise<void> {
  // Opening updates a new database to the newest data model.
  await withDatabase(config, async () => undefined);
  await refuseOpenPostgres(databaseUrl);
  await restoreRows(databaseUrl, path.join(folder, rowsFile));
}

async function restoreSqlite(dataDir: string, folder: string, mayReplace: boolean): Promise<void> {
  const target = path.join(dataDir, sqliteFileName);
  const restoring = `${target}.restoring`;
  const isThere = await Promise.all(sqliteSuffixes.map((suffix) => pathExists(`${target}${suffix}`)));
  const found = sqliteSuffixes.filter((_, index) => isThere[index]);
  if (found[0] !== undefined && !mayReplace) {
    throw new CommandError(`${target}${found[0]} exists. To put the backup in its place, add --replace.\n${usage}`);
  }
  const giveBack = found.includes('') ? takeSqliteFile(target) : () => undefined;
  try {
    await copyFile(path.join(folder, sqliteFileName), restoring);
    if (found.length > 0) await setAside(target, `${target}.before-restore`);
    await rename(restoring, target);
  } finally {
    giveBack();
  }
}

async function setAside(target: string, before: string): Promise<void> {
  for (const suffix of sqliteSuffixes) {
    await rm(`${before}${suffix}`, { force: true });
    if (await pathExists(`${target}${suffix}`)) await rename(`${target}${suffix}`, `${before}${suffix}`);
  }
}
