/** A window over a row of things: what is seen and whether it can move. */
export interface Window {
  /** First index seen. */
  readonly start: number;
  /** One past the last index seen. */
  readonly end: number;
  readonly canGoBack: boolean;
  readonly canGoOn: boolean;
}

/**
 * The window at an index, kept inside the row: 'previous' ends at 0 and 'next' at the last window (S2.HOME.01–04, S2.PDP.06).
 * @param size How many are seen at once; at least 1.
 */
export function windowAt(length: number, size: number, start: number): Window {
  const seen = Math.max(1, size);
  const last = Math.max(0, length - seen);
  const first = Math.min(Math.max(0, Math.trunc(start)), last);
  return { start: first, end: Math.min(length, first + seen), canGoBack: first > 0, canGoOn: first < last };
}

/** The window one step on or back. */
export function moveWindow(length: number, size: number, start: number, step: number): Window {
  return windowAt(length, size, windowAt(length, size, start).start + step);
}
