import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { QueryResult } from 'kysely';
import { dropFreePages } from './drop-free-pages.ts';

/** How long opening the file waits for another process, ms. */
const openTimeoutMs = 2000;
/** How long SQLite waits for another process' lock, ms. It blocks the event loop meanwhile, so this is short. */
const busyTimeoutMs = 5;
/** Statements kept prepared per connection; far above what the repositories hold. */
const cachedStatements = 400;

interface Prepared {
  readonly statement: StatementSync;
  readonly returnsRows: boolean;
}

/** One `node:sqlite` handle with its prepared statements. */
export class SqliteHandle {
  readonly #database: DatabaseSync;
  readonly #prepared = new Map<string, Prepared>();

  constructor(file: string, use: 'read' | 'write') {
    this.#database = new DatabaseSync(file, { timeout: openTimeoutMs, readOnly: use === 'read' });
    if (use === 'write') this.#beginWriting();
    this.#database.exec(`PRAGMA busy_timeout = ${busyTimeoutMs}`);
  }

  /** A number that changes with the commits of all other connections; `NaN` when the file cannot be read. */
  dataVersion(): number {
    try {
      return Number(this.#prepare('PRAGMA data_version').statement.get()?.['data_version']);
    } catch {
      return Number.NaN;
    }
  }

  #beginWriting(): void {
    this.#database.exec('PRAGMA journal_mode = WAL');
    this.#database.exec('PRAGMA synchronous = FULL');
    this.#database.exec('PRAGMA foreign_keys = ON');
    // What is deleted, such as a customer's address, is overwritten with zeros and not left in free pages.
    this.#database.exec('PRAGMA secure_delete = ON');
    dropFreePages(this.#database);
    // Of what a savepoint holds to roll back, SQLite writes all above 64 kB to a file, also when it is released.
    this.#database.exec('PRAGMA temp_store = MEMORY');
  }

  get inTransaction(): boolean {
    return this.#database.isTransaction;
  }

  run<R>(sql: string, parameters: readonly unknown[]): QueryResult<R> {
    const { statement, returnsRows } = this.#prepare(sql);
    const values = parameters.map(toSqlite);
    // The driver contract is generic over the row type, which only the query builder knows.
    if (returnsRows) return { rows: statement.all(...values) as R[] };
    const { changes, lastInsertRowid } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  close(): void {
    this.#prepared.clear();
    this.#database.close();
  }

  #prepare(sql: string): Prepared {
    const known = this.#prepared.get(sql);
    if (known !== undefined) return known;
    const statement = this.#database.prepare(sql);
    const prepared = { statement, returnsRows: statement.columns().length > 0 };
    if (this.#prepared.size >= cachedStatements) this.#prepared.clear();
    this.#prepared.set(sql, prepared);
    return prepared;
  }
}

function toSqlite(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`SQLite cannot keep a ${typeof value}`);
}
