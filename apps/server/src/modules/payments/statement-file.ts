import { rupeesToPaise } from '@kayal/api-contract';
import { findTable, type CsvTable } from '../../basics/csv-table.ts';
import { ApiError } from '../../http/api-error.ts';

/** A row of a bank's statement in which money came in. */
export interface StatementRow {
  /** From 1, the headings included, as a spreadsheet counts. */
  readonly row: number;
  /** All its texts without marks, in capitals, one space between words: somewhere in them are reference and order number. */
  readonly text: string;
  /** Its numbers of twelve digits, one of which can be the bank's; a mobile number with its country's 91 comes last. */
  readonly numbers: readonly string[];
  /** Those that no other row has: the number of an account can stand in each. */
  readonly ownNumbers: readonly string[];
  /** paise */
  readonly amount: number;
}

/** Headings of a column with money that came in, and of one that may also have what went out: `Deposit Amount (INR)`. */
const [creditHeading, amountHeading] = [
  /^(credit|cr|deposit|deposits|paidin)(amount|amt)?(cr)?(inr|rs)?$/,
  /^(transaction|txn)?(amount|amt)(inr|rs)?$/,
];
/** Headings of a column with debit or credit, and of one that can also have deposit or withdrawal. */
const [debitHeading, typeHeading] = [
  /^(dr|debit)(or)?(cr|credit)$|^(cr|credit)(or)?(dr|debit)$/,
  /^(transaction|txn)?type$/,
];

/** Headings of a column with the number of an account. */
const accountHeading = /^(ac|acc|account)(no|number)?$/;

/** Name, number and period of the account stand above the headings. */
const rowsAbove = 40;

/** An amount as banks and couriers write it, such as `1,499.00`, in paise; null for an empty cell or another text. */
export function readAmount(cell: string): number | null {
  const digits = cell.replaceAll(/[\s,₹]|INR|Rs\.?/gi, '');
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(digits)) return null;
  const amount = rupeesToPaise(Number(digits));
  return amount > 0 ? amount : null;
}

/**
 * Tells in which rows money went out: any column can say so. A bare D is a deposit where the column has withdrawals, otherwise
 * a debit.
 */
function outsOf({ heads, rows }: CsvTable): (cells: readonly string[]) => boolean {
  const columns = heads.flatMap((head, at) => {
    if (!debitHeading.test(head) && !typeHeading.test(head)) return [];
    const isDeposit = typeHeading.test(head) && rows.some(({ cells }) => /^w/i.test(cells[at] ?? ''));
    return [{ at, out: isDeposit ? /^(dr|deb|w)/i : /^(d$|dr|deb|w)/i }];
  });
  return (cells) => columns.some(({ at, out }) => out.test(cells[at] ?? ''));
}

/** Numbers of twelve digits that are no part of a payment address such as `919876543210@bank`. */
function numbersIn(cells: readonly string[]): readonly string[] {
  const numbers = cells.flatMap((cell) => cell.match(/(?<![A-Za-z0-9])\d{12}(?![A-Za-z0-9@])/g) ?? []);
  return numbers.toSorted((one, other) => Number(/^91[6-9]/.test(one)) - Number(/^91[6-9]/.test(other)));
}

/** Without money: an empty cell, a dash, a zero, or an amount below zero. */
const noMoney = /^[\s₹,.0-]*$|^[(-]/;

/**
 * Rows of a bank's statement in which money came in, and the numbers of those whose amount cannot be read.
 * @throws ApiError `payment.statement`
 */
export function readStatement(written: string): { readonly rows: StatementRow[]; readonly unread: number[] } {
  const table = findTable(
    written,
    rowsAbove,
    (heads) => heads.length > 1 && heads.some((head) => creditHeading.test(head) || amountHeading.test(head)),
  );
  if (table === undefined) throw new ApiError('payment.statement');
  const creditAt = table.heads.findIndex((head) => creditHeading.test(head));
  const amountAt = creditAt === -1 ? table.heads.findIndex((head) => amountHeading.test(head)) : creditAt;
  const isOut = outsOf(table);
  const [rows, unread]: [Omit<StatementRow, 'ownNumbers'>[], number[]] = [[], []];
  for (const { row, cells } of table.rows) {
    const inFile = cells[amountAt] ?? '';
    const money = inFile
      .replace(/\(?(?:cr|dr)\.?\)?$/i, '')
      .replace(/^\+/, '')
      .trim();
    if (noMoney.test(money) || /dr\.?\)?$/i.test(inFile) || isOut(cells)) continue;
    const amount = readAmount(money);
    // Cells are joined by a mark, so that the end of one and the beginning of the next are no number together.
    const text = cells.map((cell) => cell.toUpperCase().replaceAll(/[^A-Z0-9]+/g, ' ')).join(' | ');
    if (amount === null) unread.push(row);
    else
      rows.push({
        row,
        text,
        amount,
        numbers: numbersIn(cells.filter((_, at) => !accountHeading.test(table.heads[at] ?? ''))),
      });
  }
  const rowsOf = Map.groupBy(
    rows.flatMap(({ numbers }) => [...new Set(numbers)]),
    (number) => number,
  );
  const own = (numbers: readonly string[]) => numbers.filter((number) => rowsOf.get(number)?.length === 1);
  return { rows: rows.map((each) => ({ ...each, ownNumbers: own(each.numbers) })), unread };
}
