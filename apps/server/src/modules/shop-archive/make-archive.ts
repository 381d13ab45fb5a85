import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { noteWhile, WorkProcesses } from '../../basics/processes/work-processes.ts';
import { programFile } from '../../basics/program-files.ts';
import type { AppContext } from '../../context/app-context.ts';
import type { ArchiveMessage, ArchiveOrder } from './archive-messages.ts';
import { settleArchive, storedArchive, type StoredArchive } from './stored-archive.ts';

const program = programFile('modules/shop-archive/archive-process.ts');

type Parts = Pick<AppContext, 'config' | 'db' | 'now' | 'log'>;

const archiveFolder = ({ config }: Pick<Parts, 'config'>): string => path.join(config.dataDir, 'exports');

/** The file of an archive. */
export const archiveFile = (parts: Pick<Parts, 'config'>, id: string): string =>
  path.join(archiveFolder(parts), `${id}.zip`);

/** Makes archives in processes of their own. */
export class ArchiveProcesses {
  readonly #parts: Parts;
  readonly #processes: WorkProcesses<ArchiveOrder, ArchiveMessage>;
  readonly #making = new Set<Promise<void>>();

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#processes = new WorkProcesses({ file: program, work: 'an archive', log: parts.log });
  }

  /** Begins to write an archive that is stored as begun. */
  start(archive: StoredArchive): void {
    const making = this.#make(archive).catch((error: unknown) => {
      this.#parts.log.error({ err: error }, 'the end of an archive could not be stored');
    });
    this.#making.add(making);
    void making.finally(() => this.#making.delete(making));
  }

  /** Kills what is under way and waits until it is stored as failed. */
  async close(): Promise<void> {
    await this.#processes.close();
    await Promise.all(this.#making);
  }

  async #make({ id, withPasswords }: StoredArchive): Promise<void> {
    const { config, db, now } = this.#parts;
    const { databaseUrl, databasePooler, dataDir, s3 } = config;
    const file = archiveFile(this.#parts, id);
    const place = { databaseUrl, databasePooler, dataDir, s3 };
    let progress = { done: 0, total: 0 };
    let stack: string | null | undefined;
    const work = this.#processes.run({ place, file, options: { withPasswords } }, (message) => {
      if ('progress' in message) ({ progress } = message);
      else ({ stack } = message);
    });
    await noteWhile(work, () => storedArchive.note(db, id, { ...progress, touchedAt: now() }));
    await this.#end(id, file, stack);
  }

  async #end(id: string, file: string, stack: string | null | undefined): Promise<void> {
    const { db, now, log } = this.#parts;
    if (stack === null) {
      const { size: bytes } = await stat(file);
      await storedArchive.step(db, 'archive.finish', { bytes, touchedAt: now() }, id);
      return;
    }
    log.error({ stack }, 'the archive of the shop was not made');
    await storedArchive.step(db, 'archive.fail', { touchedAt: now() }, id);
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
