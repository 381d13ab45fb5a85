/** The parts of a day in the order in which a locale writes them, with what it puts between. */
const partsOf = (locale: string) =>
  new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric' }).formatToParts(0);

const letters: Readonly<Record<string, string>> = { day: 'dd', month: 'mm', year: 'yyyy' };

/** How a locale writes a day: `dd/mm/yyyy` in India. */
export const dayPattern = (locale: string): string =>
  partsOf(locale)
    .map(({ type, value }) => letters[type] ?? value)
    .join('');

/** A day as a locale writes it: `03/11/2026` in India. @param day yyyy-mm-dd */
export const dayWritten = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(day),
  );

/** yyyy-mm-dd; null when there is no such day. */
function isoDay(year: number, month: number, day: number): string | null {
  const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const at = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(at) && new Date(at).toISOString().startsWith(text) ? text : null;
}

/** Splits digits without signs, such as 03112026 or 031126, in a locale's order. */
function digitsSplit(text: string, order: readonly string[]): readonly string[] | undefined {
  const digits = /^\s*(\d{6}|\d{8})\s*$/.exec(text)?.[1];
  if (digits === undefined) return undefined;
  const yearLength = digits.length - 4;
  let at = 0;
  return order.map((part) => digits.slice(at, (at += part === 'year' ? yearLength : 2)));
}

/**
 * Reads a day in the order of a locale, with any sign between its numbers or, since keypads of phones have digits only,
 * with none; or as yyyy-mm-dd. A year of two digits is in this century.
 * @returns yyyy-mm-dd; null when the text is no day
 */
export function dayTyped(text: string, locale: string): string | null {
  const written = partsOf(locale).flatMap(({ type }) => (letters[type] ? type : []));
  const numbers = /^\s*(\d{1,4})\D+(\d{1,2})\D+(\d{1,4})\s*$/.exec(text)?.slice(1) ?? digitsSplit(text, written);
  if (numbers === undefined) return null;
  const order = numbers[0]?.length === 4 ? ['year', 'month', 'day'] : written;
  const read = (part: string): string => numbers[order.indexOf(part)] ?? '';
  const year = read('year');
  if (year.length !== 2 && year.length !== 4) return null;
  return isoDay(year.length === 2 ? 2000 + Number(year) : Number(year), Number(read('month')), Number(read('day')));
}
