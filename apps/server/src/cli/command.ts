import { ApiError } from '../http/api-error.ts';
import { readConfig, type Config } from '../config/config.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase, type Db, type OpenDatabase } from '../db/open-database.ts';
import { UnreadableBackupError } from '../modules/backups/backup-cipher.ts';
import type { Outbox } from '../context/outbox-port.ts';
import { createPost } from '../modules/outbox/outbox.ts';
import { DataModelError } from '../modules/backups/postgres-rows.repository.ts';
import { explainStartError } from '../startup/start-errors.ts';

/** An error that a person can act on; its text is shown unchanged. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/**
 * Runs a command of the shop: reads the settings, prints the sentence the work returns, and turns every error into one
 * sentence and exit code 1.
 */
export async function runCommand(work: (config: Config) => Promise<string>): Promise<void> {
  let config: Config | null = null;
  try {
    config = readConfig(process.env);
    process.stdout.write(`${await work(config)}\n`);
  } catch (error) {
    const isExpected =
      error instanceof CommandError || error instanceof UnreadableBackupError || error instanceof DataModelError;
    const sentence = isExpected ? error.message : explainStartError(error, config);
    process.stderr.write(`${sentence}\n`);
    process.exitCode = 1;
  }
}

/** @throws CommandError with the text of an expected refusal; other errors unchanged. */
export function refusalAsCommandError(error: unknown): never {
  throw error instanceof ApiError ? new CommandError(error.message) : error;
}

/** The parts of the shop that a command uses. */
export interface CommandParts {
  readonly config: Config;
  readonly db: Db;
  readonly now: () => number;
  /** Stores messages only: the shop's own process sends them. */
  readonly outbox: Pick<Outbox, 'post'>;
}

/** The parts of the shop for a command that calls its services. */
export function commandParts(config: Config, db: Db): CommandParts {
  const now = Date.now;
  const isKeptHere = (): boolean => config.smtpUrl === null && config.localMailbox;
  return { config, db, now, outbox: { post: createPost({ now, isKeptHere }) } };
}

/** Runs work on the open, migrated database and closes it. */
export async function withDatabase<T>(config: Config, work: (database: OpenDatabase) => Promise<T>): Promise<T> {
  const database = openDatabase(config);
  try {
    await migrate(database.db);
    return await work(database);
  } finally {
    await database.close();
  }
}
