import { fork, type ChildProcess } from 'node:child_process';
import { programFile } from '../../basics/program-files.ts';
import type { AppContext } from '../../context/app-context.ts';
import { environmentOf } from '../catalogue-import/processes/process-environment.ts';
import { noteWork } from './stored-rehearsal.ts';
import type { RehearsalWork, WorkEnd, WorkMessage, WorkOrder } from './work-messages.ts';

const program = programFile('modules/rehearsal/rehearsal-process.ts');

/** How often it is stored that work goes on, ms. */
const noteEveryMs = 1000;

type Parts = Pick<AppContext, 'config' | 'db' | 'now' | 'log'>;

/** Does work on a rehearsal in processes of their own, whose memory and processor time are not those of the shop. */
export class RehearsalWorkers {
  readonly #parts: Parts;
  readonly #working = new Map<ChildProcess, Promise<WorkEnd>>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** @param id the rehearsal; how far its work is gets stored */
  async run(id: string, work: RehearsalWork): Promise<WorkEnd> {
    const child = fork(program, {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: environmentOf(process.env),
    });
    const ended = this.#follow(child, id, work);
    this.#working.set(child, ended);
    try {
      return await ended;
    } finally {
      this.#working.delete(child);
    }
  }

  /** Kills what is under way. */
  async close(): Promise<void> {
    for (const child of this.#working.keys()) child.kill('SIGKILL');
    await Promise.all(this.#working.values());
  }

  async #follow(child: ChildProcess, id: string, work: RehearsalWork): Promise<WorkEnd> {
    const { db, now, log } = this.#parts;
    let progress = {};
    let end: WorkEnd = { stack: 'The process ended too early.', refusal: null };
    child.on('message', (message: WorkMessage) => {
      if ('progress' in message) ({ progress } = message);
      else end = message;
    });
    child.on('error', (error) => log.error({ err: error }, 'the process of a rehearsal has an error'));
    child.send(this.#orderOf(work), () => undefined);
    let noted = Promise.resolve();
    const notes = setInterval(() => {
      // A note that fails, such as while a switch writes, is made again within a second.
      if (work.kind === 'copy')
        noted = noted.then(() => noteWork(db, id, { ...progress, touchedAt: now() })).catch(() => undefined);
    }, noteEveryMs);
    const { promise, resolve } = Promise.withResolvers<void>();
    child.on('close', () => resolve());
    if (child.pid === undefined) resolve();
    await promise;
    clearInterval(notes);
    await noted;
    if ('stack' in end && end.refusal === null)
      log.error({ stack: end.stack, work: work.kind }, 'work on a rehearsal failed');
    return end;
  }

  #orderOf(work: RehearsalWork): WorkOrder {
    const { databaseUrl, dataDir, s3, publicOrigin, season, demo, companyCode, tax, smtpUrl, localMailbox } =
      this.#parts.config;
    return {
      config: { databaseUrl, dataDir, s3, publicOrigin, season, demo, companyCode, tax },
      keepsMail: smtpUrl === null && localMailbox,
      at: this.#parts.now(),
      work,
    };
  }
}
