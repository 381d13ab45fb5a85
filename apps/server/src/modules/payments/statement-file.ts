import { parse } from 'csv-parse/sync';
import { rupeesToPaise, withoutHiddenMarks } from '@kayal/api-contract';
import { ApiError } from '../../http/api-error.ts';

/** A row of a bank's statement in which money came in. */
export interface StatementRow {
  /** From 1, the headings included, as a spreadsheet counts. */
  readonly row: number;
  /** All its texts without spaces and marks, in capitals: somewhere in them are reference and order number. */
  readonly text: string;
  /** paise */
  readonly amount: number;
}

/** Headings of the column with money that came in, in small letters without spaces and marks. */
const amountHeadings = [
  'credit',
  'creditamount',
  'creditamountinr',
  'deposit',
  'depositamount',
  'depositamt',
  'deposits',
  'paidin',
  'amount',
  'amountinr',
  'transactionamount',
  'txnamount',
];
/** Headings that say whether money came in or went out. */
const directionHeadings = ['drcr', 'crdr', 'type', 'transactiontype'];

const plain = (cell: string): string => cell.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
/** Name, number and period of the account stand above the headings. */
const rowsAbove = 40;

/** An amount as banks write it, such as `1,499.00`; null for an empty cell or another text. */
function readAmount(cell: string): number | null {
  const digits = cell.replaceAll(/[\s,₹]|INR|Rs\.?/gi, '');
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(digits)) return null;
  const amount = rupeesToPaise(Number(digits));
  return amount > 0 ? amount : null;
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

/** Rows of a bank's statement in which money came in. @throws ApiError `payment.statement` */
export function readStatement(written: string): readonly StatementRow[] {
  const text = withoutHiddenMarks(written);
  for (const delimiter of [',', ';', '\t']) {
    const rows = parseRows(text, delimiter);
    const heads = rows.slice(0, rowsAbove).map((cells) => cells.map(plain));
    const headRow = heads.findIndex((cells) => cells.length > 1 && cells.some((head) => amountHeadings.includes(head)));
    const head = heads[headRow];
    if (head === undefined) continue;
    const amountAt = amountHeadings.map((name) => head.indexOf(name)).find((index) => index !== -1) ?? -1;
    const directionAt = head.findIndex((name) => directionHeadings.includes(name));
    return rows.flatMap((cells, index) => {
      const amount = readAmount(cells[amountAt] ?? '');
      const isOut = directionAt !== -1 && /^d/i.test(cells[directionAt] ?? '');
      if (index <= headRow || amount === null || isOut) return [];
      // Cells are joined by a mark, so that the end of one and the beginning of the next are no number together.
      const all = cells.map((cell) => cell.toUpperCase().replaceAll(/[^A-Z0-9]+/g, ' ')).join(' | ');
      return [{ row: index + 1, text: all, amount }];
    });
  }
  throw new ApiError('payment.statement');
}

/** Whether a row names a reference or order number: as a word of its own, never as a part of a longer number. */
export function namesWord({ text }: StatementRow, word: string): boolean {
  return word !== '' && ` ${text} `.includes(` ${word} `);
}
