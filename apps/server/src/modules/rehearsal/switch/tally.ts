import { rehearsalKinds, type RehearsalKind, type WireOf } from '@kayal/api-contract';
import type { PlainRow } from '../../moving/shop-rows.ts';
import type { TablePlan } from './goods-tables.ts';
import { differingColumns } from './merge-row.ts';
import type { RowChange } from './row-changes.repository.ts';

/** What a rehearsal changed, on the wire. */
export type Differences = WireOf<'getRehearsalDifferences'>['answer'];

/** Max conflicts that an owner is shown. */
const maxShown = 50;
/** Max characters of a value that she is shown. */
const maxValueLength = 200;

const textOf = (value: string | number | null | undefined): string => String(value ?? '').slice(0, maxValueLength);

/** Columns by which people know a row better than by its key. */
const nameColumns = ['name', 'from_path', 'from_shape', 'number'] as const;

function nameOf(row: PlainRow, { key }: TablePlan): string {
  const name = nameColumns.find((column) => row[column] !== undefined);
  const id = key.map((column) => textOf(row[column])).join(' · ');
  return name === undefined ? id : `${textOf(row[name])} (${id})`;
}

/** Counts what changed, and keeps the first rows that both shops changed. */
export class Tally {
  readonly #counts = new Map<RehearsalKind, { changed: number; conflicts: number }>();
  readonly #conflicts: Differences['conflicts'] = [];

  /** Counts rows that only the rehearsal changed. */
  add(kind: RehearsalKind, rows: number): void {
    this.#of(kind).changed += rows;
  }

  /** Counts a setting, row or table that both changed. */
  addConflict(conflict: Differences['conflicts'][number]): void {
    this.#of(conflict.kind).conflicts += 1;
    if (this.#conflicts.length < maxShown) this.#conflicts.push(conflict);
  }

  /** Counts a row that both changed, with the values in which they differ. */
  addRow(plan: TablePlan, { before, after }: RowChange, now: PlainRow | null, columns: readonly string[]): void {
    const row = after ?? before ?? {};
    const fields = after === null || now === null ? [] : differingColumns(after, now, columns);
    this.addConflict({
      kind: plan.kind,
      row: nameOf(row, plan),
      fields: fields.map((field) => ({ field, here: textOf(now?.[field]), there: textOf(after?.[field]) })),
      isGoneHere: now === null,
      isGoneThere: after === null,
    });
  }

  result(): Differences {
    const kinds = rehearsalKinds.flatMap((kind) => {
      const counts = this.#counts.get(kind);
      return counts === undefined || counts.changed + counts.conflicts === 0 ? [] : [{ kind, ...counts }];
    });
    return { kinds, conflicts: this.#conflicts };
  }

  #of(kind: RehearsalKind): { changed: number; conflicts: number } {
    const counts = this.#counts.get(kind) ?? { changed: 0, conflicts: 0 };
    this.#counts.set(kind, counts);
    return counts;
  }
}
