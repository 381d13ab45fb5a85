import { formatOrderDate } from '../dates.ts';

/** Kinds of documents with a number of their own. */
export const documentKinds = ['invoice', 'bill-of-supply', 'credit-note'] as const;

/** A kind of document with a number of its own. */
export type DocumentKind = (typeof documentKinds)[number];

const letters: Readonly<Record<DocumentKind, string>> = { invoice: 'I', 'bill-of-supply': 'B', 'credit-note': 'C' };
/** CGST Rule 46(b). */
const maxLength = 16;
const fewestDigits = 6;

/** Documents are dated in India, whatever zone a shop writes its days in. @param at ms since 1970 @returns yyyy-mm-dd */
export const documentDay = (at: number): string => formatOrderDate(at, 'Asia/Kolkata');

/** The financial year of a day, from 1 April: '2627' for 2026-27. @param day yyyy-mm-dd */
export function financialYearOf(day: string): string {
  const year = Number(day.slice(2, 4)) - (day.slice(5) < '04-01' ? 1 : 0);
  return [year, year + 1].map((part) => String((part + 100) % 100).padStart(2, '0')).join('');
}

/** The series of a kind. @param prefix of the shop, at most three capitals and digits */
export const seriesOf = (kind: DocumentKind, prefix: string): string => `${prefix}${letters[kind]}`;

/**
 * A document's number: 'KYI/2627/000001'.
 * @param count from 1 in its series and year
 * @throws RangeError where it would be longer than 16 characters
 */
export function documentNumber(series: string, year: string, count: number): string {
  const number = `${series}/${year}/${String(count).padStart(fewestDigits, '0')}`;
  if (number.length > maxLength) throw new RangeError(`The series ${series} of ${year} is full`);
  return number;
}
