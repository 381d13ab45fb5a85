import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Config } from '../startup/config.ts';
import { sqliteFileName } from '../db/open-database.ts';
import { pathExists, uploadsFolder, writeManifest } from './backup-files.ts';
import { CommandError, runCommand } from './command.ts';
import { runPostgresTool } from './postgres-tools.ts';

// The shop may stay open meanwhile. Usage: npm run backup -- [folder]
await runCommand(async (config) => {
  const folder = path.resolve(process.argv[2] ?? path.join('backups', stampOf(new Date())));
  if (await pathExists(folder)) throw new CommandError(`${folder} exists already. Name a new folder for this backup.`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await saveDatabase(config, folder);
  // Pictures after rows: a row is written after its picture, so every row in the backup has one.
  const uploads = path.join(config.dataDir, uploadsFolder);
  if (await pathExists(uploads)) await cp(uploads, path.join(folder, uploadsFolder), { recursive: true });
  const files = await writeManifest(folder, config.databaseUrl === null ? 'sqlite' : 'postgres');
  return `Saved ${files} ${files === 1 ? 'file' : 'files'} to ${folder}`;
});

/** @throws CommandError when there is no database */
async function saveDatabase({ databaseUrl, dataDir }: Config, folder: string): Promise<void> {
  if (databaseUrl !== null) {
    const file = path.join(folder, 'kayal.sql');
    await runPostgresTool('pg_dump', databaseUrl, [
      '--clean',
      '--if-exists',
      '--no-owner',
      '--no-privileges',
      '-f',
      file,
    ]);
    return;
  }
  const source = path.join(dataDir, sqliteFileName);
  if (!(await pathExists(source)))
    throw new CommandError(`There is no database at ${source}. Set DATA_DIR to the shop's folder.`);
  const database = new DatabaseSync(source, { readOnly: true, timeout: 5000 });
  try {
    // One read of one moment. Copying page by page would begin again with every write of the open shop.
    database.prepare('VACUUM INTO ?').run(path.join(folder, sqliteFileName));
  } finally {
    database.close();
  }
}

/** 2026-11-21T06-30-00Z: sorts by time and is a file name everywhere. */
function stampOf(date: Date): string {
  return date.toISOString().replace(/\.\d+/, '').replaceAll(':', '-');
}
