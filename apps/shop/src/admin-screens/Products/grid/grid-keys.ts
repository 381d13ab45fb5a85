import type { GridSpot } from './grid-block.ts';

/** Size of the grid, and rows of a page. */
interface GridSize {
  readonly rows: number;
  readonly columns: number;
  readonly page: number;
}

/** The part of a keyboard event that moves. */
interface MoveKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** Where a key leads from a cell, within the grid; null where it does not move. The keys are those of the ARIA pattern. */
export function moved({ row, column }: GridSpot, event: MoveKey, { rows, columns, page }: GridSize): GridSpot | null {
  const isFar = event.ctrlKey || event.metaKey;
  const [lastRow, lastColumn] = [rows - 1, columns - 1];
  const spots: Readonly<Record<string, GridSpot>> = {
    ArrowUp: { row: isFar ? 0 : row - 1, column },
    ArrowDown: { row: isFar ? lastRow : row + 1, column },
    ArrowLeft: { row, column: isFar ? 0 : column - 1 },
    ArrowRight: { row, column: isFar ? lastColumn : column + 1 },
    PageUp: { row: row - page, column },
    PageDown: { row: row + page, column },
    Home: { row: isFar ? 0 : row, column: 0 },
    End: { row: isFar ? lastRow : row, column: lastColumn },
  };
  const spot = spots[event.key];
  if (spot === undefined) return null;
  return {
    row: Math.min(Math.max(spot.row, 0), lastRow),
    column: Math.min(Math.max(spot.column, 0), lastColumn),
  };
}
