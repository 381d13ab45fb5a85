import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serverProgram } from '../../../../tools/server-build.mjs';
import type { DatabaseLocation } from '../../../server/src/db/open-database.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const startLimitMs = 30_000;

/** A shop in a separate process, on new data. */
export interface ShopProcess {
  readonly origin: string;
  /** Location of its database. */
  readonly place: DatabaseLocation;
  /** Id of the process; 0 where it could not be started. */
  readonly pid: number;
  /** ms from spawn to the first healthy answer. */
  readonly startMs: number;
  /** Resolves when it has named its address to whoever started it, with ms from spawn. */
  readonly greeted: Promise<number>;
  /** Resident memory, MB. */
  readonly memory: () => number;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the shop on a port with the demo catalogue.
 * @param databaseUrl of an empty PostgreSQL database; the embedded SQLite file where absent
 * @param settings besides the port, the data and those that every bench needs
 * @param checkout folder of the git checkout whose shop is started; this one where absent
 * @throws when it is not ready in 30 s
 */
export async function startShop(
  port: number,
  databaseUrl = '',
  settings: Readonly<Record<string, string>> = {},
  checkout: string = root,
): Promise<ShopProcess> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kayal-bench-'));
  const origin = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const program = checkout === root ? serverProgram('main.ts') : path.join(checkout, 'apps/server/src/main.ts');
  const child = spawn(process.execPath, [program], {
    cwd: checkout,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const greeting = Promise.withResolvers<number>();
  child.stdout.on('data', (printed: Buffer) => {
    if (printed.includes('is open at')) greeting.resolve(performance.now() - startedAt);
  });
  await untilReady(origin, startedAt).catch((error: unknown) => {
    child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
    throw error;
  });
  return {
    origin,
    pid: child.pid ?? 0,
    place: { databaseUrl: databaseUrl === '' ? null : databaseUrl, dataDir },
    startMs: performance.now() - startedAt,
    greeted: greeting.promise,
    memory: () => residentMegabytes(child),
    stop: async () => {
      const closed = new Promise((resolve) => child.once('close', resolve));
      child.kill('SIGTERM');
      await closed;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function untilReady(origin: string, startedAt: number): Promise<void> {
  while (performance.now() - startedAt < startLimitMs) {
    const answer = await fetch(`${origin}/health/ready`).catch(() => null);
    if (answer?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The shop was not ready within ${startLimitMs} ms.`);
}

function residentMegabytes(child: ChildProcess): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1000;
}
