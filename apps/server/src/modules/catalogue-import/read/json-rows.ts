import type { FileFormat } from './file-format.ts';
import { maxRowLength, textOf } from './file-text.ts';
import { ImportFileError } from './import-file-error.ts';
import { numberText, type SheetRow } from './sheet-row.ts';

/** The text of a value that was JSON. */
function textOfJson(value: unknown): string {
  if (value === null) return '';
  if (typeof value === 'number') return numberText(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
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
    yield { row, cells: names.map((name) => (Object.hasOwn(object, name) ? textOfJson(object[name]) : '')) };
  }
}
