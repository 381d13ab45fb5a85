import type { FileFormat } from './file-format.ts';
import { maxRowLength, textOf } from './file-text.ts';
import { ImportFileError } from './import-file-error.ts';
import { numberCell, type CellType, type SheetRow } from './sheet-row.ts';

/** A cell of a value that was JSON. */
function cellOf(value: unknown): { readonly text: string; readonly type?: CellType } {
  if (value === null || value === undefined) return { text: '' };
  if (typeof value === 'string') return { text: value };
  if (typeof value === 'boolean') return { text: String(value), type: { kind: 'boolean' } };
  if (typeof value !== 'number') return { text: JSON.stringify(value), type: { kind: 'nested' } };
  // Digits that a number cannot hold are lost already.
  if (Math.abs(value) > Number.MAX_SAFE_INTEGER) return { text: String(value), type: { kind: 'inexact' } };
  return numberCell(value);
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
  yield [line + 1, rest];
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
  let sampled = 0;
  for await (const [row, line] of jsonLines(file, encoding)) {
    if (line.trim() === '') continue;
    for (const name of Object.keys(objectOf(row, line))) headings.add(name);
    sampled += 1;
    if (sampled >= rowsForHeadings) break;
  }
  const names = [...headings];
  yield { row: 0, cells: names };
  for await (const [row, line] of jsonLines(file, encoding)) {
    if (line.trim() === '') continue;
    const object = objectOf(row, line);
    const cells = names.map((name) => cellOf(Object.hasOwn(object, name) ? object[name] : null));
    const types = new Map(cells.flatMap(({ type }, column) => (type === undefined ? [] : [[column, type] as const])));
    yield { row, cells: cells.map(({ text }) => text), ...(types.size > 0 ? { types } : {}) };
  }
}
