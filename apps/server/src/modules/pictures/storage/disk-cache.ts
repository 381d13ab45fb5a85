import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';

/** Most bytes of made pictures on disk: whoever asks for every picture in every width cannot fill it. */
const usualMaxBytes = 1024 * 1024 * 1024;

/** A file's bytes; null when it is not there. */
export async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Written beside its place and moved there whole, so that a kill leaves no half picture. */
async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const beside = `${file}.${randomBytes(6).toString('hex')}.tmp`;
  try {
    await writeFile(beside, bytes);
    await rename(beside, file);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}

/** A folder of pictures that can be made again at any time: those asked for least recently go when it is full. */
export class DiskCache {
  readonly #folder: string;
  readonly #sizes: LRUCache<string, number>;
  #counted: Promise<void> | null = null;

  /**
   * @param folder absolute; nothing else may be kept in it
   * @param maxBytes most bytes of files
   */
  constructor(folder: string, maxBytes: number = usualMaxBytes) {
    this.#folder = folder;
    this.#sizes = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (size) => Math.max(size, 1),
      // A file that will not go is tried again by the next process, which counts it anew.
      dispose: (_, name, reason) => {
        if (reason === 'evict') rm(path.join(this.#folder, name), { force: true }).catch(() => undefined);
      },
    });
  }

  /** A picture's bytes; null when it is not kept. @param name below the folder */
  read(name: string): Promise<Buffer | null> {
    this.#sizes.get(name);
    return readIfThere(path.join(this.#folder, name));
  }

  /** Keeps a picture. @throws when the disk refuses it */
  async write(name: string, bytes: Buffer): Promise<void> {
    await (this.#counted ??= this.#count());
    await writeWhole(path.join(this.#folder, name), bytes);
    this.#sizes.set(name, bytes.byteLength);
  }

  /** Counts what earlier processes left, oldest first, before the first write: starting does not wait for it. */
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
