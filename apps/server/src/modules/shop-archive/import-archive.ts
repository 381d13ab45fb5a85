import type { Config } from '../../config/config.ts';
import { stepsOf } from '../../db/migrate.ts';
import { copyRows, findRows, openTarget, prepareTarget, requireLedger, withShop } from '../moving/fill-shop.ts';
import type { Moved, OnTable } from '../moving/fill-shop.ts';
import { openUploadStorage } from '../pictures/storage/open-upload-storage.ts';
import { ArchiveError, pictureCount, type Manifest } from './manifest.ts';
import { ShopArchive } from './read-archive.ts';

/** What an import brought in. */
export interface Imported extends Moved {
  readonly pictures: number;
  readonly lostPictures: number;
}

/** @throws ArchiveError for an archive of another version of the shop, or with a table twice */
async function requireFitting({ steps, tables }: Manifest, config: Config): Promise<void> {
  const own = await withShop(config, async (db) => new Set(stepsOf(db).keys()));
  if (steps.length !== own.size || !steps.every((step) => own.has(step))) {
    throw new ArchiveError(
      'The archive was made by another version of the shop. Import it with that version, then start the newer one.',
    );
  }
  if (new Set(tables.map(({ table }) => table)).size !== tables.length) {
    throw new ArchiveError('The archive is damaged or was changed: its manifest names a table twice.');
  }
}

/**
 * Puts everything of an archive into an empty shop that no process has open. All of the archive is checked before anything is
 * written. After a kill or an error the target is marked as unfinished; the same import begins again.
 * @throws ArchiveError when the archive or the target does not fit
 */
export async function importArchive(config: Config, file: string, onTable: OnTable): Promise<Imported> {
  const archive = await ShopArchive.open(file);
  const { lostPictures } = archive.manifest;
  try {
    await requireFitting(archive.manifest, config);
    const target = await openTarget(config);
    try {
      const known = new Set(await archive.listTables());
      // A shop that was started once has single values of its own.
      const filled = await findRows(target, (table) => known.has(table) && table !== 'setting');
      if (filled !== null)
        throw new ArchiveError(`The shop is not empty: it has rows in ${filled}. Name an empty one.`);
      await prepareTarget(target, config);
      const storage = openUploadStorage(config);
      for await (const { file: name, bytes } of archive.pictures()) await storage.put(name, bytes);
      const moved = await copyRows(archive, target, onTable);
      await requireLedger(config, 'imported shop');
      return { ...moved, pictures: pictureCount(archive.manifest), lostPictures: lostPictures.length };
    } finally {
      await target.close();
    }
  } finally {
    archive.close();
  }
}
