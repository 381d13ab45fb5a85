import type { Readable } from 'node:stream';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { maxRowLength } from './file-text.ts';
import { ImportFileError } from './import-file-error.ts';
import { numberText, type SheetRow } from './sheet-row.ts';

/** Max bytes of shared texts, which are held in memory. */
const maxSharedBytes = 96 * 1024 * 1024;
/** Max bytes of a sheet, which is streamed. */
const maxSheetBytes = 2 * 1024 * 1024 * 1024;
/** Max compression ratio of a valid sheet; a ZIP bomb has a higher one. */
const maxRatio = 200;
const smallBytes = 1024 * 1024;
const maxColumns = 1000;
/** Rows of the largest sheet that there is. */
const maxRows = 1_048_576;
const saveAgain = 'Save it again as XLSX, or as CSV (UTF-8).';

function broken(problem: string): ImportFileError {
  return new ImportFileError(problem, saveAgain);
}

const tooLong = (): ImportFileError =>
  new ImportFileError('A row is longer than a million characters.', 'Look for a cell that holds a whole document.');

function openZip(file: string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    yauzl.open(file, { lazyEntries: true, autoClose: false, strictFileNames: true }, (error, zip) => {
      if (zip === undefined || error) reject(broken('The file is cut off or not XLSX.'));
      else resolve(zip);
    });
  });
}

function entriesOf(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
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
 */
async function* parsed(zip: ZipFile, entry: Entry, maxBytes: number, parser: SaxesParser): AsyncGenerator<void> {
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
const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Reads a small part completely. */
async function attributesOf(
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

async function sharedTexts(zip: ZipFile, entry: Entry | undefined): Promise<readonly string[]> {
  const texts: string[] = [];
  if (entry === undefined) return texts;
  const parser = new SaxesParser();
  let current = '';
  let isText = false;
  let isPhonetic = false;
  parser.on('opentag', (tag: SaxesTagPlain) => {
    const name = localName(tag.name);
    if (name === 'si') current = '';
    if (name === 'rPh') isPhonetic = true;
    isText = name === 't' && !isPhonetic;
  });
  parser.on('text', (text) => {
    if (isText) current += text;
  });
  parser.on('closetag', (tag) => {
    const name = localName(tag.name);
    if (name === 't') isText = false;
    if (name === 'rPh') isPhonetic = false;
    if (name === 'si') texts.push(current);
  });
  for await (const _ of parsed(zip, entry, maxSharedBytes, parser));
  return texts;
}

function columnOf(reference: string): number {
  let column = 0;
  for (const letter of reference.replaceAll(/[^A-Z]/g, '')) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

/** Numbers are kept in 17 digits, of which 15 count: 699.89999999999998 is 699.9. */
function storedNumber(text: string): string {
  const number = Number(text);
  return Number.isFinite(number) && text.trim() !== '' ? numberText(Number(number.toPrecision(15))) : text;
}

/** Collects the rows of a sheet from its XML stream. */
class SheetReader {
  readonly parser = new SaxesParser();
  readonly #shared: readonly string[];
  #rows: SheetRow[] = [];
  #row = 0;
  #cells: string[] = [];
  #column = 0;
  #type = 'n';
  #value = '';
  #formula: string | null = null;
  /** Characters of the row so far. */
  #length = 0;
  /** Where the last element began or ended. */
  #lastTag = 0;
  #reads: 'value' | 'formula' | null = null;

  constructor(shared: readonly string[]) {
    this.#shared = shared;
    this.parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => this.#open(localName(name), attributes));
    this.parser.on('text', (text) => this.#text(text));
    this.parser.on('closetag', ({ name }) => this.#close(localName(name)));
  }

  /** The rows completed since the last call. @throws ImportFileError when one is too long to be held */
  take(): readonly SheetRow[] {
    // The parser holds a text, a comment or an attribute until its end.
    if (this.#length + this.parser.position - this.#lastTag > maxRowLength) throw tooLong();
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  #open(name: string, attributes: SaxesTagPlain['attributes']): void {
    this.#lastTag = this.parser.position;
    if (name === 'row') {
      this.#length = 0;
      this.#row = attributes['r'] === undefined ? this.#row + 1 : Number(attributes['r']);
      if (!(Number.isInteger(this.#row) && this.#row > 0 && this.#row <= maxRows))
        throw broken('A row has a number that no sheet has.');
      this.#cells = [];
      this.#column = -1;
    } else if (name === 'c') {
      this.#column = attributes['r'] === undefined ? this.#column + 1 : columnOf(attributes['r']);
      if (this.#column >= maxColumns) throw broken(`A row has more than ${maxColumns} columns.`);
      this.#type = attributes['t'] ?? 'n';
      this.#value = '';
      this.#formula = null;
    } else if (name === 'v' || name === 't') this.#reads = 'value';
    else if (name === 'f') {
      this.#reads = 'formula';
      this.#formula = '';
    }
  }

  #text(text: string): void {
    this.#length += text.length;
    if (this.#reads === 'value') this.#value += text;
    else if (this.#reads === 'formula') this.#formula = `${this.#formula ?? ''}${text}`;
  }

  #close(name: string): void {
    this.#lastTag = this.parser.position;
    if (name === 'v' || name === 't' || name === 'f') this.#reads = null;
    else if (name === 'c') {
      while (this.#cells.length < this.#column) this.#cells.push('');
      this.#cells[this.#column] = this.#cellText();
    } else if (name === 'row') this.#rows.push({ row: this.#row, cells: this.#cells });
  }

  /** A formula is returned as a formula, so that the check refuses it: its stored result may be out of date. */
  #cellText(): string {
    if (this.#formula !== null) return `=${this.#formula}`;
    if (this.#type === 's') return this.#shared[Number(this.#value)] ?? '';
    if (this.#type === 'b') return this.#value === '1' ? 'yes' : 'no';
    return this.#type === 'n' ? storedNumber(this.#value) : this.#value;
  }
}

/** Path of the first sheet in the file. */
async function firstSheet(zip: ZipFile, entries: ReadonlyMap<string, Entry>): Promise<Entry> {
  const [sheet] = await attributesOf(zip, entries.get('xl/workbook.xml'), 'sheet');
  const links = await attributesOf(zip, entries.get('xl/_rels/workbook.xml.rels'), 'Relationship');
  const target = links.find((link) => link['Id'] === sheet?.['r:id'])?.['Target'] ?? 'worksheets/sheet1.xml';
  const name = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  const entry = entries.get(name);
  if (entry === undefined) throw broken('The file holds no sheet.');
  return entry;
}

/**
 * The rows of the first sheet of an XLSX file, headings first. Only that sheet and its texts are unpacked. @throws
 * ImportFileError
 */
export async function* xlsxRows(file: string): AsyncGenerator<SheetRow> {
  const zip = await openZip(file);
  try {
    const entries = await entriesOf(zip);
    const sheet = await firstSheet(zip, entries);
    const reader = new SheetReader(await sharedTexts(zip, entries.get('xl/sharedStrings.xml')));
    for await (const _ of parsed(zip, sheet, maxSheetBytes, reader.parser)) yield* reader.take();
  } finally {
    zip.close();
  }
}
