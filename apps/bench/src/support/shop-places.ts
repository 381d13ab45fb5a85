import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '@kayal/server-testing/src/servers/postgres-server.ts';
import type { DatabaseLocation } from '../../../server/src/db/open-database.ts';

/** The engines that an environment variable lists, such as `SQLite`; both without it. */
export function enginesOf(variable: string): readonly string[] {
  return process.env[variable]?.split(',') ?? ['SQLite', 'PostgreSQL'];
}

/** Does work for an empty shop on one engine, and removes its data afterwards. */
export async function withPlace<T>(engine: string, work: (place: DatabaseLocation) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kayal-bench-'));
  const postgres = engine === 'PostgreSQL' ? await startPostgres() : null;
  try {
    return await work({ databaseUrl: postgres?.url ?? null, dataDir });
  } finally {
    await postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Environment of a process of the shop: no demo, no limits of calls, no drawing ahead. */
export function shopEnv({ dataDir, databaseUrl }: DatabaseLocation): NodeJS.ProcessEnv {
  return {
    ...process.env,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? '',
    DEMO: 'off',
    DRAW_AHEAD: 'off',
    LOG_LEVEL: 'fatal',
    NODE_ENV: '',
    PORT: '',
    RATE_LIMIT: 'off',
  };
}

/** The value that a share of the values is not above. @param share from 0 to 1; 1 for the largest */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The median of one figure of several runs. */
export function medianOf<Figure extends string>(
  runs: readonly Readonly<Record<Figure, number>>[],
  figure: Figure,
): number {
  return percentile(
    runs.map((run) => run[figure]),
    0.5,
  );
}
