import { rupeesToPaise } from '@kayal/api-contract';
import { columnOf, findTable } from '../../basics/csv-table.ts';
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

/** Name, number and period of the account stand above the headings. */
const rowsAbove = 40;

/** An amount as banks and couriers write it, such as `1,499.00`, in paise; null for an empty cell or another text. */
export function readAmount(cell: string): number | null {
  const digits = cell.replaceAll(/[\s,₹]|INR|Rs\.?/gi, '');
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(digits)) return null;
  const amount = rupeesToPaise(Number(digits));
  return amount > 0 ? amount : null;
}

/** Rows of a bank's statement in which money came in. @throws ApiError `payment.statement` */
export function readStatement(written: string): readonly StatementRow[] {
  const table = findTable(
    written,
    rowsAbove,
    (heads) => heads.length > 1 && heads.some((head) => amountHeadings.includes(head)),
  );
  if (table === undefined) throw new ApiError('payment.statement');
  const amountAt = columnOf(table.heads, amountHeadings);
  const directionAt = table.heads.findIndex((name) => directionHeadings.includes(name));
  return table.rows.flatMap(({ row, cells }) => {
    const amount = readAmount(cells[amountAt] ?? '');
    const isOut = directionAt !== -1 && /^d/i.test(cells[directionAt] ?? '');
    if (amount === null || isOut) return [];
    // Cells are joined by a mark, so that the end of one and the beginning of the next are no number together.
    const text = cells.map((cell) => cell.toUpperCase().replaceAll(/[^A-Z0-9]+/g, ' ')).join(' | ');
    return [{ row, text, amount }];
  });
}

/** Whether a row names a reference or order number: as a word of its own, never as a part of a longer number. */
export function namesWord({ text }: StatementRow, word: string): boolean {
  return word !== '' && ` ${text} `.includes(` ${word} `);
}
