import { copyFile, cp, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Config } from '../startup/config.ts';
import { sqliteFileName } from '../db/open-database.ts';
import { findLedgerErrors } from '../modules/orders/ledger.ts';
import { isThere, readManifest, uploadsFolder } from './backup-files.ts';
import { CommandError, runCommand, withDatabase } from './command.ts';
import { runPostgresTool } from './postgres-tools.ts';

const usage = 'Usage: stop the shop, then npm run restore -- <folder of the backup> [--replace]';

// nothing is touched before the whole backup has been checked.
await runCommand(async (config) => {
  const { values, positionals } = parseArgs({ options: { replace: { type: 'boolean' } }, allowPositionals: true });
  const [named] = positionals;
  if (named === undefined) throw new CommandError(usage);
  const folder = path.resolve(named);
  const manifest = await readManifest(folder);
  const engine = config.databaseUrl === null ? 'sqlite' : 'postgres';
  if (manifest.engine !== engine) {
    throw new CommandError(
      `This backup is of ${manifest.engine}, but the settings name ${engine}. Set or unset DATABASE_URL.`,
    );
  }
  await restoreDatabase(config, folder, values.replace === true);
  const uploads = path.join(folder, uploadsFolder);
  if (await isThere(uploads)) await cp(uploads, path.join(config.dataDir, uploadsFolder), { recursive: true });
  const errors = await withDatabase(config, ({ db }) => findLedgerErrors(db));
  if (errors.length > 0)
    throw new CommandError(`Restored, but stock and orders do not agree in ${errors.length} places.`);
  return `Restored the backup of ${manifest.madeAt}. Stock and orders agree.`;
});

async function restoreDatabase({ databaseUrl, dataDir }: Config, folder: string, mayReplace: boolean): Promise<void> {
  if (databaseUrl !== null) {
    if (!mayReplace)
      throw new CommandError(`Restoring replaces all data of DATABASE_URL. Say so with --replace.\n${usage}`);
    const file = path.join(folder, 'kayal.sql');
    await runPostgresTool('psql', databaseUrl, ['-X', '-q', '-1', '-v', 'ON_ERROR_STOP=1', '-f', file]);
    return;
  }
  const target = path.join(dataDir, sqliteFileName);
  if (await isThere(target)) {
    if (!mayReplace)
      throw new CommandError(`${target} exists. To put the backup in its place, add --replace.\n${usage}`);
    await rename(target, `${target}.before-restore`);
    // The log belongs to the old file: it may hold its last changes, and must not be applied to the new one.
    if (await isThere(`${target}-wal`)) await rename(`${target}-wal`, `${target}.before-restore-wal`);
    await rm(`${target}-shm`, { force: true });
  }
  await mkdir(dataDir, { recursive: true });
  await copyFile(path.join(folder, sqliteFileName), target);
}
