import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Config } from '../config/config.ts';
import { sqliteFileName, type DatabaseLocation } from '../db/open-database.ts';
import { pathExists } from '../modules/backups/backup-folder.ts';
import { MoveError } from '../modules/moving/fill-shop.ts';
import { moveShop } from '../modules/moving/move-shop.ts';
import { CommandError, runCommand } from './command.ts';
import { refuseOpenPostgres, takeSqliteFile } from './open-shop.ts';

const usage =
  'Usage: stop the shop, then MOVE_TO_URL=<target> npm run move [-- --rehearsal] [-- --replace]\n' +
  'The target is postgres://…, or file:///folder for the embedded SQLite file. --rehearsal lets the shop stay open, and ' +
  '--replace replaces all rows of the target.';

await runCommand(async (config) => {
  const { values } = parseArgs({ options: { rehearsal: { type: 'boolean' }, replace: { type: 'boolean' } } });
  if (config.moveToUrl === null) throw new CommandError(usage);
  const target = targetOf(config, config.moveToUrl);
  if (target.databaseUrl === config.databaseUrl && target.dataDir === config.dataDir) {
    throw new CommandError('The target is the shop itself.');
  }
  if (!(await isThere(config)))
    throw new CommandError(`There is no shop in ${config.dataDir}. Set DATA_DIR to its folder.`);
  if (values.rehearsal !== true) await refuseOpen(config);
  if (await isThere(target)) await refuseOpen(target);
  else if (target.databaseUrl === null) await mkdir(target.dataDir, { recursive: true, mode: 0o700 });
  const startedAt = performance.now();
  const { tables, rows } = await moveShop(config, target, {
    replace: values.replace === true,
    onTable: (table, count) => process.stdout.write(`${table}: ${count.toLocaleString('en')}\n`),
  }).catch((error: unknown) => {
    throw error instanceof MoveError ? new CommandError(error.message) : error;
  });
  const seconds = Math.ceil((performance.now() - startedAt) / 1000);
  const next =
    target.databaseUrl === null
      ? 'DATA_DIR to that folder, and unset DATABASE_URL'
      : 'DATABASE_URL to the same address';
  return `${tables} tables with ${rows.toLocaleString('en')} rows agree on both sides, after ${seconds} s. Uploaded pictures stay in ${config.dataDir}/uploads. To open the shop there, set ${next}.`;
});

/** A folder is meant for the SQLite file; PostgreSQL leaves pictures where they are. */
function targetOf({ dataDir, databasePooler }: Config, url: string): DatabaseLocation {
  if (!url.startsWith('file:')) return { databaseUrl: url, databasePooler, dataDir };
  return { databaseUrl: null, dataDir: path.resolve(fileURLToPath(url)) };
}

async function isThere({ databaseUrl, dataDir }: DatabaseLocation): Promise<boolean> {
  return databaseUrl !== null || (await pathExists(path.join(dataDir, sqliteFileName)));
}

/** @throws CommandError when a shop is open on a database */
async function refuseOpen({ databaseUrl, dataDir }: DatabaseLocation): Promise<void> {
  if (databaseUrl !== null) await refuseOpenPostgres(databaseUrl);
  else takeSqliteFile(path.join(dataDir, sqliteFileName))();
}
