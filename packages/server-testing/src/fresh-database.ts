import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import type { Engine } from '@kayal/server/src/db/dialect.ts';
import { migrate } from '@kayal/server/src/db/migrate.ts';
import { openDatabase, type DatabaseLocation } from '@kayal/server/src/db/open-database.ts';
import type { PostgresServer } from './servers/postgres-server.ts';

/** The migrated, empty PostgreSQL database that is copied for each test. */
const templateName = 'kayal_template';

/** The database of one test, and a function that removes it. */
export type FreshPlace = DatabaseLocation & {
  /** The name of a PostgreSQL database; empty on SQLite. */
  readonly name: string;
  remove(): Promise<void>;
};

/** Runs one statement on the PostgreSQL server of this test run. */
export async function runOnPostgres(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The address of a database on the server of another address. */
export function databaseOn(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Makes the database that every test's own one is a copy of. */
export async function makeTemplate({ url }: PostgresServer): Promise<void> {
  await runOnPostgres(url, `create database ${templateName}`);
  const databaseUrl = databaseOn(url, templateName);
  const template = openDatabase({ databaseUrl, databasePooler: 'none', dataDir: '' });
  await migrate(template.db);
  await template.close();
}

/**
 * Makes an empty database of its own: a copy of the template on PostgreSQL, a new folder on SQLite (not migrated yet).
 * Removing it drops the copy, since the server's files may be in memory.
 *
 * @param postgresUrl maintenance database of this run's server
 */
export async function makeFreshPlace(engine: Engine, postgresUrl: string): Promise<FreshPlace> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'kayal-api-'));
  const remove = () => rm(dataDir, { recursive: true, force: true });
  if (engine === 'sqlite') return { databaseUrl: null, name: '', dataDir, remove };
  const name = `test_${randomBytes(8).toString('hex')}`;
  // The files are copied. By default the copy goes through the log, which takes twice the processor time.
  await runOnPostgres(postgresUrl, `create database ${name} template ${templateName} strategy file_copy`);
  const removeBoth = async (): Promise<void> => {
    await runOnPostgres(postgresUrl, `drop database ${name} with (force)`);
    await remove();
  };
  return { databaseUrl: databaseOn(postgresUrl, name), databasePooler: 'none', name, dataDir, remove: removeBoth };
}
