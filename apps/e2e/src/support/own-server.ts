import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serverProgram } from '../../../../tools/server-build.mjs';

const root = path.resolve(import.meta.dirname, '../../../..');
const startLimitMs = 30_000;

/** A shop for one test, which may be stopped and started without disturbing others. */
export interface OwnServer {
  readonly origin: string;
  /** The folder of its data. */
  readonly dataDir: string;
  /** Standard output and error of the running process. */
  readonly printed: () => string;
  /** Ends the process at once, as a crash would, and starts it on the same data. */
  readonly crashAndRestart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** A process with what it has written. */
interface Running {
  readonly child: ChildProcess;
  readonly printed: () => string;
}

/** Starts a shop on fresh data. @param env settings beside the port and the folder, such as `DEMO` */
export async function startOwnServer(port: number, env: Readonly<Record<string, string>> = {}): Promise<OwnServer> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kayal-own-'));
  symlinkSync(path.join(root, '.cache/e2e-pictures'), path.join(dataDir, 'cache'), 'dir');
  const origin = `http://127.0.0.1:${port}`;
  const settings = { ...env, PORT: String(port), DATA_DIR: dataDir };
  let running = await start(origin, settings);
  return {
    origin,
    dataDir,
    printed: () => running.printed(),
    crashAndRestart: async () => {
      await ended(running.child, 'SIGKILL');
      running = await start(origin, settings);
    },
    stop: async () => {
      await ended(running.child, 'SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function start(origin: string, settings: Readonly<Record<string, string>>): Promise<Running> {
  const child = spawn(process.execPath, [serverProgram('main.ts')], {
    cwd: root,
    env: {
      ...process.env,
      RATE_LIMIT: 'off',
      LOAD_SHEDDING: 'off',
      LOG_LEVEL: 'error',
      DRAW_AHEAD: 'off',
      PICTURE_EFFORT: '0',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const givesUpAt = Date.now() + startLimitMs;
  while (Date.now() < givesUpAt) {
    const answer = await fetch(`${origin}/health/ready`).catch(() => null);
    if (answer?.ok === true) return { child, printed: () => output };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill('SIGKILL');
  throw new Error(`The shop at ${origin} was not ready within ${startLimitMs} ms. It printed:\n${output}`);
}

async function ended(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const closed = new Promise((resolve) => child.once('close', resolve));
  child.kill(signal);
  await closed;
}
