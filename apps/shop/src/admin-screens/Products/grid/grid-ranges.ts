import type { GridRow } from '@kayal/api-contract/client';
import type { GridRange } from './grid-block.ts';
import type { GridColumn } from './grid-columns.ts';
import { shownText, type CellText, type GridEdits } from './grid-edits.ts';

/** The cells of the grid. Column 0 of a range is the name of the row, which has no text. */
export interface GridCells {
  readonly rows: readonly GridRow[];
  readonly columns: readonly GridColumn[];
  readonly edits: GridEdits;
}

/** The text of a cell by its place; empty outside of the grid. */
export function textAt({ rows, columns, edits }: GridCells, row: number, column: number): string {
  const [product, own] = [rows[row], columns[column - 1]];
  return product === undefined || own === undefined ? '' : shownText(product, edits.rows.get(product.id), own.id);
}

/** The texts of a range, row by row. */
export const textsIn = (cells: GridCells, { top, bottom, left, right }: GridRange): readonly (readonly string[])[] =>
  cells.rows
    .slice(top, bottom + 1)
    .map((_, row) =>
      cells.columns
        .slice(Math.max(left - 1, 0), right)
        .map((__, column) => textAt(cells, top + row, Math.max(left, 1) + column)),
    );

/** New texts for the cells of a range. @param textOf by row and column from its first cell */
export function fill(
  { rows, columns }: GridCells,
  { top, bottom, left, right }: GridRange,
  textOf: (row: number, column: number) => string | undefined,
): readonly CellText[] {
  return rows.slice(top, bottom + 1).flatMap(({ id }, row) =>
    columns.slice(Math.max(left - 1, 0), right).flatMap((column, place) => {
      const text = textOf(row, place);
      return text === undefined ? [] : [{ id, column: column.id, text }];
    }),
  );
}

/**
 * The cells that a pasted block covers, from the first cell of a range on; one pasted text fills the whole range.
 * @returns also how many of its cells lie beyond the grid
 */
export function pasted(
  cells: GridCells,
  range: GridRange,
  block: readonly (readonly string[])[],
): { readonly texts: readonly CellText[]; readonly beyond: number } {
  const [only] = block.length === 1 && block[0]?.length === 1 ? block[0] : [];
  if (only !== undefined) return { texts: fill(cells, range, () => only), beyond: 0 };
  const [top, left] = [range.top, Math.max(range.left, 1)];
  const width = Math.max(...block.map((row) => row.length));
  const whole = { top, left, bottom: top + block.length - 1, right: left + width - 1 };
  const texts = fill(cells, whole, (row, column) => block[row]?.[column]);
  return { texts, beyond: block.reduce((sum, row) => sum + row.length, 0) - texts.length };
}
