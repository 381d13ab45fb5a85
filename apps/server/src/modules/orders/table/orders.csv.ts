import { paiseToRupees } from '@kayal/api-contract';
import { stringify } from 'csv-stringify/sync';
import type { OrderLineRow } from '../orders.repository.ts';

/** A spreadsheet treats a cell that begins with one of these, after any white space, as a formula. */
const startsFormula = /^\s*[=+\-@\t\r\n＝＋－＠]/u;

const heads = [
  'Order ID',
  'Order date',
  'Customer ID',
  'Customer Name',
  'Phone',
  'Address',
  'Product',
  'Size',
  'Colour',
  'Qty',
  'Total (INR)',
  'Status',
] as const;

/**
 * Rows as CSV (RFC 4180), every cell quoted. A cell that would be a formula gets an apostrophe in front; the library's
 * own guard knows fewer of them.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return stringify(
    rows.map((cells) => cells.map((cell) => (startsFormula.test(cell) ? `'${cell}` : cell))),
    { quoted: true, quoted_empty: true, record_delimiter: 'windows' },
  );
}

/** The first row; the byte order mark makes spreadsheets read the text as UTF-8. */
export const csvHead = `\u{FEFF}${toCsv([heads])}`;

function statusOf({ delivered, cancelledAt }: OrderLineRow): string {
  if (cancelledAt !== null) return 'Cancelled';
  return delivered === 1 ? 'Success' : 'Pending';
}

/** Order lines as rows of the file, one row per line. */
export function csvLines(lines: readonly OrderLineRow[]): string {
  return toCsv(
    lines.map((line) => [
      line.entryNo,
      line.orderDate,
      line.customerId,
      line.customerName,
      line.phone,
      line.addressText,
      line.name,
      line.size,
      line.colour,
      String(line.quantity),
      paiseToRupees(line.total).toFixed(2),
      statusOf(line),
    ]),
  );
}
