import { setTimeout as sleep } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { isPassingConflict } from './database-errors.ts';
import type { Db } from './open-database.ts';
import type { Database } from './schema.ts';

const tries = 4;
/** First wait between tries, ms; doubled each time, plus a random wait of up to the same length. */
const firstWaitMs = 10;

/**
 * Runs `work` in one transaction. After a conflict with another one (serialisation failure, deadlock, lock wait) it
 * retries up to three times, with a growing random pause. `work` may therefore run more than once and must keep its
 * effects in the database; it must not call a network. On SQLite write transactions run one at a time.
 * @throws what `work` throws, after rolling back.
 */
export async function inTransaction<T>(db: Db, work: (transaction: Transaction<Database>) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === tries || !isPassingConflict(error)) throw error;
      const wait = firstWaitMs * 2 ** attempt;
      await sleep(wait + Math.random() * wait);
    }
  }
}
