import type { Db } from './open-database.ts';

/** What a process can know about the others on the same database. */
export interface OtherProcesses {
  /**
   * A number that changes when another process has committed; reading it takes 2 µs. Always the same on PostgreSQL, where
   * reading it would take a round trip; `NaN`, which equals nothing, when the database does not answer.
   */
  readonly commits: () => number;
  /** Whether there may be another process whose `commits` cannot show what this one has committed. */
  readonly mayBeLate: () => Promise<boolean>;
}

const byDatabase = new WeakMap<Db, OtherProcesses>();

/** Records how the others are found. Call it once for each open database. */
export function watchOtherProcesses(db: Db, others: OtherProcesses): void {
  byDatabase.set(db, others);
}

const unknown: OtherProcesses = { commits: () => 0, mayBeLate: async () => true };

/**
 * The other processes on a database.
 * @param db the database itself, not a transaction in it
 */
export const otherProcessesOf = (db: Db): OtherProcesses => byDatabase.get(db) ?? unknown;
