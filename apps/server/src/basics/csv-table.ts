import { withoutHiddenMarks } from '@kayal/api-contract';
import { parse } from 'csv-parse/sync';

/** A table in a file of another company: whatever stands above its headings, and in whatever sequence its columns are. */
export interface CsvTable {
  /** Headings in small letters without spaces and marks. */
  readonly heads: readonly string[];
  /** Rows below them that are not empty; `row` counts from 1, the headings included, as a spreadsheet counts. */
  readonly rows: readonly { readonly row: number; readonly cells: readonly string[] }[];
}

function parseRows(text: string, delimiter: string): string[][] {
  try {
    return parse(text, {
      delimiter,
      bom: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      trim: true,
    });
  } catch {
    return [];
  }
}

const plain = (cell: string): string => cell.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** The column whose heading comes first in a list of names; −1 without one. */
export const columnOf = (heads: readonly string[], names: readonly string[]): number =>
  names.map((name) => heads.indexOf(name)).find((index) => index !== -1) ?? -1;

/**
 * The table of a CSV file with comma, semicolon or tab.
 * @param rowsAbove the last row, from 1, that can have the headings
 * @returns undefined where no row has the headings, and for a file whose quotes do not end
 */
export function findTable(
  written: string,
  rowsAbove: number,
  isHead: (heads: readonly string[]) => boolean,
): CsvTable | undefined {
  const text = withoutHiddenMarks(written);
  for (const delimiter of [',', ';', '\t']) {
    const all = parseRows(text, delimiter);
    const top = all.slice(0, rowsAbove).map((cells) => cells.map(plain));
    const at = top.findIndex(isHead);
    const heads = top[at];
    if (heads === undefined) continue;
    const rows = all
      .map((cells, index) => ({ row: index + 1, cells }))
      .filter(({ row, cells }) => row > at + 1 && cells.some((cell) => cell !== ''));
    return { heads, rows };
  }
  return undefined;
}
