import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serverProgram } from '../../../../tools/server-build.mjs';

const root = path.resolve(import.meta.dirname, '../../../..');
const startLimitMs = 180_000;
/** Folder of one server, in the temporary folder of this machine. */
const dataFolderPrefix = path.join(tmpdir(), 'kayal-walk-');
const clockProgram = path.resolve(import.meta.dirname, '../clock/moved-clock.ts');

/** Settings of a server of a walk. Pictures are not drawn ahead: that would take most of the processor. */
export function serverSettings(port: number, dataDir: string, databaseUrl: string | null): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
    RATE_LIMIT: 'off',
    LOAD_SHEDDING: 'off',
    DRAW_AHEAD: 'off',
    LOG_LEVEL: 'error',
  };
}

/** An empty data folder. */
export const makeEmptyFolder = (): string => mkdtempSync(dataFolderPrefix);

/** Makes a data folder whose pictures are those that journeys have drawn. */
export function makeDataFolder(): string {
  const pictures = path.join(root, '.cache/e2e-pictures');
  mkdirSync(pictures, { recursive: true });
  const dataDir = makeEmptyFolder();
  symlinkSync(pictures, path.join(dataDir, 'cache'), 'dir');
  return dataDir;
}

/** A running server. */
export interface ServerProcess {
  /** Errors that it has written since this was last called. */
  readonly takeErrors: () => readonly string[];
  /** Sets its clock forward, ms; back for a negative number. Its timers go on. */
  readonly moveClock: (byMs: number) => Promise<void>;
  /** Ends it and waits until it is closed. */
  readonly end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<void>;
}

/**
 * What a line of the log says of a database that gave no connection in time, or of a call that failed: that is answered
 * by a 503, found by its status, or repeated in the next round. The log holds no error's message, so its stack tells.
 */
const busy = /"msg":"(request failed|not ready)"|PostgresDriver\.acquireConnection/;

/** What the rendering of a page prints when the server answered it so. */
const busyPage = /RefusedCall: The shop is busy/;

/** A line of the log that must not be there; the shop's greeting is none of the log. */
const isLogged = (line: string): boolean => line.startsWith('{') && !busy.test(line);

/** A line of the log with its message first, because a finding shows only its beginning. */
const withMessage = (line: string): string => `${/"msg":"([^"]*)"/.exec(line)?.[1] ?? ''} ${line}`.trim();

/**
 * Starts the server's process and waits until it is ready.
 * @param clockMs how far its clock is ahead of the machine's
 * @throws when that takes longer than 3 minutes
 */
export async function startServer(env: NodeJS.ProcessEnv, clockMs = 0): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--import', clockProgram, serverProgram('main.ts')], {
    cwd: root,
    env: { ...env, WALK_CLOCK_MS: String(clockMs) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const written: string[] = [];
  const note = (text: string, isIt: (line: string) => boolean): void => {
    if (busyPage.test(text)) return;
    const lines = text.split('\n').filter((line) => line.trim() !== '' && isIt(line));
    written.push(...lines.map(withMessage));
  };
  child.stdout?.setEncoding('utf8').on('data', (text: string) => note(text, isLogged));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => note(text, () => true));
  const ready = `http://127.0.0.1:${env['PORT']}/health/ready`;
  const givesUpAt = Date.now() + startLimitMs;
  while (Date.now() < givesUpAt && child.exitCode === null) {
    if (await isReady(ready).catch(() => false))
      return {
        takeErrors: () => written.splice(0),
        moveClock: async (byMs) => {
          const answered = once(child, 'message');
          child.send(byMs);
          await answered;
        },
        end: (signal) => endProcess(child, signal),
      };
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  child.kill('SIGKILL');
  throw new Error(`The shop on port ${env['PORT']} was not ready within ${startLimitMs} ms. ${written.join('\n')}`);
}

async function isReady(address: string): Promise<boolean> {
  const answer = await fetch(address);
  await answer.text();
  return answer.ok;
}

async function endProcess(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = new Promise((resolve) => child.once('close', resolve));
  child.kill(signal);
  await closed;
}
