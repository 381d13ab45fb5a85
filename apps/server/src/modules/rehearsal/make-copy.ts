import { copyFile, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { sqliteFileName } from '../../db/open-database.ts';
import { copyRows, openSource, openTarget, prepareTarget, requireSameVersion, withShop } from '../moving/fill-shop.ts';
import type { PlainRow, RowSource, ShopRows } from '../moving/shop-rows.ts';
import { openUploadStorage } from '../pictures/storage/open-upload-storage.ts';
import { listUploadFiles } from '../pictures/upload/upload.repository.ts';
import { withheldFrom } from '../shop-archive/archive-contents.ts';
import { archivedTables } from '../shop-archive/archived-tables.ts';
import type { OnProgress } from '../shop-archive/write-archive.ts';
import { beginLedger } from './switch/goods.repository.ts';
import { basePlace, rehearsalFolder, rehearsalPlace, type ShopPlace } from './rehearsal-places.ts';

const isTable = (name: string): name is keyof typeof archivedTables => name in archivedTables;

/** Second factors of admins: without them a rehearsal that others can reach would be easier to enter than its shop. */
const factorsOfAdmins = new Set(['totp', 'passkey']);

/** Tables of which a rehearsal has rows. */
function isCopied(name: string): boolean {
  if (factorsOfAdmins.has(name) || name === 'customer') return true;
  if (!isTable(name)) return false;
  const plan = archivedTables[name];
  return 'owner' in plan && (plan.owner === 'goods' || plan.owner === 'copied');
}

/** The rows of a shop without those of shoppers. Its admins can sign in. */
class RowsForRehearsal implements RowSource {
  readonly #shop: ShopRows;
  readonly #admins = new Set<unknown>();

  private constructor(shop: ShopRows) {
    this.#shop = shop;
  }

  static async of(shop: ShopRows): Promise<RowsForRehearsal> {
    const rows = new RowsForRehearsal(shop);
    for await (const slice of shop.read('customer')) {
      for (const { id, role } of slice) if (role === 'admin') rows.#admins.add(id);
    }
    return rows;
  }

  async listTables(): Promise<readonly string[]> {
    return (await this.#shop.listTables()).filter(isCopied);
  }

  async *read(table: string): AsyncGenerator<readonly PlainRow[]> {
    const withhold = withheldFrom(table, { withPasswords: true });
    for await (const rows of this.#shop.read(table)) {
      yield rows
        .map(withhold)
        .filter((row) => row !== null)
        .filter((row) => this.#isWanted(table, row));
    }
  }

  #isWanted(table: string, row: PlainRow): boolean {
    if (table === 'customer') return this.#admins.has(row['id']);
    return !factorsOfAdmins.has(table) || this.#admins.has(row['customer_id']);
  }
}

/**
 * Copies the goods, texts, settings and pictures of a shop, as they are at one moment, into the folder of its rehearsal. The
 * shop may stay open and is only read. What an earlier copy left is deleted first.
 * @param at ms since 1970
 */
export async function makeCopy(shop: ShopPlace, at: number, onProgress: OnProgress): Promise<void> {
  const [folder, base] = [rehearsalFolder(shop), basePlace(shop)];
  await rm(folder, { recursive: true, force: true });
  await mkdir(base.dataDir, { recursive: true, mode: 0o700 });
  const source = await openSource(shop);
  try {
    await requireSameVersion(source, shop);
    const rows = await RowsForRehearsal.of(source);
    const tables = (await rows.listTables()).length;
    const target = await openTarget(base);
    let done = 0;
    try {
      await prepareTarget(target, base);
      await copyRows(rows, target, () => onProgress((done += 1), tables));
    } finally {
      await target.close();
    }
    await withShop(base, (db) => beginLedger(db, at));
    await copyPictures(shop, (copied, files) => onProgress(done + copied, tables + files));
    // Last: a folder without this file is not a rehearsal.
    await copyFile(path.join(base.dataDir, sqliteFileName), path.join(folder, sqliteFileName));
  } finally {
    await source.close();
  }
}

async function copyPictures(shop: ShopPlace, onProgress: OnProgress): Promise<void> {
  const files = await withShop(basePlace(shop), listUploadFiles);
  await bringPictures(shop, rehearsalPlace(shop), files, onProgress);
}

/** Copies pictures by their names; one that is lost in the first shop is left out. */
export async function bringPictures(
  from: ShopPlace,
  to: ShopPlace,
  files: ReadonlySet<string>,
  onProgress: OnProgress,
): Promise<void> {
  const [source, target] = [openUploadStorage(from), openUploadStorage(to)];
  let done = 0;
  for (const file of files) {
    const bytes = await source.read(file);
    if (bytes !== null) await target.put(file, bytes);
    onProgress((done += 1), files.size);
  }
}
