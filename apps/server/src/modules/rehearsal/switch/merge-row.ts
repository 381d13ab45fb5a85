import type { PlainRow } from '../../moving/shop-rows.ts';
import type { RowChange } from './row-changes.repository.ts';

/** What becomes of a change: `same` where the shop has it already, `conflict` where the shop changed the row too. */
export type Verdict = 'same' | 'take' | 'conflict';

const isSame = (one: PlainRow | null, other: PlainRow | null, columns: readonly string[]): boolean =>
  one === null || other === null ? one === other : columns.every((column) => one[column] === other[column]);

/** Compares a row in three places: as it was copied, in the rehearsal, and in the shop now. @param columns that count */
export function verdictOf({ before, after }: RowChange, now: PlainRow | null, columns: readonly string[]): Verdict {
  if (isSame(after, now, columns)) return 'same';
  return isSame(before, now, columns) ? 'take' : 'conflict';
}

/** Columns in which two rows differ. */
export const differingColumns = (one: PlainRow, other: PlainRow, columns: readonly string[]): readonly string[] =>
  columns.filter((column) => one[column] !== other[column]);
