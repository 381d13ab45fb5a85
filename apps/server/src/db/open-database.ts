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
import { protectFile, protectFolder } from './sqlite/data-folder.ts';
import type { DatabasePooler } from './postgres/database-pooler.ts';
import type { Engine } from './dialect.ts';
import { watchOtherProcesses } from './other-processes.ts';
import type { PostgresPools } from './postgres/open-pools.ts';
import type { Database } from './schema.ts';
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
  /** Removes the earlier versions of rows that SQLite's log of writes still holds; nothing on PostgreSQL. */
  readonly emptyLog: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Location of the data: a PostgreSQL address, or a folder for the SQLite file. */
export type DatabaseLocation = { readonly dataDir: string } & (
  | { readonly databaseUrl: null }
  | {
      readonly databaseUrl: string;
      /** What stands before PostgreSQL: each process that opens it has to know. */
      readonly databasePooler: DatabasePooler;
    }
);

/** Name of the SQLite file inside the data folder. */
export const sqliteFileName = 'kayal.db';

/**
 * How the names of the shop's connections in PostgreSQL begin; each process adds its own end. At least one is kept open, so
 * that a restore and the other processes see the shop.
 */
export const postgresApplicationName = 'kayal-shop';

/**
 * Opens the database the settings name: PostgreSQL by `DATABASE_URL`, the embedded SQLite file otherwise.
 * @param onStatement for traces; null where nobody listens
 * @throws when the data folder cannot be created or the file is not a database. PostgreSQL is first contacted by a
 * query.
 */
export function openDatabase(place: DatabaseLocation, onStatement: StatementListener | null = null): OpenDatabase {
  const options = onStatement === null ? {} : { log: notifyOf(onStatement) };
  return place.databaseUrl === null
    ? openSqlite(place.dataDir, options)
    : openPostgres(place.databaseUrl, place.databasePooler, options);
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
  return openDriver(new SqliteFileDriver(file), options);
}

/** Opens the database behind a driver, which may be one that fails on purpose. */
export function openDriver(driver: SqliteFileDriver, options: KyselyOptions): OpenDatabase {
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
    emptyLog: () => driver.emptyLog(),
    close: () => db.destroy(),
  };
}

function openPostgres(connectionString: string, pooler: DatabasePooler, options: KyselyOptions): OpenDatabase {
  const applicationName = `${postgresApplicationName}:${randomUUID().slice(0, 8)}`;
  let opened: PostgresPools | null = null;
  let opening: Promise<PostgresPools> | null = null;
  // The driver is loaded with the first query: a shop on SQLite does not hold it.
  const pools = (): Promise<PostgresPools> =>
    (opening ??= import('./postgres/open-pools.ts').then(
      ({ openPools }) => (opened = openPools({ connectionString, applicationName, pooler })),
    ));
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: async () => (await pools()).pool }),
    ...options,
  });
  // A pooler's connections bear the names of whoever used them last.
  const mayBeLate = async (): Promise<boolean> => pooler !== 'none' || isAnotherConnected(db, applicationName);
  watchOtherProcesses(db, { commits: () => 0, mayBeLate });
  return {
    db,
    engine: 'postgres',
    waiting: () => opened?.pool.waitingCount ?? 0,
    ping: async () => {
      const { probe } = await pools();
      const { rows } = await probe.query<{ now: string }>('select extract(epoch from clock_timestamp()) * 1000 as now');
      return Number(rows[0]?.now);
    },
    emptyLog: async () => {},
    close: async () => {
      await Promise.all([db.destroy(), opened?.probe.end()]);
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
