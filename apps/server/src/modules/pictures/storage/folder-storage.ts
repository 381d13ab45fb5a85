import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { PictureName } from '@kayal/api-contract';
import type { UploadStage } from './upload-storage.ts';

/** Names this module gives; only files named so are ever deleted. */
const ownName = /^\d{1,9}_[A-Z0-9-]{1,40}_[a-f0-9]{16}\.webp(\.tmp)?$/;
/** How old a file without a picture must be to be a leftover, ms: no upload takes as long. */
const leftoverMs = 3_600_000;

/** A name that no file ever had. */
export function newUploadName({ productId, colour }: PictureName): string {
  return `${productId}_${colour}_${randomBytes(8).toString('hex')}.webp`;
}

/** Whether a file is of ours and so old that no upload can still be writing it. @param modifiedAt ms since 1970 */
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
 * Files of one upload on their way into the upload folder. Each gets a name that no other file ever had, so the
 * picture it replaces stays whole until the database says otherwise, and a kill at any moment leaves only leftovers.
 */
export class FolderStage implements UploadStage {
  readonly #folder: string;
  readonly #names: string[] = [];
  #isPublished = false;

  /** @param folder absolute */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Writes a file beside its place, safe from a power cut. @returns the name it will have */
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

  /** Moves all files to their places. */
  async publish(): Promise<void> {
    for (const name of this.#names) await rename(this.#temporary(name), path.join(this.#folder, name));
    await syncFolder(this.#folder);
    this.#isPublished = true;
  }

  /**
   * Removes all files of an upload that failed. Once they are published only the database knows whether they are
   * somebody's picture, even when it seemed to refuse them, so the sweep decides.
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
 * Deletes files that no picture belongs to and no upload can still be writing: replaced ones, and what a kill left.
 * @param folder absolute; it may not be there yet
 * @param listWanted the files of all pictures; asked after the folder was read, so that none is younger than its answer
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
