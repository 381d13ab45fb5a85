import type { CompiledQuery, DatabaseConnection, Driver, QueryCompiler, QueryResult } from 'kysely';
import { createQueryId, IdentifierNode, RawNode, SelectQueryNode } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import { CommitGroup } from './commit-group.ts';
import { SqliteHandle } from './sqlite-handle.ts';
import { isSqliteBusy } from '../database-errors.ts';

/** Pause between tries while another process holds the lock, ms. */
const busyPauseMs = 20;
/** How long to try to read, ms: a reader waits for moments only. */
const readLimitMs = 3000;
/**
 * How long to try to write, ms: an import of some thousand products writes for seconds. Below the ten seconds after which
 * a browser gives up.
 */
const writeLimitMs = 8000;
/**
 * Retries while another process holds the database, with a pause in which this process can do other work.
 * @param deadline by the process' monotonic clock, ms; the last error is thrown after it
 */
async function retryWhileBusy<T>(deadline: number, work: () => T): Promise<T> {
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!isSqliteBusy(error) || performance.now() >= deadline) throw error;
    }
    await sleep(busyPauseMs);
  }
}

/** Lets one write in at a time; the others wait in order. */
class WriteQueue {
  #tail: Promise<void> = Promise.resolve();
  #length = 0;

  /** How many callers hold or wait for the writing handle. */
  get length(): number {
    return this.#length;
  }

  /** Waits for its turn. @returns a function that ends the turn */
  async enter(): Promise<() => void> {
    const before = this.#tail;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#tail = promise;
    this.#length += 1;
    await before;
    return () => {
      this.#length -= 1;
      resolve();
    };
  }
}

/**
 * Kysely's connection during a query or a transaction. Outside a transaction reads go to the reading handle and
 * writes queue; inside one everything goes to the writing handle, so that a read never sees another caller's
 * uncommitted writes.
 */
class Lease implements DatabaseConnection {
  readonly #driver: SqliteFileDriver;
  #leave: (() => void) | null = null;
  /** Whether its transaction is the first of a group: it needs no savepoint, because nothing is before it. */
  #isFirst = false;

  constructor(driver: SqliteFileDriver) {
    this.#driver = driver;
  }

  async begin(): Promise<void> {
    const deadline = performance.now() + writeLimitMs;
    const leave = await this.#driver.queue.enter();
    try {
      this.#isFirst = await retryWhileBusy(deadline, () => this.#driver.group.open());
      if (!this.#isFirst) this.#driver.writer.run('savepoint member', []);
    } catch (error) {
      leave();
      throw error;
    }
    this.#leave = leave;
  }

  /** Resolves when the work is durable. When it throws before that, Kysely rolls back. */
  async commit(): Promise<void> {
    if (!this.#isFirst) this.#driver.writer.run('release member', []);
    const durable = this.#driver.group.join();
    this.release();
    await durable;
  }

  /** A full disk ends the whole transaction by itself, so there may be nothing left to roll back. */
  rollback(): void {
    if (this.#leave === null) return;
    try {
      if (!this.#driver.writer.inTransaction) return;
      if (this.#isFirst) return void this.#driver.writer.run('rollback', []);
      this.#driver.writer.run('rollback to member', []);
      this.#driver.writer.run('release member', []);
    } finally {
      this.#driver.group.endSoon();
      this.release();
    }
  }

  release(): void {
    this.#leave?.();
    this.#leave = null;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#leave !== null) return this.#runInside<R>(query);
    if (isRead(query)) {
      const deadline = performance.now() + readLimitMs;
      return retryWhileBusy(deadline, () => this.#driver.reader.run<R>(query.sql, query.parameters));
    }
    await this.begin();
    try {
      const result = this.#driver.writer.run<R>(query.sql, query.parameters);
      await this.commit();
      return result;
    } catch (error) {
      this.rollback();
      throw error;
    }
  }

  /**
   * A full disk ends a transaction by itself. What was sent together with the statement that failed (`inOneTrip`) would then
   * be committed alone, such as the kept answer of an order that does not exist.
   */
  #runInside<R>(query: CompiledQuery): QueryResult<R> {
    if (!this.#driver.writer.inTransaction) throw new Error('The transaction was ended by the database.');
    return this.#driver.writer.run<R>(query.sql, query.parameters);
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query);
  }
}

/** Kysely's driver over one SQLite file: WAL, durable commits, one writer at a time, reads beside it. */
export class SqliteFileDriver implements Driver {
  readonly writer: SqliteHandle;
  readonly reader: SqliteHandle;
  readonly queue = new WriteQueue();
  readonly group: CommitGroup;

  /** @param file path of the database file; made when missing. @throws when the folder cannot be written. */
  constructor(file: string) {
    this.writer = new SqliteHandle(file, 'write');
    this.reader = new SqliteHandle(file, 'read');
    this.group = new CommitGroup(this.writer, () => this.queue.enter());
  }

  /** A number that changes when another process has committed: all commits of this one go through `writer`. */
  othersCommits(): number {
    return this.writer.dataVersion();
  }

  /** Writes the log of writes into the file, and cuts it off: it holds earlier versions of rows, also of deleted ones. */
  async emptyLog(): Promise<void> {
    const leave = await this.queue.enter();
    try {
      this.group.commit();
      this.writer.run('PRAGMA wal_checkpoint(TRUNCATE)', []);
    } finally {
      leave();
    }
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return new Lease(this);
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await leaseOf(connection).begin();
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await leaseOf(connection).commit();
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    leaseOf(connection).rollback();
  }

  async savepoint(connection: DatabaseConnection, name: string, compile: QueryCompiler['compileQuery']): Promise<void> {
    await connection.executeQuery(savepointQuery('savepoint ', name, compile));
  }

  async rollbackToSavepoint(
    connection: DatabaseConnection,
    name: string,
    compile: QueryCompiler['compileQuery'],
  ): Promise<void> {
    await connection.executeQuery(savepointQuery('rollback to ', name, compile));
  }

  async releaseSavepoint(
    connection: DatabaseConnection,
    name: string,
    compile: QueryCompiler['compileQuery'],
  ): Promise<void> {
    await connection.executeQuery(savepointQuery('release ', name, compile));
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    leaseOf(connection).release();
  }

  async destroy(): Promise<void> {
    await this.group.settled();
    this.reader.close();
    this.writer.close();
  }
}

function leaseOf(connection: DatabaseConnection): Lease {
  if (connection instanceof Lease) return connection;
  throw new TypeError('A connection of another driver');
}

function isRead(query: CompiledQuery): boolean {
  return SelectQueryNode.is(query.query) || (RawNode.is(query.query) && /^\s*select\b/i.test(query.sql));
}

function savepointQuery(command: string, name: string, compile: QueryCompiler['compileQuery']): CompiledQuery {
  return compile(RawNode.create([command, ''], [IdentifierNode.create(name)]), createQueryId());
}
