import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sqliteFileName } from '../db/open-database.ts';
import { pathExists } from '../modules/backups/backup-folder.ts';
import { MoveError } from '../modules/moving/fill-shop.ts';
import { importArchive } from '../modules/shop-archive/import-archive.ts';
import { ArchiveError } from '../modules/shop-archive/manifest.ts';
import { CommandError, runCommand } from './command.ts';
import { refuseOpenPostgres, takeSqliteFile } from './open-shop.ts';

const usage = 'Usage: stop the shop, then npm run shop:import -- <file.zip>';

await runCommand(async (config) => {
  const [named] = parseArgs({ allowPositionals: true }).positionals;
  if (named === undefined) throw new CommandError(usage);
  const database = path.join(config.dataDir, sqliteFileName);
  if (config.databaseUrl !== null) await refuseOpenPostgres(config.databaseUrl);
  else if (await pathExists(database)) takeSqliteFile(database)();
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const { tables, rows, pictures, lostPictures } = await importArchive(config, path.resolve(named), (table, count) =>
    process.stdout.write(`${table}: ${count.toLocaleString('en')}\n`),
  ).catch((error: unknown) => {
    throw error instanceof MoveError || error instanceof ArchiveError ? new CommandError(error.message) : error;
  });
  const lost = lostPictures === 0 ? '' : ` ${lostPictures} pictures were lost before the export.`;
  return `${tables} tables with ${rows.toLocaleString('en')} rows and ${pictures} pictures are in the shop, and agree with the archive.${lost} Make an admin's password by npm run admin:create -- --email <hers> --name "Her Name".`;
});
