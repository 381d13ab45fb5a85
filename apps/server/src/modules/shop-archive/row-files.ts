import { pipeline, type Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { stringify } from 'csv-stringify/sync';
import { linesOf } from '../../basics/lines-of.ts';
import { csvCell, csvText } from '../../http/csv.ts';
import { rowsAtOnce, type PlainRow } from '../moving/shop-rows.ts';

type Slices = AsyncIterable<readonly PlainRow[]>;

/** How rows are written to a file, and read from it as they were. */
interface RowFormat {
  write(columns: readonly string[], slices: Slices): AsyncIterable<string>;
  read(file: Readable): AsyncIterable<PlainRow>;
}

const byteOrderMark = '\u{FEFF}';

/** Texts are quoted, also empty ones; numbers and null, an empty cell, are not. */
const csvLines = (rows: readonly (readonly (string | number | null)[])[]): string =>
  stringify(
    rows.map((row) => row.map((cell) => (typeof cell === 'string' ? csvCell(cell) : cell))),
    { quoted_string: true, record_delimiter: 'windows' },
  );

const csv: RowFormat = {
  async *write(columns, slices) {
    yield byteOrderMark + csvLines([columns]);
    for await (const rows of slices) yield csvLines(rows.map((row) => columns.map((column) => row[column] ?? null)));
  },
  async *read(file) {
    const rows = parse({
      bom: true,
      columns: true,
      record_delimiter: '\r\n',
      cast: (cell, { header, quoting }) => {
        if (header) return cell;
        if (quoting) return csvText(cell);
        return cell === '' ? null : Number(cell);
      },
    });
    pipeline(file, rows, () => undefined);
    yield* rows;
  },
};

const jsonl: RowFormat = {
  async *write(_columns, slices) {
    for await (const rows of slices) yield rows.map((row) => `${JSON.stringify(row)}\n`).join('');
  },
  async *read(file) {
    for await (const line of linesOf(file.setEncoding('utf8'))) {
      const row: PlainRow = JSON.parse(line);
      yield row;
    }
  },
};

/** The formats of the archive, by the ending of a file's name. */
export const rowFormats = { csv, jsonl } as const;

/** Rows in slices as the database takes them. */
export async function* slicesOf(rows: AsyncIterable<PlainRow>): AsyncGenerator<readonly PlainRow[]> {
  let slice: PlainRow[] = [];
  for await (const row of rows) {
    slice.push(row);
    if (slice.length < rowsAtOnce) continue;
    yield slice;
    slice = [];
  }
  if (slice.length > 0) yield slice;
}
