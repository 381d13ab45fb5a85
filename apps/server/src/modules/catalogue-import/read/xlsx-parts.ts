import type { Readable } from 'node:stream';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { ImportFileError } from './import-file-error.ts';

/** Max compression ratio of a valid sheet; a ZIP bomb has a higher one. */
const maxRatio = 200;
/** Max bytes of a part that is read completely, and of one whose compression ratio does not count. */
const smallBytes = 1024 * 1024;
const saveAgain = 'Save it again as XLSX, or as CSV (UTF-8).';

/** An error in the structure of the file. */
export function broken(problem: string): ImportFileError {
  return new ImportFileError(problem, saveAgain);
}

/** Opens a file as a ZIP. @throws ImportFileError */
export function openZip(file: string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    yauzl.open(file, { lazyEntries: true, autoClose: false, strictFileNames: true }, (error, zip) => {
      if (zip === undefined || error) reject(broken('The file is cut off or not XLSX.'));
      else resolve(zip);
    });
  });
}

/** The parts of the file, by name. @throws ImportFileError */
export function entriesOf(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  return new Promise((resolve, reject) => {
    const found = new Map<string, Entry>();
    zip.on('error', () => reject(broken('The file holds names that lead out of it, or is damaged.')));
    zip.on('end', () => resolve(found));
    zip.on('entry', (entry: Entry) => {
      found.set(entry.fileName, entry);
      if (found.size > 2000) reject(broken('The file holds too many parts.'));
      else zip.readEntry();
    });
    zip.readEntry();
  });
}

function streamOf(zip: ZipFile, entry: Entry): Promise<Readable> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (stream === undefined || error) reject(broken('A part of the file cannot be opened.'));
      else resolve(stream);
    });
  });
}

/**
 * Feeds a part to a parser, chunk by chunk; after each chunk the caller may take the results. A part that unpacks to
 * another size than its file says is refused by yauzl.
 * @throws ImportFileError
 */
export async function* parsed(zip: ZipFile, entry: Entry, maxBytes: number, parser: SaxesParser): AsyncGenerator<void> {
  if (entry.uncompressedSize > maxBytes) throw broken('A part of the file is too large.');
  if (entry.uncompressedSize > smallBytes && entry.uncompressedSize > entry.compressedSize * maxRatio) {
    throw broken('The file unpacks to far more than it should.');
  }
  parser.on('doctype', () => {
    throw broken('The file names a document type, which a spreadsheet never does.');
  });
  parser.on('error', () => {
    throw broken('A part of the file is not XML; the file may be cut off.');
  });
  const decoder = new TextDecoder();
  try {
    for await (const chunk of await streamOf(zip, entry)) {
      parser.write(decoder.decode(chunk, { stream: true }));
      yield;
    }
    parser.write(decoder.decode()).close();
    yield;
  } catch (error) {
    throw error instanceof ImportFileError ? error : broken('The file is cut off or damaged.');
  }
}

/** The name of an element without its prefix, which some programs write. */
export const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** The attributes of each element of a name in a small part, which may be missing. @throws ImportFileError */
export async function attributesOf(
  zip: ZipFile,
  entry: Entry | undefined,
  tag: string,
): Promise<Readonly<Record<string, string>>[]> {
  const found: Readonly<Record<string, string>>[] = [];
  if (entry === undefined) return found;
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    if (localName(name) === tag) found.push({ ...attributes });
  });
  for await (const _ of parsed(zip, entry, 8 * smallBytes, parser));
  return found;
}
