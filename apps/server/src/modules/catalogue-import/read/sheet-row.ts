/** One row of a table: its number as a spreadsheet counts, and its cells. */
export interface SheetRow {
  readonly row: number;
  readonly cells: readonly string[];
}

/**
 * The text of a number. A zero follows where its point is followed by three digits: a shop that writes decimals after a
 * comma would read `1.499` as thousands.
 */
export function numberText(value: number): string {
  const text = String(value);
  return /\.\d{3}$/.test(text) ? `${text}0` : text;
}
