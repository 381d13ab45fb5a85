import { useState } from 'react';
import { rangeOf, type GridRange, type GridSpot } from './grid-block.ts';

/** Where the focus of the grid is, and the chosen range. Column 0 is the name of the row. */
export interface GridCursor {
  readonly active: GridSpot;
  readonly range: GridRange;
  /** Rises with each move that takes the focus into the grid. */
  readonly moves: number;
  /** @param extends whether the range grows from where it began */
  readonly move: (to: GridSpot, isExtended?: boolean) => void;
}

/** The cursor of the grid; it begins at the first cell. */
export function useGridCursor(): GridCursor {
  const first = { row: 0, column: 1 };
  const [{ active, anchor, moves }, setCursor] = useState({ active: first, anchor: first, moves: 0 });
  return {
    active,
    range: rangeOf(anchor, active),
    moves,
    move: (to, isExtended = false) =>
      setCursor((last) => ({ active: to, anchor: isExtended ? last.anchor : to, moves: last.moves + 1 })),
  };
}
