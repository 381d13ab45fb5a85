import { paiseToRupees } from '@kayal/api-contract';
import { stringify } from 'csv-stringify/sync';
import { cellFor, type CsvReader } from '../../../http/csv.ts';
import type { OrderLineRow } from '../orders.repository.ts';

const headsIn = (currency: string): string[] => [
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
  `Total (${currency})`,
  'Status',
  `Delivery (${currency})`,
];

/** Rows as CSV (RFC 4180), every cell quoted. */
export function toCsv(rows: readonly (readonly string[])[], reader: CsvReader): string {
  const cells = rows.map((row) => row.map(cellFor[reader]));
  return stringify(cells, { quoted: true, quoted_empty: true, record_delimiter: 'windows' });
}

/** The first row; the byte order mark makes spreadsheets read the text as UTF-8. @param currency the shop's, such as `INR` */
export const csvHead = (currency: string): string => `\u{FEFF}${toCsv([headsIn(currency)], 'people')}`;

function statusOf({ delivered, cancelledAt }: OrderLineRow): string {
  if (cancelledAt !== null) return 'Cancelled';
  return delivered === 1 ? 'Success' : 'Pending';
}

/** Order lines as rows of the file, one row per line. The delivery charge is in the first row of its order. */
export function csvLines(lines: readonly OrderLineRow[], reader: CsvReader): string {
  return toCsv(
    lines.map((line, index) => [
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
      line.entryNo === lines[index - 1]?.entryNo ? '' : paiseToRupees(line.deliveryCharge).toFixed(2),
    ]),
    reader,
  );
}
