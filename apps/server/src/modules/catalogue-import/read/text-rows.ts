import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import type { FileFormat } from './file-format.ts';
import { ImportFileError } from './import-file-error.ts';

/** One row of a table: its number as a spreadsheet counts, and its cells. */
export interface SheetRow {
  readonly row: number;
  readonly cells: readonly string[];
}

/** Max length of a row, in characters, so that a file without line ends does not fill the memory. */
const maxRowLength = 1_000_000;

/** The text of a file in pieces. @throws ImportFileError where bytes are not of its encoding */
async function* textOf(file: string, encoding: FileFormat['encoding']): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    for await (const chunk of createReadStream(file)) yield decoder.decode(chunk, { stream: true });
    yield decoder.decode();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new ImportFileError(`The file is cut off or not wholly ${encoding}.`, 'Export it again as UTF-8.');
  }
}

function toFileError(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return error;
  const line = 'lines' in error && typeof error.lines === 'number' ? error.lines : 0;
  switch (error.code) {
    case 'CSV_MAX_RECORD_SIZE':
      return new ImportFileError(
        'A row is longer than a million characters.',
        'Look for a quote that is not closed.',
        line,
      );
    case 'CSV_QUOTE_NOT_CLOSED':
      return new ImportFileError(
        'A quote is opened and never closed; the file may be cut off.',
        'Export it again.',
        line,
      );
    case 'CSV_INVALID_CLOSING_QUOTE':
    case 'INVALID_OPENING_QUOTE':
    case 'CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE':
      return new ImportFileError('A quote stands inside a cell.', 'Write a quote inside a cell twice ("").', line);
    default:
      return error.code.startsWith('CSV_') ? new ImportFileError(error.message, 'Export it again.', line) : error;
  }
}

/** The rows of delimited text, the headings first. @throws ImportFileError */
export async function* csvRows(file: string, { encoding, delimiter }: FileFormat): AsyncGenerator<SheetRow> {
  const parser = parse({
    delimiter,
    bom: true,
    relax_column_count: true,
    max_record_size: maxRowLength,
    skip_empty_lines: false,
  });
  const text = Readable.from(textOf(file, encoding)).on('error', (error) => parser.destroy(error));
  let row = 0;
  try {
    for await (const cells of text.pipe(parser)) {
      row += 1;
      yield { row, cells };
    }
  } catch (error) {
    throw toFileError(error);
  }
}

function textOfJson(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : JSON.stringify(value);
}

/** Rows that are read to find the names of all fields. */
const rowsForHeadings = 200;

async function* jsonLines(file: string, encoding: FileFormat['encoding']): AsyncGenerator<readonly [number, string]> {
  let rest = '';
  let line = 0;
  for await (const piece of textOf(file, encoding)) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > maxRowLength) {
      throw new ImportFileError('A line is longer than a million characters.', 'Write one object a line.', line + 1);
    }
    for (const each of lines) {
      line += 1;
      yield [line, each];
    }
  }
  if (rest.trim() !== '') yield [line + 1, rest];
}

function objectOf(row: number, line: string): Readonly<Record<string, unknown>> {
  const remedy = 'Write one JSON object a line.';
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new ImportFileError('This line is not JSON; the file may be cut off.', remedy, row);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ImportFileError('This line is not a JSON object.', remedy, row);
  }
  return { ...value };
}

/** The rows of JSON Lines, headings first: the names of the fields of the first rows. @throws ImportFileError */
export async function* jsonRows(file: string, { encoding }: FileFormat): AsyncGenerator<SheetRow> {
  const headings = new Set<string>();
  let looked = 0;
  for await (const [row, line] of jsonLines(file, encoding)) {
    if (line.trim() === '') continue;
    for (const name of Object.keys(objectOf(row, line))) headings.add(name);
    looked += 1;
    if (looked >= rowsForHeadings) break;
  }
  const names = [...headings];
  yield { row: 0, cells: names };
  for await (const [row, line] of jsonLines(file, encoding)) {
    if (line.trim() === '') continue;
    const object = objectOf(row, line);
    yield { row, cells: names.map((name) => (Object.hasOwn(object, name) ? textOfJson(object[name]) : '')) };
  }
}
