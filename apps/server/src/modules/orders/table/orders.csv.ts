import { paiseToRupees } from '@kayal/api-contract';
import type { OrderLineRow } from '../orders.repository.ts';

/** A spreadsheet runs a cell that begins with one of these as a formula. */
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

/** A text as a cell that no spreadsheet runs: quoted, and with an apostrophe before what would be a formula. */
export function csvCell(text: string): string {
  const harmless = startsFormula.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

const csvRow = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** The first row; the byte order mark tells spreadsheets that the text is UTF-8. */
export const csvHead = `\u{FEFF}${csvRow(heads)}`;

/** Order lines as rows of the file, one a line. */
export function csvLines(lines: readonly OrderLineRow[]): string {
  return lines
    .map((line) =>
      csvRow([
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
        line.delivered === 1 ? 'Success' : 'Pending',
      ]),
    )
    .join('');
}
