import { noteWhile, WorkProcesses } from '../../basics/processes/work-processes.ts';
import { programFile } from '../../basics/program-files.ts';
import type { AppContext } from '../../context/app-context.ts';
import { storedRehearsal } from './stored-rehearsal.ts';
import type { RehearsalWork, WorkEnd, WorkMessage, WorkOrder } from './work-messages.ts';

const program = programFile('modules/rehearsal/rehearsal-process.ts');

type Parts = Pick<AppContext, 'config' | 'db' | 'now' | 'log'>;

/** Does work on a rehearsal in processes of their own. */
export class RehearsalWorkers {
  readonly #parts: Parts;
  readonly #processes: WorkProcesses<WorkOrder, WorkMessage>;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#processes = new WorkProcesses({ file: program, work: 'a rehearsal', log: parts.log });
  }

  /** @param id the rehearsal; that work on it goes on gets stored, and how far its copy is */
  async run(id: string, work: RehearsalWork): Promise<WorkEnd> {
    const { db, now, log } = this.#parts;
    let progress = {};
    let end: WorkEnd = { stack: 'The process ended too early.', refusal: null };
    const done = this.#processes.run(this.#orderOf(work), (message) => {
      if ('progress' in message) ({ progress } = message);
      else end = message;
    });
    await noteWhile(done, () => storedRehearsal.note(db, id, { ...progress, touchedAt: now() }));
    if ('stack' in end && end.refusal === null)
      log.error({ stack: end.stack, work: work.kind }, 'work on a rehearsal failed');
    return end;
  }

  /** Kills what is under way. */
  close(): Promise<void> {
    return this.#processes.close();
  }

  #orderOf(work: RehearsalWork): WorkOrder {
    const {
      databaseUrl,
      databasePooler,
      dataDir,
      s3,
      publicOrigin,
      season,
      demo,
      companyCode,
      tax,
      smtpUrl,
      localMailbox,
    } = this.#parts.config;
    return {
      config: { databaseUrl, databasePooler, dataDir, s3, publicOrigin, season, demo, companyCode, tax },
      keepsMail: smtpUrl === null && localMailbox,
      at: this.#parts.now(),
      work,
    };
  }
}
