import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { PictureName } from '@kayal/api-contract';
import type { UploadStage } from './upload-storage.ts';

/** Pattern of the names that this module gives; only such files are ever deleted. */
const ownName = /^\d{1,9}_[A-Z0-9-]{1,40}_[a-f0-9]{16}\.webp(\.tmp)?$/;
/** Min age of a file without a picture to count as a leftover, ms: no upload takes this long. */
const leftoverMs = 3_600_000;

/** A name that no file ever had. */
export function newUploadName({ productId, colour }: PictureName): string {
  return `${productId}_${colour}_${randomBytes(8).toString('hex')}.webp`;
}

/**
 * Whether this module named the file and it is so old that no upload can still be writing it. @param modifiedAt ms
 * since 1970
 */
export function isLeftover(name: string, modifiedAt: number): boolean {
  return ownName.test(name) && Date.now() - modifiedAt > leftoverMs;
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Files of one upload before they are published in the upload folder. Each gets a new name, so the picture it replaces
 * stays until the database names the new one, and a kill at any moment leaves only unused files.
 */
export class FolderStage implements UploadStage {
  readonly #folder: string;
  readonly #names: string[] = [];
  #isPublished = false;

  /** @param folder absolute */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Writes a file under a temporary name, flushed to disk. @returns its final name */
  async add(picture: PictureName, bytes: Uint8Array): Promise<string> {
    await mkdir(this.#folder, { recursive: true });
    const name = newUploadName(picture);
    this.#names.push(name);
    const handle = await open(this.#temporary(name), 'wx');
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    return name;
  }

  /** Renames all files to their final names. */
  async publish(): Promise<void> {
    for (const name of this.#names) await rename(this.#temporary(name), path.join(this.#folder, name));
    await syncFolder(this.#folder);
    this.#isPublished = true;
  }

  /**
   * Removes all files of a failed upload. Published files stay: the transaction may have been committed although it
   * seemed to fail, so the sweep decides by the database.
   */
  async discard(): Promise<void> {
    if (this.#isPublished) return;
    for (const name of this.#names) {
      await rm(this.#temporary(name), { force: true });
      await rm(path.join(this.#folder, name), { force: true });
    }
  }

  #temporary(name: string): string {
    return path.join(this.#folder, `${name}.tmp`);
  }
}

/**
 * Deletes files that no picture uses and no upload can still be writing: replaced ones, and leftovers of a kill.
 * @param folder absolute; it may not be there yet
 * @param listWanted the files of all pictures; called after the folder was read, so that no listed file is newer than
 * its answer
 */
export async function sweepUploads(folder: string, listWanted: () => Promise<ReadonlySet<string>>): Promise<void> {
  const found = await readdir(folder).catch(() => []);
  const own = found.filter((name) => ownName.test(name));
  if (own.length === 0) return;
  const wanted = await listWanted();
  for (const name of own.filter((each) => !wanted.has(each))) {
    const file = path.join(folder, name);
    const { mtimeMs } = await stat(file);
    if (isLeftover(name, mtimeMs)) await rm(file, { force: true });
  }
}
