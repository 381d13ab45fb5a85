import type { ReactElement } from 'react';

/** Where a replay does not do what was recorded. */
export interface Difference {
  /** Index of the entry. */
  readonly entry: number;
  readonly expected: string;
  readonly found: string;
}

/** How far a replay is, as plain data. */
export interface PlainPoint {
  /** Index of the last entry that was repeated; -1 before the first. */
  readonly entry: number;
  readonly isMoving: boolean;
  readonly difference: Difference | null;
}

/** How far a replay is. */
export interface Point extends PlainPoint {
  /** The real screen, to be rendered. */
  readonly screen: ReactElement | null;
}
