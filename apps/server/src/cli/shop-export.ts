import path from 'node:path';
import { parseArgs } from 'node:util';
import { sqliteFileName } from '../db/open-database.ts';
import { pathExists } from '../modules/backups/backup-folder.ts';
import { MoveError } from '../modules/moving/fill-shop.ts';
import { giveWay } from '../basics/processes/give-way.ts';
import { pictureCount } from '../modules/shop-archive/manifest.ts';
import { writeArchive } from '../modules/shop-archive/write-archive.ts';
import { CommandError, runCommand } from './command.ts';

const usage = 'Usage: npm run shop:export -- <new file.zip> [--with-passwords]';

// The shop may stay open meanwhile.
await runCommand(async (config) => {
  const { values, positionals } = parseArgs({
    options: { 'with-passwords': { type: 'boolean' } },
    allowPositionals: true,
  });
  const [named] = positionals;
  if (named === undefined) throw new CommandError(usage);
  const file = path.resolve(named);
  if (await pathExists(file)) throw new CommandError(`${file} exists already. Name a new file.\n${usage}`);
  if (config.databaseUrl === null && !(await pathExists(path.join(config.dataDir, sqliteFileName)))) {
    throw new CommandError(`There is no shop in ${config.dataDir}. Set DATA_DIR to its folder.`);
  }
  giveWay();
  const { tables, pictures, lostPictures, leftOut } = await writeArchive(
    config,
    file,
    { withPasswords: values['with-passwords'] === true },
    () => undefined,
  ).catch((error: unknown) => {
    throw error instanceof MoveError ? new CommandError(error.message) : error;
  });
  const rows = tables.reduce((sum, each) => sum + each.rows, 0);
  const lost = lostPictures.length === 0 ? '' : ` ${lostPictures.length} pictures that the shop names are lost.`;
  return `${file} has ${tables.length} tables with ${rows.toLocaleString('en')} rows and ${pictureCount({ pictures })} pictures.${lost} Left out: ${leftOut.map(({ what }) => what).join(', ')}. The manifest has the reasons.`;
});
