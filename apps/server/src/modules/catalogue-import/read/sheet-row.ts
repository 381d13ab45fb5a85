/** One row of a table: its number as a spreadsheet counts, and its cells. */
export interface SheetRow {
  readonly row: number;
  readonly cells: readonly string[];
}
