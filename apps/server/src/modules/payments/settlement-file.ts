import { columnOf, findTable } from '../../basics/csv-table.ts';
import { ApiError } from '../../http/api-error.ts';
import { trackingHeadings } from '../orders/tracking/tracking-file.ts';
import { readAmount } from './statement-file.ts';

/** A row of what a courier pays out of the cash that it collected. */
export interface SettlementRow {
  /** From 1, the headings included, as a spreadsheet counts. */
  readonly row: number;
  /** Empty where the row has none. */
  readonly entryNo: string;
  readonly trackingNumber: string;
  /** What was collected for the order, paise; null for an empty cell or another text. */
  readonly amount: number | null;
  /** Number under which the courier paid; empty without one. */
  readonly reference: string;
}

/** Headings of what was collected come before those of what is left after the courier's fees. */
const amountHeadings = [
  'codamount',
  'codvalue',
  'cashcollected',
  'collectedamount',
  'amountcollected',
  'collectableamount',
  'collectedvalue',
  'codcollected',
  'invoicevalue',
  'amount',
  'amountinr',
  'value',
];
const referenceHeadings = [
  'utr',
  'utrno',
  'utrnumber',
  'bankreference',
  'bankreferenceno',
  'remittanceid',
  'remittanceno',
  'remittancereference',
  'crfid',
  'transactionid',
  'paymentreference',
];
const { entryNo: orderHeadings, trackingNumber: trackingNumberHeadings } = trackingHeadings;
/** Name and period of the account stand above the headings. */
const rowsAbove = 20;

/** Rows of a courier's settlement, empty ones left out. @throws ApiError `payment.settlement` */
export function readSettlement(written: string): readonly SettlementRow[] {
  const table = findTable(
    written,
    rowsAbove,
    (heads) =>
      columnOf(heads, amountHeadings) !== -1 && columnOf(heads, [...orderHeadings, ...trackingNumberHeadings]) !== -1,
  );
  if (table === undefined) throw new ApiError('payment.settlement');
  const cellOf = (cells: readonly string[], names: readonly string[]): string =>
    cells[columnOf(table.heads, names)] ?? '';
  return table.rows.map(({ row, cells }) => ({
    row,
    entryNo: cellOf(cells, orderHeadings),
    trackingNumber: cellOf(cells, trackingNumberHeadings),
    amount: readAmount(cellOf(cells, amountHeadings)),
    reference: cellOf(cells, referenceHeadings),
  }));
}
