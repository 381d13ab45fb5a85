import type { GridChange, GridRow } from '@kayal/api-contract/client';
import { readGridCell, type CallError, type CellContext } from '@kayal/commerce-core';
import type { GridColumn } from './grid-columns.ts';
import type { GridEdits } from './grid-edits.ts';

/** Why typed cells cannot be saved: product → column → text. */
export type GridProblems = ReadonlyMap<number, ReadonlyMap<string, string>>;

/** A wrong cell by its place, from 0. */
export interface ProblemSpot {
  readonly row: number;
  readonly column: number;
  /** Such as `Row 12, HSN code: …`. */
  readonly text: string;
}

/** What the shop refused: the cells as they were sent, with its reasons. */
export interface RefusedCells {
  readonly sent: readonly GridChange[];
  readonly error: CallError | null;
}

/** The shop's reason against a cell that still has the text that was sent. */
function refusalOf({ sent, error }: RefusedCells): (id: number, column: string, text: string) => string | undefined {
  const fields = error?.code === 'request.invalid' ? error.details['fields'] : null;
  if (typeof fields !== 'object' || fields === null) return () => undefined;
  const reasons: ReadonlyMap<string, unknown> = new Map(Object.entries(fields));
  const places = new Map(sent.map(({ id }, place) => [id, place]));
  return (id, column, text) => {
    const place = places.get(id);
    if (place === undefined || sent[place]?.cells[column] !== text) return undefined;
    const reason = reasons.get(`${place}.${column}`);
    return typeof reason === 'string' ? reason : undefined;
  };
}

/** The errors of all typed cells. */
export function gridProblems({ rows }: GridEdits, shop: CellContext, refused: RefusedCells): GridProblems {
  const refusal = refusalOf(refused);
  const problems = new Map<number, Map<string, string>>();
  for (const [id, cells] of rows) {
    for (const [column, text] of cells) {
      const reading = readGridCell(column, text, shop);
      const problem = 'problem' in reading ? `${reading.problem} ${reading.remedy}` : refusal(id, column, text);
      if (problem === undefined) continue;
      const own = problems.get(id) ?? new Map<string, string>();
      problems.set(id, own.set(column, problem));
    }
  }
  return problems;
}

/** The errors in the order of the grid. */
export function problemSpots(
  rows: readonly GridRow[],
  columns: readonly GridColumn[],
  problems: GridProblems,
): readonly ProblemSpot[] {
  if (problems.size === 0) return [];
  return rows.flatMap(({ id }, row) => {
    const own = problems.get(id);
    if (own === undefined) return [];
    return columns.flatMap((column, place) => {
      const problem = own.get(column.id);
      return problem === undefined ? [] : [{ row, column: place, text: `Row ${row + 1}, ${column.name}: ${problem}` }];
    });
  });
}

/** Products that somebody else changed or removed since they were loaded, by id. */
export function changedElsewhere(error: CallError | null): readonly number[] {
  const changes = error?.code === 'product.changed' ? error.details['changes'] : null;
  if (!Array.isArray(changes)) return [];
  return changes.flatMap((change: unknown) =>
    typeof change === 'object' && change !== null && 'field' in change ? [Number(change.field)] : [],
  );
}
