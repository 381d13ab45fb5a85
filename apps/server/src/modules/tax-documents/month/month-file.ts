import type { Readable } from 'node:stream';
import type { AppContext } from '../../../context/app-context.ts';
import { csvCell, csvStream } from '../../../http/csv.ts';
import { readMonth } from '../documents.repository.ts';
import { monthTables, type Row, type TaxTable } from './month-tables.ts';

/** Texts that a spreadsheet would take for a formula are marked; amounts are not, because a credit is below zero. */
const cellOf = (cell: string | number): string | number =>
  typeof cell === 'string' && !/^-?\d+\.\d\d$/.test(cell) ? csvCell(cell) : cell;

async function* rowsOf({ db }: Pick<AppContext, 'db'>, month: string, kind: TaxTable): AsyncGenerator<Row> {
  const table = monthTables[kind]();
  yield table.heads;
  for await (const documents of readMonth(db, month)) for (const document of documents) table.add(document);
  for (const row of table.rows()) yield row.map(cellOf);
}

/** A table of the documents of a month as CSV. @param month yyyy-mm */
export function monthFile(context: Pick<AppContext, 'db'>, month: string, table: TaxTable): Readable {
  return csvStream(rowsOf(context, month, table));
}
