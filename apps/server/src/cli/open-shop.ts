import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { isSqliteBusy, isSqliteDamaged } from '../db/database-errors.ts';
import { postgresApplicationName } from '../db/open-database.ts';
import { CommandError } from './command.ts';

const shopIsOpen = (reason: string): CommandError =>
  new CommandError(`The shop is open: ${reason}. Stop it first. Nothing was changed.`);

/**
 * Locks a SQLite file for this process. An open shop holds a lock on it while it runs; the system frees that lock even
 * after a crash. A damaged file is not locked: no shop can open it.
 * @returns a function that unlocks the file
 * @throws CommandError when another process has the file open
 */
export function takeSqliteFile(file: string): () => void {
  const database = new DatabaseSync(file, { timeout: 1000 });
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE');
    // Leaving WAL needs exclusive access to the file; it also writes the rest of the log into the file.
    database.exec('PRAGMA journal_mode = DELETE');
    database.exec('BEGIN EXCLUSIVE; COMMIT');
  } catch (error) {
    database.close();
    if (isSqliteDamaged(error)) return () => undefined;
    throw isSqliteBusy(error) ? shopIsOpen(`another process uses ${file}`) : error;
  }
  return () => database.close();
}

/** How long PostgreSQL may take to end the connection of a process that has closed it, ms. */
const maxClosingMs = 5000;

/**
 * Waits for connections that are just being closed, such as those of this command.
 * @throws CommandError when a shop is connected to the PostgreSQL database
 */
export async function refuseOpenPostgres(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const givesUpAt = performance.now() + maxClosingMs;
    for (;;) {
      const count = await countConnections(client);
      if (count === 0) return;
      if (performance.now() > givesUpAt)
        throw shopIsOpen(`it has ${count} connections to the database of DATABASE_URL`);
      await wait(50);
    }
  } finally {
    await client.end();
  }
}

async function countConnections(client: Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and starts_with(application_name, $1)`,
    [postgresApplicationName],
  );
  return rows[0]?.count ?? 0;
}
