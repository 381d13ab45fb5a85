import { fork, type ChildProcess } from 'node:child_process';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { programFile } from '../../basics/program-files.ts';
import type { AppContext } from '../../context/app-context.ts';
import { environmentOf } from '../catalogue-import/processes/process-environment.ts';
import type { ArchiveMessage, ArchiveOrder } from './archive-messages.ts';
import { noteProgress, settleArchive, stepArchive, type StoredArchive } from './stored-archive.ts';

const program = programFile('modules/shop-archive/archive-process.ts');

/** How often the progress is stored, ms. */
const noteEveryMs = 1000;

type Parts = Pick<AppContext, 'config' | 'db' | 'now' | 'log'>;

const archiveFolder = ({ config }: Pick<Parts, 'config'>): string => path.join(config.dataDir, 'exports');

/** The file of an archive. */
export const archiveFile = (parts: Pick<Parts, 'config'>, id: string): string =>
  path.join(archiveFolder(parts), `${id}.zip`);

/** Makes archives in processes of their own, so that memory and processor time of one are not those of the shop. */
export class ArchiveProcesses {
  readonly #parts: Parts;
  readonly #working = new Map<ChildProcess, Promise<void>>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Begins to write an archive that is stored as begun. */
  start(archive: StoredArchive): void {
    const child = fork(program, {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: environmentOf(process.env),
    });
    const work = this.#follow(child, archive).catch((error: unknown) => {
      this.#parts.log.error({ err: error }, 'the end of an archive could not be stored');
    });
    this.#working.set(child, work);
    void work.finally(() => this.#working.delete(child));
  }

  /** Kills what is under way and waits until it is stored as failed. */
  async close(): Promise<void> {
    for (const child of this.#working.keys()) child.kill('SIGKILL');
    await Promise.all(this.#working.values());
  }

  async #follow(child: ChildProcess, { id, withPasswords }: StoredArchive): Promise<void> {
    const { config, db, now, log } = this.#parts;
    const file = archiveFile(this.#parts, id);
    let progress = { done: 0, total: 0 };
    let stack: string | null | undefined;
    child.on('message', (message: ArchiveMessage) => {
      if ('progress' in message) ({ progress } = message);
      else ({ stack } = message);
    });
    const { databaseUrl, dataDir, s3 } = config;
    const order: ArchiveOrder = { place: { databaseUrl, dataDir, s3 }, file, options: { withPasswords } };
    child.send(order, () => undefined);
    let noted = Promise.resolve();
    const notes = setInterval(() => {
      // After one that failed the next comes within a second.
      noted = noted.then(() => noteProgress(db, id, { ...progress, touchedAt: now() })).catch(() => undefined);
    }, noteEveryMs);
    const ended = Promise.withResolvers<void>();
    child.on('error', (error) => log.error({ err: error }, 'the process of an archive has an error'));
    child.on('close', () => ended.resolve());
    if (child.pid === undefined) ended.resolve();
    await ended.promise;
    clearInterval(notes);
    await noted;
    await this.#end(id, file, stack);
  }

  async #end(id: string, file: string, stack: string | null | undefined): Promise<void> {
    const { db, now, log } = this.#parts;
    if (stack === null) {
      const { size: bytes } = await stat(file);
      await stepArchive(db, 'archive.finish', { bytes, touchedAt: now() }, id);
      return;
    }
    log.error({ stack }, 'the archive of the shop was not made');
    await stepArchive(db, 'archive.fail', { touchedAt: now() }, id);
    await removeOldArchives(this.#parts);
  }
}

/** Deletes all files but that of the archive that is being made or kept: what is left of older ones, and of kills. */
export async function removeOldArchives(parts: Parts): Promise<void> {
  const { id, state } = await settleArchive(parts.db, parts.now());
  const kept = state === 'working' || state === 'ready' ? [`${id}.zip`, `${id}.zip.part`] : [];
  const folder = archiveFolder(parts);
  const names = await readdir(folder).catch((): string[] => []);
  for (const name of names.filter((each) => !kept.includes(each))) await rm(path.join(folder, name), { force: true });
}
