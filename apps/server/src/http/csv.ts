import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';

/**
 * A spreadsheet treats a cell that begins with one of these, after any white space, as a formula. Apostrophes before
 * them count too, so that `csvText` can take exactly one off.
 */
const startsFormula = /^'*\s*[=+\-@\t\r\n＝＋－＠]/u;

/**
 * A text as a cell of a CSV answer. One that would be a formula gets an apostrophe in front; the guard of the library
 * that writes CSV knows fewer of them.
 */
export function csvCell(text: string): string {
  return startsFormula.test(text) ? `'${text}` : text;
}

/** Who opens a CSV file: people open it in a spreadsheet, programs take every text as it is. */
export type CsvReader = 'people' | 'programs';

/** Writes the texts of a file that its reader opens. */
export const cellFor: Readonly<Record<CsvReader, (text: string) => string>> = {
  people: csvCell,
  programs: (text) => text,
};

/** The text of a cell that `csvCell` wrote. */
export function csvText(cell: string): string {
  return cell.startsWith("'") && startsFormula.test(cell) ? cell.slice(1) : cell;
}

/**
 * Rows as a CSV file that is sent while they are read; its byte order mark makes spreadsheets read it as UTF-8. An error in
 * reading them is an error of the file, which cuts the answer off.
 */
export function csvStream(rows: AsyncIterable<readonly (string | number)[]>): Readable {
  // Unlike `pipe`, whose source would have an error that nobody caught: that ends the process.
  // The library itself quotes cells with the whole end of a row only, not those with one half of it.
  const csv = stringify({ bom: true, record_delimiter: 'windows', quoted_match: /[\r\n]/ });
  return pipeline(Readable.from(rows), csv, () => undefined);
}
