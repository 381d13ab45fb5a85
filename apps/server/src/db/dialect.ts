import { PostgresAdapter, sql } from 'kysely';
import type { CreateTableBuilder, Kysely, RawBuilder, SelectQueryBuilder } from 'kysely';

/** The two engines the shop runs on. */
export type Engine = 'sqlite' | 'postgres';

/** Which engine a handle or a transaction talks to. */
export function engineOf<DB>(db: Kysely<DB>): Engine {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}

/** Locks the rows read until the transaction ends. SQLite needs none: its one writer is this transaction. */
export function forUpdate<DB, TB extends keyof DB, O>(
  db: Kysely<DB>,
  query: SelectQueryBuilder<DB, TB, O>,
): SelectQueryBuilder<DB, TB, O> {
  return engineOf(db) === 'postgres' ? query.forUpdate() : query;
}

/**
 * As {@link forUpdate}, but rows that refer to them can still be added, such as a product's in a bag: for a transaction
 * that takes minutes.
 */
export function forChange<DB, TB extends keyof DB, O>(
  db: Kysely<DB>,
  query: SelectQueryBuilder<DB, TB, O>,
): SelectQueryBuilder<DB, TB, O> {
  return engineOf(db) === 'postgres' ? query.forNoKeyUpdate() : query;
}

/** Locks the rows read and skips those that another worker has locked. */
export function forUpdateSkipLocked<DB, TB extends keyof DB, O>(
  db: Kysely<DB>,
  query: SelectQueryBuilder<DB, TB, O>,
): SelectQueryBuilder<DB, TB, O> {
  return engineOf(db) === 'postgres' ? query.forUpdate().skipLocked() : query;
}

/** Column types that mean the same on both engines. Text compares by code point on both, as SQLite does by default. */
export interface ColumnTypes {
  readonly text: RawBuilder<unknown>;
  /** Small whole numbers: ids, counts, flags. */
  readonly int: RawBuilder<unknown>;
  /** Milliseconds since 1970 and sums of paise. */
  readonly big: RawBuilder<unknown>;
}

/** The engine's spelling of the column types. */
export function columnTypes(engine: Engine): ColumnTypes {
  return engine === 'postgres'
    ? { text: sql`text collate "C"`, int: sql`integer`, big: sql`bigint` }
    : { text: sql`text`, int: sql`integer`, big: sql`integer` };
}

/** Makes SQLite check column types as PostgreSQL does. */
export function strict<TB extends string, C extends string>(
  engine: Engine,
  table: CreateTableBuilder<TB, C>,
): CreateTableBuilder<TB, C> {
  return engine === 'sqlite' ? table.modifyEnd(sql`strict`) : table;
}

/** Makes other processes wait until this transaction ends; SQLite's write lock does so already. */
export async function takeMigrationLock<DB>(transaction: Kysely<DB>): Promise<void> {
  if (engineOf(transaction) === 'sqlite') return;
  await sql`set local lock_timeout = 0`.execute(transaction);
  await sql`set local statement_timeout = 0`.execute(transaction);
  await sql`select pg_advisory_xact_lock(7205259403792793)`.execute(transaction);
}

/**
 * Tells PostgreSQL what tables hold that were just filled. Until it looks by itself it plans as if they were nearly empty,
 * and joins thousands of rows one by one. SQLite plans by its indexes.
 */
export async function noteFilled<DB>(db: Kysely<DB>, ...tables: readonly (keyof DB & string)[]): Promise<void> {
  if (engineOf(db) === 'sqlite') return;
  await sql`analyze ${sql.join(tables.map((table) => sql.table(table)))}`.execute(db);
}

/**
 * Runs work in a transaction, a new one where there is none, without PostgreSQL's limit for the time of a statement, which
 * is back when the transaction ends. SQLite has none.
 */
export async function withoutTimeLimit<DB, T>(
  db: Kysely<DB>,
  work: (transaction: Kysely<DB>) => Promise<T>,
): Promise<T> {
  if (engineOf(db) === 'sqlite') return work(db);
  if (!db.isTransaction) return db.transaction().execute((transaction) => withoutTimeLimit(transaction, work));
  await sql`set local statement_timeout = 0`.execute(db);
  return work(db);
}
