import type { GridChange, GridRow } from '@kayal/api-contract/client';

/** Typed texts of one product by column, where they differ from the saved ones. */
export type RowEdits = ReadonlyMap<string, string>;

/** One cell before and after a step. */
interface CellStep {
  readonly id: number;
  readonly column: string;
  readonly before: string;
  readonly after: string;
}

/** A text for a cell. */
export interface CellText {
  readonly id: number;
  readonly column: string;
  readonly text: string;
}

/** What was typed in the grid and is not saved, and how to take it back. */
export interface GridEdits {
  /** By product. A product without changes has no entry; one that no step touches keeps its map. */
  readonly rows: ReadonlyMap<number, RowEdits>;
  /** Newest last. */
  readonly done: readonly (readonly CellStep[])[];
  readonly undone: readonly (readonly CellStep[])[];
}

/** Nothing was typed. */
export const noEdits: GridEdits = { rows: new Map(), done: [], undone: [] };

/** Steps that can be taken back: a paste is one of them. */
const maxSteps = 200;

/** Products by id. */
export type RowsById = ReadonlyMap<number, GridRow>;

/** The saved text of a cell. */
const savedText = (row: GridRow | undefined, column: string): string => row?.cells[column] ?? '';

/** The text that a cell shows. */
export const shownText = (row: GridRow, edits: RowEdits | undefined, column: string): string =>
  edits?.get(column) ?? savedText(row, column);

function put(rows: GridEdits['rows'], saved: RowsById, cells: readonly CellText[]): GridEdits['rows'] {
  const next = new Map(rows);
  const touched = new Map<number, Map<string, string>>();
  for (const { id, column, text } of cells) {
    const row = touched.get(id) ?? new Map(next.get(id));
    touched.set(id, row);
    if (text === savedText(saved.get(id), column)) row.delete(column);
    else row.set(column, text);
  }
  for (const [id, row] of touched) {
    if (row.size === 0) next.delete(id);
    else next.set(id, row);
  }
  return next;
}

/** Writes cells as one step. Those that stay as they are do not count. */
export function writeCells(edits: GridEdits, saved: RowsById, cells: readonly CellText[]): GridEdits {
  const step = cells.flatMap(({ id, column, text }) => {
    const row = saved.get(id);
    const before = row && shownText(row, edits.rows.get(id), column);
    return before === undefined || before === text ? [] : [{ id, column, before, after: text }];
  });
  if (step.length === 0) return edits;
  return { rows: put(edits.rows, saved, cells), done: [...edits.done, step].slice(-maxSteps), undone: [] };
}

const textsOf = (step: readonly CellStep[], side: 'before' | 'after'): CellText[] =>
  step.map((cell) => ({ id: cell.id, column: cell.column, text: cell[side] }));

/** Takes the last step back, also one that was saved since: its cells are then changed again. */
export function undo({ rows, done, undone }: GridEdits, saved: RowsById): GridEdits {
  const step = done.at(-1);
  if (step === undefined) return { rows, done, undone };
  return { rows: put(rows, saved, textsOf(step, 'before')), done: done.slice(0, -1), undone: [...undone, step] };
}

/** Does the last step again that was taken back. */
export function redo({ rows, done, undone }: GridEdits, saved: RowsById): GridEdits {
  const step = undone.at(-1);
  if (step === undefined) return { rows, done, undone };
  return { rows: put(rows, saved, textsOf(step, 'after')), done: [...done, step], undone: undone.slice(0, -1) };
}

/** The typed texts that are not yet what is saved: after a save, or after somebody else's. */
export function withoutSaved(edits: GridEdits, saved: RowsById): GridEdits {
  const cells = [...edits.rows].flatMap(([id, row]) => [...row].map(([column, text]) => ({ id, column, text })));
  return { ...edits, rows: put(new Map(), saved, cells) };
}

/** The changes in the form of the API, in the order of the rows. */
export function changesOf(rows: readonly GridRow[], edits: GridEdits): GridChange[] {
  return rows.flatMap(({ id, version }) => {
    const own = edits.rows.get(id);
    return own === undefined ? [] : [{ id, version, cells: Object.fromEntries(own) }];
  });
}
