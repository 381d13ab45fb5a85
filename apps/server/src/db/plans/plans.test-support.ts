import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { migrate } from '../migrate.ts';
import { openDatabase, type Db } from '../open-database.ts';

/** A statement and how SQLite finds its rows: one line for each table, subquery and sorting. */
export interface Plan {
  readonly statement: string;
  readonly steps: readonly string[];
}

/** Runs work on an empty SQLite database. @returns the plans of the statements it sends, in their order */
export async function plansOf(work: (db: Db) => Promise<unknown>): Promise<readonly Plan[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kayal-plans-'));
  let statements: string[] = [];
  const { db, close } = openDatabase({ databaseUrl: null, dataDir }, (statement) => statements.push(statement.sql));
  await migrate(db);
  statements = [];
  await work(db);
  const plans: Plan[] = [];
  for (const statement of statements.filter((text) => /^\s*(select|insert|update|delete)/i.test(text))) {
    // Values are not bound: a plan does not depend on them.
    const { rows } = await sql<{ detail: string }>`explain query plan ${sql.raw(statement)}`.execute(db);
    plans.push({ statement, steps: rows.map(({ detail }) => detail) });
  }
  await close();
  rmSync(dataDir, { recursive: true });
  return plans;
}
