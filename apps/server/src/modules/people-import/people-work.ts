import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { AppContext } from '../../context/app-context.ts';
import { sweepFiles } from '../catalogue-import/sweep/sweep-imports.ts';
import {
  claimImport,
  findImport,
  listAbandoned,
  listImports,
  listLate,
  updateImport,
  type ImportRow,
} from './people-import.repository.ts';
import { PeopleFileRefusal } from './read/problems.ts';
import { bringOver, checkFile, stateAfter, undoImport } from './work.ts';
import { peopleFolder, type WorkParts } from './work-parts.ts';

/** An import under way that was not touched for so long, ms, has lost its process. */
const abandonedAfterMs = 30_000;
/** A file that was checked is deleted after so long, ms: it is full of personal data. */
const lateAfterMs = 7 * 24 * 3_600_000;
/** Min age of a file without an import to count as a leftover of a kill, ms. */
const leftoverMs = 24 * 3_600_000;

const errorText = (code: PeopleFileRefusal['code'] | null, text: string, row = 0): string =>
  JSON.stringify({ code, text, row });

/** Works on imports of customers and past orders in this process, one at a time, between the requests of shoppers. */
export class PeopleWork {
  readonly #parts: WorkParts;
  #current: Promise<void> = Promise.resolve();

  constructor(parts: WorkParts) {
    this.#parts = parts;
  }

  /** Begins the work that the stored state of an import asks for, behind what is under way. */
  start(id: string): void {
    this.#current = this.#current.then(() => this.#work(id));
  }

  /** Resolves when nothing is under way. */
  idle(): Promise<void> {
    return this.#current;
  }

  /** Goes on with imports whose process is gone. */
  async resume(): Promise<void> {
    const { db, now } = this.#parts.context;
    for (const { id } of await listAbandoned(db, now() - abandonedAfterMs)) this.start(id);
    await this.#current;
  }

  /** Deletes files that were checked and not brought over for a week, and those that belong to no import. */
  async sweep(): Promise<void> {
    const { context } = this.#parts;
    const { db, now } = context;
    for (const row of await listLate(db, now() - lateAfterMs)) {
      await this.#end(row, 'people.refuse', new PeopleFileRefusal('late', 'It was not brought over for a week.'));
    }
    const used = (await listImports(db)).flatMap(({ file }) => (file === null ? [] : [file]));
    await sweepFiles(peopleFolder(context), new Set(used), now() - leftoverMs);
  }

  async #work(id: string): Promise<void> {
    const { context, signal } = this.#parts;
    const { db, log, now } = context;
    const row = await findImport(db, id);
    if (signal.aborted || row === undefined || !(await claimImport(db, row, now()))) return;
    try {
      if (row.state === 'checking') await checkFile(this.#parts, row);
      if (row.state === 'bringing') await bringOver(this.#parts, row);
      if (row.state === 'undoing') await undoImport(this.#parts, row);
      if (row.state !== 'checking') await this.#removeFile(row);
    } catch (error) {
      // After a stop the next process goes on.
      if (signal.aborted) return;
      if (!(error instanceof PeopleFileRefusal)) log.error({ err: error }, 'customers or orders were not brought over');
      if (row.state !== 'undoing')
        await this.#end(row, row.state === 'checking' ? 'people.refuse' : 'people.stop', error);
    }
  }

  async #end(row: ImportRow, type: 'people.refuse' | 'people.stop', error: unknown): Promise<void> {
    const isRefusal = error instanceof PeopleFileRefusal;
    const text = isRefusal
      ? errorText(error.code, error.message, error.row)
      : errorText(null, 'An error of the shop. It can go on where it stopped.');
    const isGone = type === 'people.refuse';
    const change = { state: stateAfter(row, { type }), error: text, ...(isGone ? { file: null, samples: '[]' } : {}) };
    // First the file: a refusal that is seen says that nothing is left.
    if (isGone) await this.#removeFile(row);
    await updateImport(this.#parts.context.db, row, change);
  }

  async #removeFile({ file }: ImportRow): Promise<void> {
    await removeFile(this.#parts.context, file);
  }
}

/** Deletes the file of an import, if it is still there. */
export async function removeFile(context: Pick<AppContext, 'config'>, file: string | null): Promise<void> {
  if (file !== null) await rm(path.join(peopleFolder(context), file), { force: true });
}
