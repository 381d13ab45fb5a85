/** A rectangle of cells; rows and columns count from 0, both ends are in it. */
export interface GridRange {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** A cell of the grid, from 0. */
export interface GridSpot {
  readonly row: number;
  readonly column: number;
}

/** The cells between two corners. */
export const rangeOf = (one: GridSpot, other: GridSpot): GridRange => ({
  top: Math.min(one.row, other.row),
  bottom: Math.max(one.row, other.row),
  left: Math.min(one.column, other.column),
  right: Math.max(one.column, other.column),
});

/** Quoted where a spreadsheet quotes: with a tab, a line break or a quote in it. */
const quoted = (text: string): string => (/[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Cells as spreadsheets copy them: tabs between cells, a line for each row. */
export const blockText = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(quoted).join('\t')).join('\n');

const cell = /("(?:[^"]|"")*"|[^\t\n\r]*)(\t|\r\n|\n|\r|$)/gy;

/** Reads what a spreadsheet copied. A cell in quotes may have tabs and line breaks. */
export function readBlock(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  for (const [, written = '', end = ''] of text.matchAll(cell)) {
    rows.at(-1)?.push(/^".*"$/s.test(written) ? written.slice(1, -1).replaceAll('""', '"') : written);
    if (end === '') break;
    if (end !== '\t') rows.push([]);
  }
  // Spreadsheets end the last row too.
  if (rows.length > 1 && rows.at(-1)?.join('') === '') rows.pop();
  return rows;
}
