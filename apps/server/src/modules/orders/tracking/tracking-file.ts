import { columnOf, findTable } from '../../../basics/csv-table.ts';
import { ApiError } from '../../../http/api-error.ts';

/** A row of a courier's file. */
export interface TrackingRow {
  /** From 1, the headings included, as a spreadsheet counts. */
  readonly row: number;
  readonly entryNo: string;
  /** Id or name of a courier; empty where the file has none. */
  readonly courier: string;
  readonly trackingNumber: string;
}

/** Headings of the columns in small letters without spaces and marks; the first of a list that a file has counts. */
export const trackingHeadings = {
  entryNo: [
    'ordernumber',
    'orderno',
    'orderid',
    'order',
    'entryno',
    'clientorderid',
    'customerreference',
    'referencenumber',
    'referenceno',
    'refno',
    'reference',
  ],
  trackingNumber: [
    'trackingnumber',
    'trackingno',
    'trackingid',
    'tracking',
    'awbnumber',
    'awbno',
    'awb',
    'waybillnumber',
    'waybillno',
    'waybill',
    'consignmentnumber',
    'consignmentno',
    'consignment',
    'articlenumber',
    'articleno',
    'docketno',
  ],
  courier: ['courierid', 'couriername', 'courier', 'courierpartner', 'carrier'],
} as const;

/** A title or the delimiter's name may stand above the headings. */
const rowsAbove = 5;

/** The rows of a courier's CSV file, empty ones left out. @throws ApiError `tracking.file` */
export function readTrackingFile(written: string): readonly TrackingRow[] {
  const { entryNo, trackingNumber, courier } = trackingHeadings;
  const table = findTable(
    written,
    rowsAbove,
    (heads) => columnOf(heads, entryNo) !== -1 && columnOf(heads, trackingNumber) !== -1,
  );
  if (table === undefined) throw new ApiError('tracking.file');
  const cellOf = (cells: readonly string[], names: readonly string[]): string =>
    cells[columnOf(table.heads, names)] ?? '';
  return table.rows.map(({ row, cells }) => ({
    row,
    entryNo: cellOf(cells, entryNo),
    courier: cellOf(cells, courier),
    trackingNumber: cellOf(cells, trackingNumber),
  }));
}
