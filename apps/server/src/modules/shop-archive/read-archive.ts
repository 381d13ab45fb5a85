import { createHash } from 'node:crypto';
import { buffer, text } from 'node:stream/consumers';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import type { PlainRow, RowSource } from '../moving/shop-rows.ts';
import { ArchiveError, manifestName, parseManifest, type FileDigest, type Manifest } from './manifest.ts';
import { picturesIn, type StoredPicture } from './picture-volumes.ts';
import { rowFormats, slicesOf } from './row-files.ts';

/** An archive whose files are all there and as the manifest says. */
export class ShopArchive implements RowSource {
  readonly manifest: Manifest;
  readonly #zip: ZipFile;
  readonly #entries: ReadonlyMap<string, Entry>;

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>, manifest: Manifest) {
    this.#zip = zip;
    this.#entries = entries;
    this.manifest = manifest;
  }

  /** Opens an archive and reads it once. @throws ArchiveError when it is cut off, damaged, changed or of another format */
  static async open(file: string): Promise<ShopArchive> {
    const options = { autoClose: false, validateEntrySizes: true, decodeStrings: true } as const;
    const zip = await openPromise(file, options).catch(() => {
      throw new ArchiveError(`${file} is not a whole archive: it may be cut off.`);
    });
    try {
      const entries = new Map<string, Entry>();
      for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
      const listed = entries.get(manifestName);
      if (listed === undefined)
        throw new ArchiveError(`${file} is not an archive of a shop: it has no ${manifestName}.`);
      const manifest = parseManifest(await text(await zip.openReadStreamPromise(listed)));
      const archive = new ShopArchive(zip, entries, manifest);
      for (const table of manifest.tables) await readAll(archive.#checked(table.file, table));
      await readAll(archive.pictures());
      return archive;
    } catch (error) {
      zip.close();
      throw error;
    }
  }

  async listTables(): Promise<readonly string[]> {
    return this.manifest.tables.map(({ table }) => table);
  }

  async *read(table: string): AsyncGenerator<readonly PlainRow[]> {
    const listed = this.manifest.tables.find((each) => each.table === table);
    if (listed === undefined) return;
    const format = listed.file.endsWith('.csv') ? rowFormats.csv : rowFormats.jsonl;
    yield* slicesOf(format.read(await this.#open(listed.file)));
  }

  /** Every picture. @throws ArchiveError for a name that no shop gives, and for a file that was changed */
  async *pictures(): AsyncGenerator<StoredPicture, undefined> {
    for (const volume of this.manifest.pictures) {
      yield* picturesIn(await buffer(this.#checked(volume.file, volume)));
    }
  }

  close(): void {
    this.#zip.close();
  }

  async #open(name: string) {
    const entry = this.#entries.get(name);
    if (entry === undefined) throw new ArchiveError(`The archive is not whole: it has no ${name}.`);
    return this.#zip.openReadStreamPromise(entry);
  }

  /** The bytes of a file. @throws ArchiveError after the last of them where they are not those that were written */
  async *#checked(name: string, { bytes, sha256 }: FileDigest): AsyncGenerator<Buffer, undefined> {
    const hash = createHash('sha256');
    let length = 0;
    const damaged = new ArchiveError(`The archive is damaged or was changed: ${name} is not what was written.`);
    try {
      for await (const chunk of await this.#open(name)) {
        hash.update(chunk);
        length += chunk.length;
        yield chunk;
      }
    } catch (error) {
      throw error instanceof ArchiveError ? error : damaged;
    }
    if (length !== bytes || hash.digest('hex') !== sha256) throw damaged;
  }
}

async function readAll(items: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of items) continue;
}
