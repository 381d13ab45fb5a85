import pg from 'pg';
import type { DatabasePooler } from './database-pooler.ts';
import { preparedName } from '../prepare.ts';

/** Connections to PostgreSQL. */
export interface PostgresPools {
  readonly pool: pg.Pool;
  /** One connection of its own, for checks that must not wait behind the calls of shoppers. */
  readonly probe: pg.Pool;
}

const poolSize = 10;
/** Time limits on PostgreSQL, ms. */
const limitsMs = { connect: 3000, statement: 5000, lock: 3000, idleInTransaction: 10_000 };

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

/** Where PostgreSQL is and how it is reached. */
interface PoolOptions {
  readonly connectionString: string;
  /** By which PostgreSQL lists the pool's connections. */
  readonly applicationName: string;
  readonly pooler: DatabasePooler;
}

/** What lasts as long as a connection: prepared statements and limits. A pooler sets the limits itself (docs/scaling.md). */
const ofConnection = {
  Client: NamingClient,
  statement_timeout: limitsMs.statement,
  lock_timeout: limitsMs.lock,
  idle_in_transaction_session_timeout: limitsMs.idleInTransaction,
};

/** Makes the pools; a connection is opened by its first query. */
export function openPools({ connectionString, applicationName, pooler }: PoolOptions): PostgresPools {
  const pool = new pg.Pool({
    ...(pooler === 'none' && ofConnection),
    // Statements that nothing waits for in between are sent together: `inOneTrip`.
    pipeline: true,
    connectionString,
    application_name: applicationName,
    max: poolSize,
    min: 1,
    connectionTimeoutMillis: limitsMs.connect,
    types: { getTypeParser },
  });
  // A connection that breaks fails its query and is replaced. Without a listener, of the pool while it is idle and of
  // its own while it is at work, the same event would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const probe = new pg.Pool({ connectionString, max: 1, connectionTimeoutMillis: limitsMs.connect });
  probe.on('error', () => undefined);
  probe.on('connect', (client) => client.on('error', () => undefined));
  return { pool, probe };
}

const int8 = 20;
const numeric = 1700;

/** Milliseconds and sums of paise stay far below 2^53, so they are read as numbers, as SQLite gives them. */
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') => {
  if (oid === int8 || oid === numeric) return Number;
  return pg.types.getTypeParser(oid, format === 'binary' ? 'text' : format);
};
