import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Config } from '../../config/config.ts';
import { openSource, requireSameVersion, withShop } from '../moving/fill-shop.ts';
import type { PlainRow, ShopRows } from '../moving/shop-rows.ts';
import { openUploadStorage } from '../pictures/storage/open-upload-storage.ts';
import { listUploadFiles } from '../pictures/upload/upload.repository.ts';
import { archiveContents, withheldFrom, type ArchiveOptions } from './archive-contents.ts';
import { archiveFormat, manifestName, type FileDigest, type Manifest } from './manifest.ts';
import { volumesOf, zipOf, type StoredPicture } from './picture-volumes.ts';
import { readMeText } from './read-me.ts';
import { rowFormats } from './row-files.ts';

/** Where a shop's rows and pictures are. */
export type ArchivePlace = Pick<Config, 'databaseUrl' | 'databasePooler' | 'dataDir' | 's3'>;

/** Is told what was written of all that will be: tables and pictures. */
export type OnProgress = (done: number, total: number) => void;

type Bytes = AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;

async function* digested(bytes: Bytes, onEnd: (digest: FileDigest) => void): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  let length = 0;
  for await (const part of bytes) {
    // A copy of a small part would lie in memory that names of files share, which the ZIP keeps until its end.
    const chunk = typeof part === 'string' ? Buffer.from(part) : part;
    hash.update(chunk);
    length += chunk.length;
    yield chunk;
  }
  onEnd({ bytes: length, sha256: hash.digest('hex') });
}

/** Adds a file to a ZIP, and resolves once its bytes were read. */
function addFile(zip: ZipFile, name: string, bytes: () => Bytes, compress = true): Promise<FileDigest> {
  const { promise, resolve, reject } = Promise.withResolvers<FileDigest>();
  // The ZIP keeps its callback until its end, and must not keep the file with it.
  const begins = [bytes];
  zip.addReadStreamLazy(name, { compress }, (done) => {
    const source = Readable.from(digested(begins.pop()?.() ?? [], resolve), { objectMode: false });
    source.once('error', reject);
    done(null, source);
  });
  return promise;
}

async function addPictures(
  zip: ZipFile,
  place: ArchivePlace,
  files: Iterable<string>,
  onFile: () => void,
): Promise<Pick<Manifest, 'pictures' | 'lostPictures'>> {
  const storage = openUploadStorage(place);
  const [pictures, lostPictures]: [Manifest['pictures'], string[]] = [[], []];
  async function* stored(): AsyncGenerator<StoredPicture> {
    for (const file of files) {
      const bytes = await storage.read(file);
      if (bytes === null) lostPictures.push(file);
      else yield { file, bytes };
      onFile();
    }
  }
  for await (const volume of volumesOf(stored())) {
    const file = `pictures/${String(pictures.length + 1).padStart(4, '0')}.zip`;
    const digest = await addFile(zip, file, () => zipOf(volume), false);
    pictures.push({ file, pictures: volume.length, ...digest });
  }
  return { pictures, lostPictures };
}

async function addTable(
  zip: ZipFile,
  source: ShopRows,
  { table, format, row }: ReturnType<typeof archiveContents>['tables'][number],
  options: ArchiveOptions,
): Promise<Manifest['tables'][number]> {
  const withhold = withheldFrom(table, options);
  let count = 0;
  async function* kept(): AsyncGenerator<readonly PlainRow[]> {
    for await (const rows of source.read(table)) {
      const written = rows.map(withhold).filter((each) => each !== null);
      count += written.length;
      yield written;
    }
  }
  const file = `tables/${table}.${format}`;
  const columns = await source.listColumns(table);
  const digest = await addFile(zip, file, () => rowFormats[format].write(columns, kept()));
  return { table, file, row, rows: count, ...digest };
}

async function addAll(
  zip: ZipFile,
  place: ArchivePlace,
  source: ShopRows,
  options: ArchiveOptions,
  onProgress: OnProgress,
): Promise<Manifest> {
  const { tables, leftOut } = archiveContents(await source.listTables(), options);
  // Right after the moment of the rows, before a picture that is replaced meanwhile is swept.
  const files = await withShop(place, listUploadFiles);
  const total = files.size + tables.length;
  let done = 0;
  const step = (): void => onProgress((done += 1), total);
  const pictures = await addPictures(zip, place, files, step);
  const written: Manifest['tables'] = [];
  for (const table of tables) {
    written.push(await addTable(zip, source, table, options));
    step();
  }
  const steps = [...(await source.listSteps()).keys()].toSorted();
  const manifest: Manifest = {
    format: archiveFormat,
    madeAt: new Date().toISOString(),
    steps,
    tables: written,
    ...pictures,
    leftOut: [...leftOut],
  };
  await addFile(zip, 'README.txt', () => [readMeText(manifest)]);
  await addFile(zip, manifestName, () => [`${JSON.stringify(manifest, null, 2)}\n`]);
  return manifest;
}

/**
 * Writes everything of a shop, as it is at one moment, into one ZIP. The shop may stay open and is only read. An archive that
 * could not be finished is removed.
 * @param file must not exist yet
 */
export async function writeArchive(
  place: ArchivePlace,
  file: string,
  options: ArchiveOptions,
  onProgress: OnProgress,
): Promise<Manifest> {
  const source = await openSource(place);
  const zip = new ZipFile();
  const stop = new AbortController();
  const unfinished = `${file}.part`;
  const target = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true });
  const written = pipeline(Readable.from(zip.outputStream), target, { signal: stop.signal });
  try {
    await requireSameVersion(source, place);
    const manifest = await Promise.race([
      addAll(zip, place, source, options, onProgress),
      // Ends the wait for a file that nobody reads any more, such as on a full disk.
      written.then(() => Promise.reject(new Error('The archive ended too early.'))),
    ]);
    zip.end();
    await written;
    await rename(unfinished, file);
    return manifest;
  } catch (error) {
    stop.abort();
    await written.catch(() => undefined);
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    await source.close();
  }
}
