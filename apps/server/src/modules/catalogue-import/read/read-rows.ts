import { csvRows } from './csv-rows.ts';
import type { FileFormat } from './file-format.ts';
import { jsonRows } from './json-rows.ts';
import type { SheetRow } from './sheet-row.ts';
import { xlsxRows } from './xlsx-rows.ts';

/** A row that is not empty, by heading. */
export interface ImportRow {
  readonly row: number;
  /** In the order of the headings; as many as there are headings. */
  readonly cells: readonly string[];
  /** Number of cells beyond the headings. */
  readonly surplus: number;
}

/** A file's headings and the rows below them. */
export interface ImportTable {
  readonly headings: readonly string[];
  readonly rows: AsyncGenerator<ImportRow>;
}

function rowsOf(file: string, format: FileFormat): AsyncGenerator<SheetRow> {
  if (format.kind === 'xlsx') return xlsxRows(file);
  return format.kind === 'csv' ? csvRows(file, format) : jsonRows(file, format);
}

async function* filledRows(rows: AsyncGenerator<SheetRow>, width: number): AsyncGenerator<ImportRow> {
  for await (const { row, cells } of rows) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    const own = Array.from({ length: width }, (_, column) => (cells[column] ?? '').trim());
    yield { row, cells: own, surplus: cells.slice(width).filter((cell) => cell.trim() !== '').length };
  }
}

/**
 * Opens a file as a table: the first row that is not empty has the headings. Rows are read on demand.
 * @throws ImportFileError from here or from `rows`
 */
export async function openTable(file: string, format: FileFormat): Promise<ImportTable> {
  const rows = rowsOf(file, format);
  for (;;) {
    const { value, done } = await rows.next();
    if (done === true) return { headings: [], rows: filledRows(rows, 0) };
    const headings = value.cells.map((cell) => cell.trim());
    while (headings.at(-1) === '') headings.pop();
    if (headings.length > 0) return { headings, rows: filledRows(rows, headings.length) };
  }
}
