import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { ApiError } from '../../http/api-error.ts';
import { csvStream } from '../../http/csv.ts';
import { detectFormat } from '../catalogue-import/read/file-format.ts';
import { textOf } from '../catalogue-import/read/file-text.ts';
import { ImportFileError } from '../catalogue-import/read/import-file-error.ts';
import type { CellType, SheetRow } from '../catalogue-import/read/sheet-row.ts';
import { xlsxRows, type XlsxLimits } from '../catalogue-import/read/xlsx-rows.ts';

const megabyte = 1024 * 1024;
/**
 * Within them a sheet is read in this process: it comes in pieces of 16 KB, between which shoppers are answered. A cell of
 * one digit takes some thirty bytes of a sheet.
 */
const xlsxLimits: XlsxLimits = { sheet: 32 * megabyte, texts: 8 * megabyte, styles: megabyte };
/** Max empty rows above the last filled one. */
const maxEmptyRows = 10_000;

/** The text of a cell for the import of a table, whose rows have one line each. */
function cellText(shown: string, type: CellType | undefined): string {
  // Its last digits are lost. So written, no import takes it for a tracking number.
  if (type?.kind === 'inexact') return Number(shown).toExponential();
  // Commas that the format of the cell shows between thousands.
  if (type?.number !== undefined && shown.replaceAll(',', '') === type.number) return type.number;
  return shown.replaceAll(/[\r\n]+/g, ' ');
}

/** Rows with the same numbers as in the sheet; those behind the last filled one are left out. */
async function* numberedRows(rows: AsyncIterable<SheetRow>, maxLength: number): AsyncGenerator<readonly string[]> {
  let lines = 0;
  let empty = 0;
  let length = 0;
  for await (const { row, cells, types } of rows) {
    const width = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
    if (width === 0) continue;
    const filled = cells.slice(0, width);
    length += filled.reduce((sum, cell) => sum + cell.length, width);
    // Before they are written: cells can share one text of megabytes.
    if (length > maxLength) throw new ApiError('table.long');
    empty += Math.max(0, row - lines - 1);
    if (empty > maxEmptyRows) {
      throw new ImportFileError('Too many rows above this one are empty.', 'Delete them, or this row.', row);
    }
    for (lines += 1; lines < row; lines += 1) yield [''];
    yield filled.map((cell, column) => cellText(cell, types?.get(column)));
  }
}

/**
 * The text of a table in a file: of XLSX the first visible sheet as CSV, of a text file what stands in it.
 * @param maxLength characters
 * @throws ImportFileError, ApiError `table.long`
 */
export async function tableText(file: string, maxLength: number): Promise<string> {
  const { kind, encoding } = await detectFormat(file);
  if (kind !== 'csv' && kind !== 'xlsx') throw new ImportFileError('This is not a table.', 'Save it as CSV or XLSX.');
  const written = await text(
    kind === 'csv'
      ? Readable.from(textOf(file, encoding))
      : csvStream(numberedRows(xlsxRows(file, undefined, xlsxLimits), maxLength)),
  );
  if (written.length > maxLength) throw new ApiError('table.long');
  if (written === '') throw new ImportFileError('The first sheet is empty.', 'Move the table to the first sheet.');
  return written;
}
