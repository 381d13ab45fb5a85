import { paiseToRupees } from '@kayal/api-contract';
import { pincodeCell, pincodesIn, type PincodeRange } from '@kayal/commerce-core';
import { stringify } from 'csv-stringify/sync';
import { columnOf, findTable } from '../../basics/csv-table.ts';
import { ApiError } from '../../http/api-error.ts';
import { csvCell, csvText } from '../../http/csv.ts';

/** A row that cannot be read. */
interface BrokenRow {
  /** From 1, the headings included, as a spreadsheet counts. */
  readonly row: number;
  readonly message: string;
}

/** A file of pincodes, read. */
interface ReadPincodes {
  readonly ranges: readonly PincodeRange[];
  readonly broken: readonly BrokenRow[];
}

/** Headings in small letters without spaces and marks. */
const headings = {
  pincode: ['pincode', 'pincodes', 'pin', 'postalcode', 'postcode', 'zip', 'zipcode'],
  served: ['served', 'serviceable', 'delivery', 'active'],
  cash: ['cash', 'cod', 'cashondelivery', 'codavailable'],
  days: ['days', 'tat', 'deliverydays', 'businessdays'],
  zone: ['zone', 'region'],
  fee: ['fee', 'charge', 'surcharge', 'extracharge'],
} as const;

type Column = keyof typeof headings;

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
const yes = ['', 'yes', 'y', 'true', '1'];
const no = ['no', 'n', 'false', '0'];

class BrokenCell extends Error {}

function flagOf(cell: string, name: string): boolean {
  const word = plain(cell);
  if (yes.includes(word)) return true;
  if (no.includes(word)) return false;
  throw new BrokenCell(`${name} is yes or no.`);
}

function daysOf(cell: string): number | null {
  if (cell === '') return null;
  if (!/^\d{1,3}$/.test(cell) || Number(cell) > 365) throw new BrokenCell('Days is a number up to 365.');
  return Number(cell);
}

function feeOf(cell: string): number {
  if (cell === '') return 0;
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(cell)) throw new BrokenCell('Fee is an amount in rupees, such as 40 or 40.50.');
  return Math.round(Number(cell) * 100);
}

function zoneOf(cell: string): string {
  if (cell.length > 40) throw new BrokenCell('Zone has at most 40 characters.');
  return cell;
}

function rangeOf(cellOf: (column: Column) => string): PincodeRange {
  const codes = pincodesIn(cellOf('pincode'));
  if (codes === null) throw new BrokenCell('This is no pincode, range such as 682000-682099 or beginning such as 682.');
  return {
    ...codes,
    isServed: flagOf(cellOf('served'), 'Served'),
    takesCash: flagOf(cellOf('cash'), 'Cash'),
    days: daysOf(cellOf('days')),
    zone: zoneOf(csvText(cellOf('zone'))),
    fee: feeOf(cellOf('fee')),
  };
}

/** Reads a CSV file of pincodes with headings; a column other than the pincode may be missing. @throws ApiError `pincodes.file` */
export function readPincodeFile(written: string): ReadPincodes {
  const table = findTable(written, 1, (heads) => columnOf(heads, headings.pincode) !== -1);
  if (table === undefined) throw new ApiError('pincodes.file');
  const cellIn = (cells: readonly string[], column: Column): string =>
    cells[columnOf(table.heads, headings[column])] ?? '';
  const ranges: PincodeRange[] = [];
  const broken: BrokenRow[] = [];
  const rowOf = new Map<string, number>();
  for (const { row, cells } of table.rows) {
    try {
      const range = rangeOf((column) => cellIn(cells, column));
      const key = `${range.first}-${range.last}`;
      const before = rowOf.get(key);
      if (before !== undefined) throw new BrokenCell(`Row ${before} has the same pincodes.`);
      rowOf.set(key, row);
      ranges.push(range);
    } catch (error) {
      if (!(error instanceof BrokenCell)) throw error;
      broken.push({ row, message: error.message });
    }
  }
  return { ranges, broken };
}

/** The table as a file that `readPincodeFile` reads. */
export function writePincodeFile(ranges: readonly PincodeRange[]): string {
  const rows = ranges.map(({ first, last, isServed, takesCash, days, zone, fee }) => [
    pincodeCell(first, last),
    isServed ? 'yes' : 'no',
    takesCash ? 'yes' : 'no',
    days ?? '',
    csvCell(zone),
    fee === 0 ? '' : paiseToRupees(fee),
  ]);
  return stringify([['Pincode', 'Served', 'Cash', 'Days', 'Zone', 'Fee'], ...rows], { record_delimiter: 'windows' });
}
