import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseConnection, Transaction } from 'kysely';
import { isPassingConflict } from './database-errors.ts';
import type { Db } from './open-database.ts';
import type { Database } from './schema.ts';

const tries = 4;
/** First wait between tries, ms; doubled each time, plus a random wait of up to the same length. */
const firstWaitMs = 10;

const connections = new WeakMap<Db, DatabaseConnection>();

/** The connection of a transaction that is open; `undefined` for anything else. */
export function connectionOf(db: Db): DatabaseConnection | undefined {
  return connections.get(db);
}

/** Runs `work` while `connectionOf` knows the connection of its transaction. */
async function withConnection<T>(
  transaction: Transaction<Database>,
  work: (transaction: Transaction<Database>) => Promise<T>,
): Promise<T> {
  await transaction.getExecutor().provideConnection(async (connection) => {
    connections.set(transaction, connection);
  });
  try {
    return await work(transaction);
  } finally {
    connections.delete(transaction);
  }
}

/**
 * Runs `work` in one transaction. After a conflict with another one (serialisation failure, deadlock, lock wait) it
 * retries up to three times, with a growing random pause. `work` may therefore run more than once and must keep its
 * effects in the database; it must not call a network. On SQLite write transactions run one at a time.
 * @throws what `work` throws, after rolling back.
 */
export async function inTransaction<T>(db: Db, work: (transaction: Transaction<Database>) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute((transaction) => withConnection(transaction, work));
    } catch (error) {
      if (attempt === tries || !isPassingConflict(error)) throw error;
      const wait = firstWaitMs * 2 ** attempt;
      await sleep(wait + Math.random() * wait);
    }
  }
}

/**
 * Waits for statements of one transaction that do not need each other's results. PostgreSQL gets them in one message and
 * carries them out in this order; waiting for each would cost more than most of them do.
 * Outside of a transaction each of them takes a connection of its own.
 * @param statements calls that send their statement before they wait for anything
 * @throws what the first of them throws: after an error PostgreSQL refuses those behind it
 */
export async function inOneTrip<Statements extends readonly Promise<unknown>[]>(statements: readonly [...Statements]) {
  await Promise.allSettled(statements);
  return Promise.all(statements);
}
