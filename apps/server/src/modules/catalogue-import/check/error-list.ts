import type { Db } from '../../../db/open-database.ts';
import type { RowError } from './parse/parse-row.ts';
import { insertStaged } from './staging.repository.ts';

/** Max stored errors. */
const maxErrors = 10_000;

/** Collects errors, up to a max number. */
export class ErrorList {
  readonly #db: Db;
  readonly #runId: string;
  count = 0;

  constructor(db: Db, runId: string) {
    this.#db = db;
    this.#runId = runId;
  }

  get isFull(): boolean {
    return this.count >= maxErrors;
  }

  /** What the owner must know beside the list: that the check stopped at the max number. */
  get notes(): readonly string[] {
    if (!this.isFull) return [];
    return [`The check stopped after ${maxErrors.toLocaleString('en')} errors; the rest of the file may have more.`];
  }

  async add(errors: readonly RowError[]): Promise<void> {
    const kept = errors.slice(0, Math.max(0, maxErrors - this.count));
    const rows = kept.map(({ row, heading, value, problem, remedy }, index) => ({
      run_id: this.#runId,
      seq: this.count + index,
      row_number: row,
      heading,
      value,
      problem,
      remedy,
    }));
    this.count += kept.length;
    await insertStaged(this.#db, 'import_error', rows);
  }
}
