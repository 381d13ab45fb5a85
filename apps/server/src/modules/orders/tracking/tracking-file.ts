import { parse } from 'csv-parse/sync';
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
const headings = {
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

function columnOf(cells: readonly string[], names: readonly string[]): number {
  const heads = cells.map((cell) => cell.toLowerCase().replaceAll(/[^a-z0-9]/g, ''));
  return names.map((name) => heads.indexOf(name)).find((index) => index !== -1) ?? -1;
}

function parseRows(text: string, delimiter: string, lastRow?: number): string[][] {
  try {
    return parse(text, {
      delimiter,
      bom: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      trim: true,
      ...(lastRow === undefined ? {} : { to: lastRow }),
    });
  } catch {
    return [];
  }
}

/** The rows of a courier's CSV file, empty ones left out. @throws ApiError `tracking.file` */
export function readTrackingFile(text: string): readonly TrackingRow[] {
  for (const delimiter of [',', ';', '\t']) {
    const above = parseRows(text, delimiter, rowsAbove);
    const headRow = above.findIndex(
      (cells) => columnOf(cells, headings.entryNo) !== -1 && columnOf(cells, headings.trackingNumber) !== -1,
    );
    const head = above[headRow];
    if (head === undefined) continue;
    const entryNo = columnOf(head, headings.entryNo);
    const trackingNumber = columnOf(head, headings.trackingNumber);
    const courier = columnOf(head, headings.courier);
    return parseRows(text, delimiter)
      .map((cells, index) => ({
        row: index + 1,
        entryNo: cells[entryNo] ?? '',
        courier: cells[courier] ?? '',
        trackingNumber: cells[trackingNumber] ?? '',
        isEmpty: cells.every((cell) => cell === ''),
      }))
      .filter(({ row, isEmpty }) => row > headRow + 1 && !isEmpty)
      .map(({ isEmpty: _isEmpty, ...row }) => row);
  }
  throw new ApiError('tracking.file');
}
