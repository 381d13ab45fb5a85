import { fork, type ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { environmentOf } from './process-environment.ts';

/** How often it is noted how far work is, ms. */
const noteEveryMs = 1000;

/** The program that does a kind of work: it takes one order, sends messages and ends. */
interface WorkProgram {
  readonly file: string;
  /** As the log calls its work: `an import`. */
  readonly work: string;
  /** Flags of Node. */
  readonly flags?: readonly string[];
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/** Does work in processes of their own, whose memory and processor time are not those of the process that answers shoppers. */
export class WorkProcesses<Order extends object, Message> {
  readonly #program: WorkProgram;
  readonly #working = new Map<ChildProcess, Promise<void>>();

  constructor(program: WorkProgram) {
    this.#program = program;
  }

  /** Ids of the processes at work. */
  get pids(): readonly number[] {
    return [...this.#working.keys()].flatMap(({ pid }) => pid ?? []);
  }

  /** Resolves when all processes that are at work now are gone. */
  async idle(): Promise<void> {
    await Promise.all(this.#working.values());
  }

  /** Resolves when the process that got the order is gone, by whatever end. */
  async run(order: Order, onMessage: (message: Message) => void): Promise<void> {
    const { file, work, flags = [], log } = this.#program;
    const child = fork(file, {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: environmentOf(process.env),
      execArgv: [...flags],
    });
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#working.set(child, promise);
    child.on('message', onMessage);
    child.on('error', (error) => {
      log.error({ err: error, work }, 'a process has an error');
      // One that could not be started never closes.
      if (child.pid === undefined) resolve();
    });
    child.on('close', () => resolve());
    child.send(order, () => undefined);
    await promise;
    this.#working.delete(child);
  }

  /** Ends the processes. @param graceMs how long they may go on before they are killed */
  async close(graceMs = 0): Promise<void> {
    if (this.#working.size === 0) return;
    const grace = new AbortController();
    if (graceMs > 0)
      await Promise.race([this.idle(), wait(graceMs, undefined, { signal: grace.signal }).catch(() => undefined)]);
    grace.abort();
    for (const child of this.#working.keys()) child.kill('SIGKILL');
    await this.idle();
  }
}

/** Notes every second how far work is until it has ended. After a note that failed the next one comes within a second. */
export async function noteWhile(work: Promise<void>, note: () => Promise<void>): Promise<void> {
  let noted = Promise.resolve();
  const notes = setInterval(() => {
    noted = noted.then(note).catch(() => undefined);
  }, noteEveryMs);
  await work.finally(() => clearInterval(notes));
  await noted;
}
