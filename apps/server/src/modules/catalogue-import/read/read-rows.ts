import { withoutHiddenMarks } from '@kayal/api-contract';
import { csvRows } from './csv-rows.ts';
import type { FileFormat } from './file-format.ts';
import { jsonRows } from './json-rows.ts';
import { ImportFileError } from './import-file-error.ts';
import type { CellType, SheetRow } from './sheet-row.ts';
import { xlsxRows } from './xlsx-rows.ts';
import { xmlRows } from './xml-rows.ts';

/** Why a row cannot be imported. */
export interface RowRefusal {
  /** The file's own heading; empty for the whole row. */
  readonly heading: string;
  readonly value: string;
  readonly problem: string;
  readonly remedy: string;
}

/** The text of a cell, without marks that nobody sees. */
const textOf = (cell = ''): string => withoutHiddenMarks(cell).trim();

/** A row that is not empty, by heading. */
export interface ImportRow {
  readonly row: number;
  /** In the order of the headings; as many as there are headings. */
  readonly cells: readonly string[];
  /** What is neither a text nor a plain number, by the position in `cells`. */
  readonly types?: ReadonlyMap<number, CellType>;
  /** Number of cells beyond the headings. */
  readonly surplus: number;
  /** Why the row cannot be imported where its price or its product counts. */
  readonly refusal?: RowRefusal;
}

/** A file's headings and the rows below them. */
export interface ImportTable {
  readonly headings: readonly string[];
  readonly rows: AsyncGenerator<ImportRow>;
}

/** The rows of a file from its first one on. @throws ImportFileError */
export function rowsOf(file: string, format: FileFormat): AsyncGenerator<SheetRow> {
  if (format.kind === 'xlsx') return xlsxRows(file, format.sheet);
  if (format.kind === 'xml') return xmlRows(file, format);
  return format.kind === 'csv' ? csvRows(file, format) : jsonRows(file, format);
}

/** How many cells of a row are beyond the headings; empty ones do not count. */
export const surplusOf = (cells: readonly string[], width: number): number =>
  cells.slice(width).filter((cell) => cell.trim() !== '').length;

async function* filledRows(rows: AsyncGenerator<SheetRow>, width: number): AsyncGenerator<ImportRow> {
  for await (const { row, cells, types } of rows) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    const own = Array.from({ length: width }, (_, column) => textOf(cells[column]));
    yield { row, cells: own, surplus: surplusOf(cells, width), ...(types === undefined ? {} : { types }) };
  }
}

/** Max length of a heading, in characters. */
const maxHeading = 200;
/** Max columns of a table; spreadsheets have the same limit. */
const maxHeadings = 1000;

/** Why a row cannot be that of the headings; null where it can. */
export function problemOf(headings: readonly string[]): string | null {
  if (headings.length > maxHeadings) return `The file has more than ${maxHeadings} columns.`;
  return headings.some((heading) => heading.length > maxHeading)
    ? `A heading is longer than ${maxHeading} characters.`
    : null;
}

/** The headings in a row; empty where it has none. */
export function headingsIn({ cells }: SheetRow): readonly string[] {
  const headings = cells.map(textOf);
  while (headings.at(-1) === '') headings.pop();
  return headings;
}

/**
 * Opens a file as a table below its row of headings. Rows are read on demand.
 * @throws ImportFileError from here or from `rows`
 */
export async function openTable(file: string, format: FileFormat): Promise<ImportTable> {
  const rows = rowsOf(file, format);
  for (;;) {
    const { value, done } = await rows.next();
    if (done === true) return { headings: [], rows: filledRows(rows, 0) };
    const headings = headingsIn(value);
    if (headings.length === 0 || value.row < format.headingRow) continue;
    const problem = problemOf(headings);
    if (problem !== null) {
      // What is not read to its end must be closed.
      await rows.return(undefined);
      throw new ImportFileError(problem, 'Name the columns in one row, in a few words each.', value.row);
    }
    return { headings, rows: filledRows(rows, headings.length) };
  }
}
