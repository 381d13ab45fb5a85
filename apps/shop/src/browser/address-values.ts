/** Values that screens of the back office read from their address. A text that is none of them counts as absent. */

const maxPage = 99_999;

/** One of the known values. */
export const oneOf = <Value extends string>(known: readonly Value[], text: string | null): Value | undefined =>
  known.find((value) => value === text);

/** A real day, yyyy-mm-dd; otherwise empty. */
export function dayIn(text: string | null): string {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return '';
  const at = Date.parse(text);
  return Number.isFinite(at) && new Date(at).toISOString().startsWith(text) ? text : '';
}

/** The number of a page, from 1; otherwise the first. */
export function pageIn(text: string | null): number {
  const page = Number(text ?? '1');
  return Number.isInteger(page) && page > 0 && page <= maxPage ? page : 1;
}

/** Max letters of a search. */
const maxSearch = 100;

/** The words of a search, without control characters, which the server refuses. */
export const searchIn = (text: string | null): string =>
  (text ?? '')
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, maxSearch);
