import { fork, type ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import type { AppContext } from '../../../context/app-context.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { programFile } from '../../../basics/program-files.ts';
import { catalogueVersionOf } from '../../catalogue-version/catalogue-version.ts';
import { endRun } from '../catalogue-import.repository.ts';
import type { ImportJob } from '../import-jobs.ts';
import { progressOf } from '../import-run.ts';
import { runningSeason } from '../../shop-settings/season.ts';
import { environmentOf } from './process-environment.ts';
import type { ImportMessage, ImportOrder } from './import-messages.ts';

const program = programFile('modules/catalogue-import/processes/import-process.ts');

/** How long a shop that stops waits for an import, ms. */
const graceMs = 5000;

/** Collects garbage sooner. By default an import holds twice the memory, to save one twentieth of its time. */
const flags = ['--heap-growing-percent=30'];

/** A process at work. */
interface Working {
  readonly child: ChildProcess;
  readonly ended: Promise<void>;
}

/**
 * Does jobs of imports in processes of their own, so that the memory and the processor time of a large file are not
 * those of the process that answers shoppers.
 */
export class ImportProcesses {
  readonly #parts: Pick<AppContext, 'config' | 'db' | 'now' | 'log'>;
  readonly #working = new Set<Working>();

  constructor(parts: Pick<AppContext, 'config' | 'db' | 'now' | 'log'>) {
    this.#parts = parts;
  }

  /** Ids of the processes at work. */
  get pids(): readonly number[] {
    return [...this.#working].flatMap(({ child: { pid } }) => pid ?? []);
  }

  /**
   * Does a job in a new process. When that is killed, the run is stored as ended: nothing of it was written.
   * @throws Error with the stack of an unexpected error in the process
   */
  async run(job: ImportJob): Promise<void> {
    // Only one import works at a time, so another process has stored its end already and is closing.
    await Promise.all([...this.#working].map(({ ended }) => ended));
    let stack: string | null | undefined;
    const { child, ended } = this.#start((message) => {
      if ('progress' in message) progressOf.set(job.id, message.progress);
      else ({ stack } = message);
    });
    const working = { child, ended };
    this.#working.add(working);
    try {
      const { databaseUrl, databasePooler, dataDir, publicOrigin, season, demo, companyCode, smtpUrl, localMailbox } =
        this.#parts.config;
      const order: ImportOrder = {
        config: { databaseUrl, databasePooler, dataDir, publicOrigin, season, demo, companyCode },
        keepsMail: smtpUrl === null && localMailbox,
        at: this.#parts.now(),
        job,
      };
      child.send(order, () => undefined);
      await ended;
    } finally {
      this.#working.delete(working);
      progressOf.delete(job.id);
    }
    catalogueVersionOf(this.#parts.db).forget();
    if (stack === null) return;
    await this.#endRun(job);
    if (stack !== undefined) throw new Error(stack);
  }

  /** Ends the processes; one that needs longer than a few seconds is killed. */
  async close(): Promise<void> {
    const working = [...this.#working];
    if (working.length === 0) return;
    const grace = new AbortController();
    const ends = Promise.all(working.map(({ ended }) => ended));
    await Promise.race([ends, wait(graceMs, undefined, { signal: grace.signal }).catch(() => undefined)]);
    grace.abort();
    for (const { child } of working) child.kill('SIGKILL');
    await ends;
  }

  #start(onMessage: (message: ImportMessage) => void): Working {
    const child = fork(program, {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: environmentOf(process.env),
      execArgv: flags,
    });
    const { promise, resolve } = Promise.withResolvers<void>();
    child.on('message', onMessage);
    child.on('error', (error) => {
      this.#parts.log.error({ err: error }, 'the process of an import has an error');
      if (child.pid === undefined) resolve();
    });
    child.on('close', () => resolve());
    return { child, ended: promise };
  }

  async #endRun({ kind, id }: ImportJob): Promise<void> {
    const { config, db, log } = this.#parts;
    log.warn({ import: id, job: kind }, 'the process of an import did not finish');
    await inTransaction(db, async (trx) => endRun(trx, id, await runningSeason({ db: trx, config })));
  }
}
