/** What a cell holds where that is not a text or a plain number. */
export interface CellType {
  /**
   * `inexact`: a number of more digits than its program keeps. `formula`: one without a stored result. `nested`: a list or
   * an object.
   */
  readonly kind: 'number' | 'percent' | 'date' | 'boolean' | 'error' | 'inexact' | 'formula' | 'nested';
  /** The number itself, where the text of the cell is how its format shows it. */
  readonly number?: string;
  /** The day of a date as yyyy-mm-dd, whichever part of it the format of the cell shows first. */
  readonly day?: string;
}

/** One row of a table: its number as a spreadsheet counts, and its cells. */
export interface SheetRow {
  readonly row: number;
  /** As its program shows them. */
  readonly cells: readonly string[];
  /** By the position in `cells`; absent for a text and for a number that is shown as it is. */
  readonly types?: ReadonlyMap<number, CellType>;
}

/**
 * The text of a number. A zero follows where its point is followed by three digits: a shop that writes decimals after a
 * comma would read `1.499` as thousands.
 */
export function numberText(value: number): string {
  const text = String(value);
  return /\.\d{3}$/.test(text) ? `${text}0` : text;
}

/** The text of a number and, where a price must read it in another way, its type. */
export function numberCell(value: number): { readonly text: string; readonly type?: CellType } {
  const [text, number] = [String(value), numberText(value)];
  return text === number ? { text } : { text, type: { kind: 'number', number } };
}

/** A text that a spreadsheet program keeps from being read as a number, such as `="0017"`. */
export const guardedText = /^="([^"]*)"$/;
