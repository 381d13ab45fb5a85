import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import writeFileAtomic from 'write-file-atomic';
import { errorCode } from '../../../basics/error-code.ts';

/** Max bytes on disk, so that requests for every picture in every width cannot fill it. */
const defaultMaxBytes = 1024 * 1024 * 1024;

/** A file's bytes; null when it is not there. */
export async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

/** A folder of pictures that can be made or fetched again; when it is full, the least recently used are deleted. */
export class DiskCache {
  readonly #folder: string;
  readonly #sizes: LRUCache<string, number>;
  #counted: Promise<void> | null = null;

  /**
   * @param folder absolute; nothing else may be kept in it
   * @param maxBytes of all files
   */
  constructor(folder: string, maxBytes: number = defaultMaxBytes) {
    this.#folder = folder;
    this.#sizes = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (size) => Math.max(size, 1),
      // A file that cannot be deleted now is counted again by the next process.
      dispose: (_, name, reason) => {
        if (reason === 'evict') rm(path.join(this.#folder, name), { force: true }).catch(() => undefined);
      },
    });
  }

  /** A picture's bytes; null when it is not there. @param name below the folder */
  read(name: string): Promise<Buffer | null> {
    this.#sizes.get(name);
    return readIfThere(path.join(this.#folder, name));
  }

  /** Stores a picture atomically: a kill leaves no partial file. @throws when the disk refuses it */
  async write(name: string, bytes: Buffer): Promise<void> {
    await (this.#counted ??= this.#count());
    const file = path.join(this.#folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    // A picture lost in a power cut is made again, so no write waits for the disk.
    await writeFileAtomic(file, bytes, { fsync: false });
    this.#sizes.set(name, bytes.byteLength);
  }

  /**
   * Counts the files of earlier processes, oldest first. It runs before the first write, so that a start does not wait.
   */
  async #count(): Promise<void> {
    const entries = await readdir(this.#folder, { recursive: true, withFileTypes: true }).catch(() => []);
    const found: { readonly name: string; readonly size: number; readonly at: number }[] = [];
    for (const entry of entries.filter((each) => each.isFile())) {
      const file = path.join(entry.parentPath, entry.name);
      const facts = await stat(file).catch(() => null);
      if (facts !== null) found.push({ name: path.relative(this.#folder, file), size: facts.size, at: facts.mtimeMs });
    }
    for (const { name, size } of found.toSorted((a, b) => a.at - b.at)) this.#sizes.set(name, size);
  }
}
