import { copyFile, cp, mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sqliteFileName } from '../db/open-database.ts';
import { describeLedgerError, findLedgerErrors } from '../modules/orders/ledger.ts';
import { pathExists, readManifest, uploadsFolder } from './backup-files.ts';
import { CommandError, runCommand, withDatabase } from './command.ts';
import { refuseOpenPostgres, takeSqliteFile } from './open-shop.ts';
import { runPostgresTool } from './postgres-tools.ts';

const usage = 'Usage: stop the shop, then npm run restore -- <folder of the backup> [--replace]';

// Nothing is touched before the whole backup has been checked.
await runCommand(async (config) => {
  const { values, positionals } = parseArgs({ options: { replace: { type: 'boolean' } }, allowPositionals: true });
  const [named] = positionals;
  if (named === undefined) throw new CommandError(usage);
  const folder = path.resolve(named);
  const mayReplace = values.replace === true;
  if (config.databaseUrl !== null) {
    if (!mayReplace)
      throw new CommandError(`Restoring replaces all data of DATABASE_URL. Say so with --replace.\n${usage}`);
    await refuseOpenPostgres(config.databaseUrl);
  }
  const manifest = await readManifest(folder);
  const engine = config.databaseUrl === null ? 'sqlite' : 'postgres';
  if (manifest.engine !== engine) {
    throw new CommandError(
      `This backup is of ${manifest.engine}, but the settings name ${engine}. Set or unset DATABASE_URL.`,
    );
  }
  if (config.databaseUrl === null) await restoreSqlite(config.dataDir, folder, mayReplace);
  else await restorePostgres(config.databaseUrl, folder);
  const uploads = path.join(folder, uploadsFolder);
  if (await pathExists(uploads)) await cp(uploads, path.join(config.dataDir, uploadsFolder), { recursive: true });
  const errors = await withDatabase(config, ({ db }) => findLedgerErrors(db));
  if (errors.length > 0) {
    throw new CommandError(
      `Restored, but stock and orders do not agree:\n${errors.map(describeLedgerError).join('\n')}`,
    );
  }
  return `Restored the backup of ${manifest.madeAt}. Stock and orders agree.`;
});

async function restorePostgres(databaseUrl: string, folder: string): Promise<void> {
  await refuseOpenPostgres(databaseUrl);
  const file = path.join(folder, 'kayal.sql');
  await runPostgresTool('psql', databaseUrl, ['-X', '-q', '-1', '-v', 'ON_ERROR_STOP=1', '-f', file]);
}

async function restoreSqlite(dataDir: string, folder: string, mayReplace: boolean): Promise<void> {
  const target = path.join(dataDir, sqliteFileName);
  const restoring = `${target}.restoring`;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  if (!(await pathExists(target))) {
    await copyFile(path.join(folder, sqliteFileName), target);
    return;
  }
  if (!mayReplace) throw new CommandError(`${target} exists. To put the backup in its place, add --replace.\n${usage}`);
  const giveBack = takeSqliteFile(target);
  try {
    await copyFile(path.join(folder, sqliteFileName), restoring);
    await rename(target, `${target}.before-restore`);
    await rename(restoring, target);
  } finally {
    giveBack();
  }
}
