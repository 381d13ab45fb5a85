import { cp } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sqliteFileName } from '../../db/open-database.ts';
import type { Config } from '../../config/config.ts';
import { pathExists, rowsFile, uploadsFolder, writeManifest } from './backup-folder.ts';
import { saveRows } from './postgres-rows.repository.ts';

/**
 * Saves database and uploaded pictures of one moment into an empty folder. The shop may stay open meanwhile.
 * @returns how many files were saved
 * @throws when there is no database
 */
export async function saveShop({ databaseUrl, dataDir }: Config, folder: string): Promise<number> {
  if (databaseUrl === null) saveSqlite(dataDir, folder);
  else await saveRows(databaseUrl, path.join(folder, rowsFile));
  // Pictures after rows: a row is written after its picture, so every row in the backup has one.
  const uploads = path.join(dataDir, uploadsFolder);
  if (await pathExists(uploads)) await cp(uploads, path.join(folder, uploadsFolder), { recursive: true });
  return writeManifest(folder, databaseUrl === null ? 'sqlite' : 'postgres');
}

function saveSqlite(dataDir: string, folder: string): void {
  const database = new DatabaseSync(path.join(dataDir, sqliteFileName), { readOnly: true, timeout: 5000 });
  try {
    // One read of one moment. A copy page by page would start again at every write of the open shop.
    database.prepare('VACUUM INTO ?').run(path.join(folder, sqliteFileName));
  } finally {
    database.close();
  }
}
