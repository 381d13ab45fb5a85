import type { AppContext } from '../../../context/app-context.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { WorkProcesses } from '../../../basics/processes/work-processes.ts';
import { programFile } from '../../../basics/program-files.ts';
import { catalogueVersionOf } from '../../catalogue-version/catalogue-version.ts';
import { endRun } from '../catalogue-import.repository.ts';
import type { ImportJob } from '../import-jobs.ts';
import { progressOf } from '../import-run.ts';
import { runningSeason } from '../../shop-settings/season.ts';
import type { ImportMessage, ImportOrder } from './import-messages.ts';

const program = programFile('modules/catalogue-import/processes/import-process.ts');

/** How long a shop that stops waits for an import, ms. */
const graceMs = 5000;

/** Collects garbage sooner. By default an import holds twice the memory, to save one twentieth of its time. */
const flags = ['--heap-growing-percent=30'];

/** Does jobs of imports in processes of their own. */
export class ImportProcesses {
  readonly #parts: Pick<AppContext, 'config' | 'db' | 'now' | 'log'>;
  readonly #processes: WorkProcesses<ImportOrder, ImportMessage>;

  constructor(parts: Pick<AppContext, 'config' | 'db' | 'now' | 'log'>) {
    this.#parts = parts;
    this.#processes = new WorkProcesses({ file: program, work: 'an import', flags, log: parts.log });
  }

  /** Ids of the processes at work. */
  get pids(): readonly number[] {
    return this.#processes.pids;
  }

  /**
   * Does a job in a new process. When that is killed, the run is stored as ended: nothing of it was written.
   * @throws Error with the stack of an unexpected error in the process
   */
  async run(job: ImportJob): Promise<void> {
    // Only one import works at a time, so another process has stored its end already and is closing.
    await this.#processes.idle();
    let stack: string | null | undefined;
    await this.#processes.run(this.#orderOf(job), (message) => {
      if ('progress' in message) progressOf.set(job.id, message.progress);
      else ({ stack } = message);
    });
    progressOf.delete(job.id);
    catalogueVersionOf(this.#parts.db).forget();
    if (stack === null) return;
    await this.#endRun(job);
    if (stack !== undefined) throw new Error(stack);
  }

  /** Ends the processes; one that needs longer than a few seconds is killed. */
  close(): Promise<void> {
    return this.#processes.close(graceMs);
  }

  #orderOf(job: ImportJob): ImportOrder {
    const { databaseUrl, databasePooler, dataDir, publicOrigin, season, demo, companyCode, smtpUrl, localMailbox } =
      this.#parts.config;
    return {
      config: { databaseUrl, databasePooler, dataDir, publicOrigin, season, demo, companyCode },
      keepsMail: smtpUrl === null && localMailbox,
      at: this.#parts.now(),
      job,
    };
  }

  async #endRun({ kind, id }: ImportJob): Promise<void> {
    const { config, db, log } = this.#parts;
    log.warn({ import: id, job: kind }, 'the process of an import did not finish');
    await inTransaction(db, async (trx) => endRun(trx, id, await runningSeason({ db: trx, config })));
  }
}
