import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '@kayal/server-testing/src/servers/listen-locally.ts';
import { serverProgram } from './server-build.mjs';

const root = path.resolve(import.meta.dirname, '..');
const startLimitMs = 60_000;
/** Clock ticks of the kernel in a second. */
const ticksPerSecond = 100;

interface ShopOptions {
  /** An empty PostgreSQL database; the embedded SQLite file where absent. */
  readonly databaseUrl?: string;
  /** Besides the port, the data, and no limits of calls. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Folder of a built git checkout; this one where absent. */
  readonly checkout?: string | undefined;
  /** Folder of pictures that were drawn before; an empty one of its own where absent. */
  readonly pictures?: string;
}

/** Time that a process has spent on processors, s. Needs Linux. */
export function cpuSecondsOf(pid: number): number {
  // From the state, the third field: the second, the program's name, can have spaces. `utime` is then 11, `stime` 12.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** The shop in a process of its own, with the demo's data in a new folder. Its figures need Linux. */
export class ShopProcess {
  readonly origin: string;
  /** The folder of its data. */
  readonly dataDir: string;
  /** What the running process has written to its outputs. */
  printed = '';
  readonly #environment: NodeJS.ProcessEnv;
  readonly #checkout: string;
  #child: ChildProcess | null = null;

  constructor(port: number, { databaseUrl = '', settings = {}, checkout = root, pictures }: ShopOptions) {
    this.origin = `http://127.0.0.1:${port}`;
    this.#checkout = checkout;
    this.dataDir = mkdtempSync(path.join(tmpdir(), 'kayal-shop-'));
    if (pictures !== undefined) symlinkSync(pictures, path.join(this.dataDir, 'cache'), 'dir');
    this.#environment = {
      ...process.env,
      NODE_ENV: '',
      PORT: String(port),
      DATA_DIR: this.dataDir,
      DATABASE_URL: databaseUrl,
      RATE_LIMIT: 'off',
      LOAD_SHEDDING: 'off',
      DRAW_AHEAD: 'off',
      LOG_LEVEL: 'error',
      ...settings,
    };
  }

  /** Id of the process; 0 while it is down. */
  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  get isRunning(): boolean {
    return this.#child !== null && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Starts it on the data that it has. @returns ms until it is ready @throws when it ends or takes too long */
  async start(): Promise<number> {
    const startedAt = performance.now();
    const child = spawn(process.execPath, [this.#program('main.ts')], {
      cwd: this.#checkout,
      env: this.#environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    this.printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => (this.printed += part.toString()));
    while (performance.now() - startedAt < startLimitMs && child.exitCode === null) {
      const answer = await fetch(`${this.origin}/health/ready`).catch(() => null);
      if (answer?.ok === true) return performance.now() - startedAt;
      await wait(20);
    }
    await this.stop('SIGKILL');
    throw new Error(
      `The shop did not start: it ended with ${child.exitCode}, or took more than ${startLimitMs} ms.\n${this.printed}`,
    );
  }

  /** Ends it, with `kill -9` where no signal is named. Its data stay for the next start. */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    await this.#end(signal);
  }

  /** Ends it and removes its data. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    await this.#end(signal);
    rmSync(this.dataDir, { recursive: true, force: true, maxRetries: 5 });
  }

  /** Runs a command on its data, by the name of its file. @returns what it prints @throws when it fails */
  async runCommand(name: string, ...words: readonly string[]): Promise<string> {
    const run = promisify(execFile);
    const { stdout } = await run(process.execPath, [this.#program(`cli/${name}.ts`), ...words], {
      env: this.#environment,
    });
    return stdout.trim();
  }

  /** Time that it has spent on processors, s. */
  cpuSeconds(): number {
    return cpuSecondsOf(this.pid);
  }

  /** Resident memory, MB: its own, or the peak of a process that it has started; 0 for one that has just ended. */
  memory(pid = this.pid, field: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0) / 1000;
  }

  /** Ids of the processes that it has started. */
  children(): readonly number[] {
    const ids = readFileSync(`/proc/${this.pid}/task/${this.pid}/children`, 'utf8').trim();
    return ids === '' ? [] : ids.split(' ').map(Number);
  }

  #program(source: string): string {
    if (this.#checkout === root) return serverProgram(source);
    return path.join(this.#checkout, 'apps/server/dist', `${path.basename(source, '.ts')}.js`);
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }
}

/** Starts the built shop on a free port, as `npm start` does, and waits until it is ready. */
export async function startShop(options: ShopOptions = {}): Promise<ShopProcess> {
  const shop = new ShopProcess(await freePort(), options);
  await shop.start();
  return shop;
}
