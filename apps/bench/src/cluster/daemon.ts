import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, readdirSync, readFileSync } from 'node:fs';
import { cpuSecondsOf } from '../../../../tools/start-shop.ts';

/** Debian's account for PostgreSQL, which refuses to run as root. */
export const account = {
  uid: Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' })),
  gid: Number(execFileSync('id', ['-g', 'postgres'], { encoding: 'utf8' })),
};

/** When a program that ended by itself is started again, ms. */
const restartMs = 1000;

/** A program that runs in the background as that account, and is kept up as by a service manager. */
export class Daemon {
  readonly #command: string;
  readonly #words: readonly string[];
  readonly #folder: string;
  readonly #name: string;
  #child: ChildProcess | null = null;

  /** @param folder where it runs; its output goes to `NAME.log` there */
  constructor(folder: string, name: string, command: string, words: readonly string[]) {
    this.#folder = folder;
    this.#name = name;
    this.#command = command;
    this.#words = words;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  start(): void {
    const child = spawn(this.#command, this.#words, {
      ...account,
      cwd: this.#folder,
      env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8', TZ: 'UTC', HOME: this.#folder },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const log = createWriteStream(`${this.#folder}/${this.#name}.log`, { flags: 'a' });
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    this.#child = child;
    // A program that this class has ended is no longer its child.
    const restart = (): void => void setTimeout(() => this.#child === child && this.start(), restartMs);
    child.once('exit', () => this.#child === child && restart());
  }

  /** Ends it, also while it is frozen. */
  async end(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
}

/** A process and all that it has started, by the table of processes. */
export function familyOf(pid: number): readonly number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
    // It may have ended since the folder was read.
    const fields = statOf(Number(name));
    if (fields !== null) parents.set(Number(name), Number(fields[1]));
  }
  const family = [pid];
  for (const member of family) for (const [child, parent] of parents) if (parent === member) family.push(child);
  return family;
}

function statOf(pid: number): readonly string[] | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? null;
  } catch {
    return null;
  }
}

/** Sends a signal to processes, as far as they are still there. */
export function signal(pids: readonly number[], name: NodeJS.Signals): void {
  // To 0 it would go to this process and its group.
  for (const pid of pids.filter((each) => each > 0)) {
    try {
      process.kill(pid, name);
    } catch {
      // It has ended by itself.
    }
  }
}

/** Time that processes have spent on processors, s, those that have ended left out. */
export function cpuSecondsOfAll(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + (statOf(pid) === null ? 0 : cpuSecondsOf(pid)), 0);
}
