import { rmSync } from 'node:fs';
import { runOnPostgres } from '@kayal/server-testing/src/fresh-database.ts';
import { startPostgres } from '@kayal/server-testing/src/servers/postgres-server.ts';
import { createAdminCalls } from './admin-calls.ts';
import { loadNextSeason } from './next-season.ts';
import { makeDataFolder, serverSettings, startServer } from './server-process.ts';

/** A seeded shop with a second season beside its first, which every walk copies, so that seeding is paid once. */
export interface Seed {
  /** The SQLite file and the pictures. */
  readonly dataDir: string;
  /** A copy of the database on PostgreSQL for one walk; null on SQLite, whose file is in the folder. */
  readonly copyDatabase: () => Promise<string | null>;
  readonly dropDatabase: (databaseUrl: string | null) => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** The database of the walked shop. */
export type Engine = 'sqlite' | 'postgres';

const seedName = 'kayal_walk_seed';

function databaseIn(url: string, name: string): string {
  const result = new URL(url);
  result.pathname = `/${name}`;
  return result.href;
}

/** Seeds a shop with two seasons and ends it. On PostgreSQL it starts a database server first. */
export async function makeSeed(port: number, engine: Engine): Promise<Seed> {
  const postgres = engine === 'postgres' ? await startPostgres() : null;
  if (postgres !== null) await runOnPostgres(postgres.url, `create database ${seedName}`);
  const dataDir = makeDataFolder();
  const seedUrl = postgres === null ? null : databaseIn(postgres.url, seedName);
  const server = await startServer(serverSettings(port, dataDir, seedUrl));
  await loadNextSeason(createAdminCalls(`http://127.0.0.1:${port}`));
  await server.end('SIGTERM');
  let copies = 0;
  return {
    dataDir,
    copyDatabase: async () => {
      if (postgres === null) return null;
      copies += 1;
      const name = `kayal_walk_${copies}`;
      await runOnPostgres(postgres.url, `create database ${name} template ${seedName} strategy file_copy`);
      return databaseIn(postgres.url, name);
    },
    dropDatabase: async (databaseUrl) => {
      if (postgres === null || databaseUrl === null) return;
      await runOnPostgres(postgres.url, `drop database ${new URL(databaseUrl).pathname.slice(1)} with (force)`);
    },
    remove: async () => {
      rmSync(dataDir, { recursive: true, force: true });
      await postgres?.stop();
    },
  };
}
