import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { FileFormat } from './file-format.ts';
import { maxRowLength, textOf } from './file-text.ts';
import { CutFileError, ImportFileError } from './import-file-error.ts';
import { guardedText, type SheetRow } from './sheet-row.ts';

const quoteInside = ['A quote stands inside a cell.', 'Write a quote inside a cell twice ("").'] as const;

/** The errors of the parser, by their code. */
const problems: Readonly<Record<string, readonly [problem: string, remedy: string]>> = {
  CSV_MAX_RECORD_SIZE: ['A row is longer than a million characters.', 'Look for a quote that is not closed.'],
  CSV_QUOTE_NOT_CLOSED: ['A quote is opened and never closed; the file may be cut off.', 'Export it again.'],
  CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE: quoteInside,
};

function toFileError(error: unknown): unknown {
  if (!(error instanceof CsvError)) return error;
  const [problem, remedy] = problems[error.code] ?? [error.message, 'Export it again.'];
  // Complete rows are counted: the count of lines is another one after a cell of several lines.
  const row = Number(error['records']) + 1;
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return new CutFileError(problem, remedy, row);
  return new ImportFileError(problem, remedy, row);
}

/** Whether a row only names the delimiter: it stands alone after `sep=`. */
const namesDelimiter = ([first, ...others]: readonly string[]): boolean =>
  first?.toLowerCase() === 'sep=' && others.length === 1 && others[0] === '';

/** The rows of delimited text, the headings first. @throws ImportFileError */
export async function* csvRows(file: string, { encoding, delimiter }: FileFormat): AsyncGenerator<SheetRow> {
  const parser = parse({
    delimiter,
    // A file that was put together from others has row ends of both kinds.
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    trim: true,
    cast: (text, { quoting, records }) => {
      if (quoting || !text.includes('"') || guardedText.test(text)) return text;
      throw new ImportFileError(...quoteInside, records + 1);
    },
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
