import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import type { FileFormat } from './file-format.ts';
import { maxRowLength, textOf } from './file-text.ts';
import { ImportFileError } from './import-file-error.ts';
import type { SheetRow } from './sheet-row.ts';

function toFileError(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return error;
  // Complete rows: the count of lines is another one after a cell of several lines.
  const row = 'records' in error && typeof error.records === 'number' ? error.records + 1 : 0;
  switch (error.code) {
    case 'CSV_MAX_RECORD_SIZE':
      return new ImportFileError(
        'A row is longer than a million characters.',
        'Look for a quote that is not closed.',
        row,
      );
    case 'CSV_QUOTE_NOT_CLOSED':
      return new ImportFileError(
        'A quote is opened and never closed; the file may be cut off.',
        'Export it again.',
        row,
      );
    case 'CSV_INVALID_CLOSING_QUOTE':
    case 'INVALID_OPENING_QUOTE':
      return new ImportFileError('A quote stands inside a cell.', 'Write a quote inside a cell twice ("").', row);
    default:
      return error.code.startsWith('CSV_') ? new ImportFileError(error.message, 'Export it again.', row) : error;
  }
}

/** Whether a row only names the delimiter: it stands alone after `sep=`. */
const namesDelimiter = ([first, ...others]: readonly string[]): boolean =>
  first?.toLowerCase() === 'sep=' && others.length === 1 && others[0] === '';

/** The rows of delimited text, the headings first. @throws ImportFileError */
export async function* csvRows(file: string, { encoding, delimiter }: FileFormat): AsyncGenerator<SheetRow> {
  const parser = parse({
    delimiter,
    relax_column_count: true,
    max_record_size: maxRowLength,
    skip_empty_lines: false,
  });
  const text = Readable.from(textOf(file, encoding)).on('error', (error) => parser.destroy(error));
  let row = 0;
  try {
    for await (const cells of text.pipe(parser)) {
      row += 1;
      if (row === 1 && namesDelimiter(cells)) continue;
      yield { row, cells };
    }
  } catch (error) {
    throw toFileError(error);
  }
}
