import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../../..');
const startLimitMs = 30_000;

/** A shop of a test's own, which may be stopped and started without disturbing the others. */
export interface OwnServer {
  readonly origin: string;
  /** Ends the process at once, as a crash would, and starts it on the same data. */
  readonly crashAndRestart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts a shop on fresh data. */
export async function startOwnServer(port: number): Promise<OwnServer> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kayal-own-'));
  symlinkSync(path.join(root, '.cache/e2e-pictures'), path.join(dataDir, 'cache'), 'dir');
  const origin = `http://127.0.0.1:${port}`;
  let child = await start(port, dataDir, origin);
  return {
    origin,
    crashAndRestart: async () => {
      await ended(child, 'SIGKILL');
      child = await start(port, dataDir, origin);
    },
    stop: async () => {
      await ended(child, 'SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function start(port: number, dataDir: string, origin: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMIT: 'off',
      LOAD_SHEDDING: 'off',
      LOG_LEVEL: 'error',
    },
    stdio: 'ignore',
  });
  const givesUpAt = Date.now() + startLimitMs;
  while (Date.now() < givesUpAt) {
    const answer = await fetch(`${origin}/health/ready`).catch(() => null);
    if (answer?.ok === true) return child;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill('SIGKILL');
  throw new Error(`The shop on port ${port} was not ready within ${startLimitMs} ms.`);
}

async function ended(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const closed = new Promise((resolve) => child.once('close', resolve));
  child.kill(signal);
  await closed;
}
