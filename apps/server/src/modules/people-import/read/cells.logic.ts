import type { AddressFields } from '@kayal/api-contract';
import type { ExportColumns } from '../../catalogue-import/exports/columns.ts';
import { amountOf } from '../../catalogue-import/exports/texts.ts';
import type { ImportRow } from '../../catalogue-import/read/read-rows.ts';
import { normaliseEmail } from '../../accounts/customers/customer-fields.ts';
import type { AddressColumns } from './people-profile.ts';

/** Max length of an e-mail address (RFC 5321), characters. */
const maxEmail = 254;
/** Max length of a name, and of each part of an address, characters; as the forms of shoppers have them. */
export const maxName = 100;
const maxStreet = 300;
/** No order costs more, rupees. */
const maxAmount = 1e9;

/** A cell as one line. Shopify writes an apostrophe before numbers, so that spreadsheet programs keep their zeros. */
export function cellText(columns: ExportColumns, row: ImportRow, names: readonly string[]): string {
  return columns
    .cell(row, names)
    .text.split(/[\r\n]+/)
    .map((line) => line.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim())
    .filter(Boolean)
    .join(', ')
    .replace(/^'(?=[\d+])/, '');
}

/** Several cells as one text. */
export const joinedText = (columns: ExportColumns, row: ImportRow, list: readonly (readonly string[])[]): string =>
  list
    .map((names) => cellText(columns, row, names))
    .filter(Boolean)
    .join(' ');

/** An e-mail address as accounts have it; null for a text that is none. */
export function readEmail(text: string): string | null {
  if (text.length > maxEmail) return null;
  try {
    return normaliseEmail(text);
  } catch {
    return null;
  }
}

/** The ten digits of an Indian mobile number; empty for any other text. */
export function readMobile(text: string): string {
  const digits = text.replaceAll(/[^\d+]/g, '').replace(/^(?:(?:\+|00)?91|0)(?=\d{10}$)/, '');
  return /^[6-9]\d{9}$/.test(digits) ? digits : '';
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A real day as yyyy-mm-dd. */
function dayText(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1990 && year < 2100;
  return isReal ? date.toISOString().slice(0, 10) : null;
}

/** The day of a date and time as shop systems write it; null for a text that is none. */
export function readDay(text: string, isDayFirst: boolean): string | null {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text);
  if (iso !== null) return dayText(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const numbers = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?!\d)/.exec(text);
  if (numbers !== null) {
    const [first, second, year] = [Number(numbers[1]), Number(numbers[2]), Number(numbers[3])];
    const [day, month] = (isDayFirst && second <= 12) || first > 12 ? [first, second] : [second, first];
    return dayText(year, month, day);
  }
  const named = /^([A-Za-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4})/.exec(text);
  const dayNamed = /^(\d{1,2})[ -]([A-Za-z]{3})[a-z]*,?[ -](\d{4})/.exec(text);
  const [month = '', day, year] = named?.slice(1) ?? [dayNamed?.[2], dayNamed?.[1], dayNamed?.[3]];
  return dayText(Number(year), months.indexOf(month.toLowerCase()) + 1, Number(day));
}

/** An amount in paise; null for none, and for one below zero. */
export function readPaise(text: string): number | null {
  const rupees = amountOf(text);
  return rupees === null || rupees > maxAmount ? null : Math.round(rupees * 100);
}

/** The customer of an address. */
export interface Person {
  readonly name: string;
  readonly mobile: string;
}

/** The parts of an address as they stand in a row; the state is where this shop has the district. */
export function addressParts(
  columns: ExportColumns,
  row: ImportRow,
  set: AddressColumns,
  person: Person,
): AddressFields {
  const text = (names: readonly string[]): string => cellText(columns, row, names);
  const city = text(set.city);
  return {
    name: joinedText(columns, row, set.names) || person.name,
    mobile: readMobile(text(set.phone)) || person.mobile,
    pincode: text(set.pincode).replaceAll(/\s/g, ''),
    locality: text(set.street2),
    address: text(set.street),
    city,
    district: text(set.state),
    addressType: 'Home',
  };
}

const isIndia = (country: string): boolean => country === '' || /^(in|ind|india|bharat)$/i.test(country);

/** An address of a row that orders can be delivered to: `none` where it has none, `unusable` for another one. */
export function readAddress(
  columns: ExportColumns,
  row: ImportRow,
  set: AddressColumns,
  person: Person,
): AddressFields | 'none' | 'unusable' {
  const parts = addressParts(columns, row, set, person);
  const { address, city, pincode, district, locality, name } = parts;
  if (address === '' && pincode === '') return 'none';
  const isWhole = address !== '' && city !== '' && /^[1-9]\d{5}$/.test(pincode);
  const isShort =
    address.length <= maxStreet && [city, district, locality, name].every((each) => each.length <= maxName);
  return isWhole && isShort && isIndia(cellText(columns, row, set.country)) ? parts : 'unusable';
}

/** By which two addresses of a customer are the same. */
export const addressKey = ({ address, pincode }: Pick<AddressFields, 'address' | 'pincode'>): string =>
  `${pincode}|${address.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')}`;
