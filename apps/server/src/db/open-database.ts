import { randomUUID } from 'node:crypto';
import path from 'node:path';
import {
  Kysely,
  PostgresDialect,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
  type Dialect,
  type Driver,
  type KyselyConfig,
  type LogEvent,
} from 'kysely';
import pg from 'pg';
import { protectFile, protectFolder } from './sqlite/data-folder.ts';
import type { Engine } from './dialect.ts';
import { watchOtherProcesses } from './other-processes.ts';
import type { Database } from './schema.ts';
import { preparedName } from './prepare.ts';
import { SqliteFileDriver } from './sqlite/sqlite-driver.ts';

/** The database or a transaction in it, for repositories. */
export type Db = Kysely<Database>;

/** An open database and how to close it. */
export interface OpenDatabase {
  readonly db: Db;
  readonly engine: Engine;
  /** How many calls wait for a connection or for their turn to write. */
  readonly waiting: () => number;
  /**
   * Checks that the database answers, without waiting behind the calls of shoppers.
   * @returns the time by its own clock, ms since 1970; null where that is the clock of this process
   */
  readonly ping: () => Promise<number | null>;
  readonly close: () => Promise<void>;
}

/** Location of the data: a PostgreSQL address, or a folder for the SQLite file. */
export interface DatabaseLocation {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
}

/** Name of the SQLite file inside the data folder. */
export const sqliteFileName = 'kayal.db';

/**
 * How the names of the shop's connections in PostgreSQL begin; each process adds its own end. At least one is kept open, so
 * that a restore and the other processes see the shop.
 */
export const postgresApplicationName = 'kayal-shop';

const poolSize = 10;
/** Time limits on PostgreSQL, ms. */
const limitsMs = { connect: 3000, statement: 5000, lock: 3000, idleInTransaction: 10_000 };

/**
 * Opens the database the settings name: PostgreSQL by `DATABASE_URL`, the embedded SQLite file otherwise.
 * @param onStatement for traces; null where nobody listens
 * @throws when the data folder cannot be created or the file is not a database. PostgreSQL is first contacted by a
 * query.
 */
export function openDatabase(place: DatabaseLocation, onStatement: StatementListener | null = null): OpenDatabase {
  const options = onStatement === null ? {} : { log: notifyOf(onStatement) };
  return place.databaseUrl === null ? openSqlite(place.dataDir, options) : openPostgres(place.databaseUrl, options);
}

/** Is called after each statement; the text has placeholders in place of the values. */
type StatementListener = (statement: {
  readonly sql: string;
  readonly durationMs: number;
  readonly hasFailed: boolean;
}) => void;

type KyselyOptions = Pick<KyselyConfig, 'log'>;

function notifyOf(onStatement: StatementListener): (event: LogEvent) => void {
  return ({ level, query, queryDurationMillis }) =>
    onStatement({ sql: query.sql, durationMs: queryDurationMillis, hasFailed: level === 'error' });
}

class SqliteFileDialect implements Dialect {
  readonly #driver: SqliteFileDriver;

  constructor(driver: SqliteFileDriver) {
    this.#driver = driver;
  }

  createDriver(): Driver {
    return this.#driver;
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler();
  }

  createAdapter(): SqliteAdapter {
    return new ManyConnectionsAdapter();
  }

  createIntrospector(db: Db): SqliteIntrospector {
    return new SqliteIntrospector(db);
  }
}

/** Kysely would hold one connection for all of SQLite; our driver keeps readers and the writer apart itself. */
class ManyConnectionsAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

function openSqlite(dataDir: string, options: KyselyOptions): OpenDatabase {
  const file = path.join(dataDir, sqliteFileName);
  protectFolder(dataDir, sqliteFileName);
  protectFile(file);
  const driver = new SqliteFileDriver(file);
  const db = new Kysely<Database>({ dialect: new SqliteFileDialect(driver), ...options });
  watchOtherProcesses(db, { commits: () => driver.othersCommits(), mayBeLate: async () => false });
  return {
    db,
    engine: 'sqlite',
    waiting: () => driver.queue.length,
    ping: async () => {
      await sql`select 1`.execute(db);
      return null;
    },
    close: () => db.destroy(),
  };
}

/** Sends prepared statements by name, so that PostgreSQL parses and plans each of them once per connection. */
class NamingClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const send = this.query.bind(this);
    const named = (text: unknown, values?: unknown[], ...rest: unknown[]): unknown => {
      const name = typeof text === 'string' ? preparedName(text) : undefined;
      return name === undefined
        ? Reflect.apply(send, this, [text, values, ...rest])
        : send({ name, text: String(text), values: values ?? [] });
    };
    Object.defineProperty(this, 'query', { value: named });
  }
}

function openPostgres(connectionString: string, options: KyselyOptions): OpenDatabase {
  const applicationName = `${postgresApplicationName}:${randomUUID().slice(0, 8)}`;
  const pool = new pg.Pool({
    Client: NamingClient,
    // Statements that nothing waits for in between are sent together: `inOneTrip`.
    pipeline: true,
    connectionString,
    application_name: applicationName,
    max: poolSize,
    min: 1,
    connectionTimeoutMillis: limitsMs.connect,
    statement_timeout: limitsMs.statement,
    lock_timeout: limitsMs.lock,
    idle_in_transaction_session_timeout: limitsMs.idleInTransaction,
    types: { getTypeParser },
  });
  // A connection that breaks fails its query and is replaced. Without a listener, of the pool while it is idle and of
  // its own while it is at work, the same event would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const probe = new pg.Pool({ connectionString, max: 1, connectionTimeoutMillis: limitsMs.connect });
  probe.on('error', () => undefined);
  probe.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }), ...options });
  watchOtherProcesses(db, { commits: () => 0, mayBeLate: () => isAnotherConnected(db, applicationName) });
  return {
    db,
    engine: 'postgres',
    waiting: () => pool.waitingCount,
    ping: async () => {
      const { rows } = await probe.query<{ now: string }>('select extract(epoch from clock_timestamp()) * 1000 as now');
      return Number(rows[0]?.now);
    },
    close: async () => {
      await Promise.all([db.destroy(), probe.end()]);
    },
  };
}

/** Whether another process of the shop is connected to the same database. */
async function isAnotherConnected(db: Db, ownName: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_stat_activity where datname = current_database()
      and starts_with(application_name, ${postgresApplicationName}) and application_name <> ${ownName} limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

const int8 = 20;
const numeric = 1700;

/** Milliseconds and sums of paise stay far below 2^53, so they are read as numbers, as SQLite gives them. */
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') => {
  if (oid === int8 || oid === numeric) return Number;
  return pg.types.getTypeParser(oid, format === 'binary' ? 'text' : format);
};
