import { mkdir, readdir, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { repeatWhileListening } from '../../http/repeat.ts';
import { isAnyWorking } from './catalogue-import.repository.ts';
import { importFile, refusalOf, type FileReport } from './import-file.ts';
import type { ImportContext } from './import-parts.ts';

const checkEveryMs = 1000;
/** A file is complete when its size has not changed for this time, ms. */
const restMs = 5000;
/** After this time, ms, a file that was taken and that no import works on was left by a process that ended. */
const leftAfterMs = 60_000;

/** Folder of the files that are being imported. */
const workingName = 'working';

/** A unique name in a folder: the time is added in front. */
function keptName(name: string, at: number): string {
  return `${new Date(at).toISOString().replaceAll(/[:.]/g, '-')}-${name}`;
}

/** Finds complete files in one folder. */
export class FolderWatch {
  readonly #context: ImportContext;
  readonly #folder: string;
  readonly #sizes = new Map<string, number>();

  constructor(context: ImportContext, folder: string) {
    this.#context = context;
    this.#folder = folder;
  }

  /**
   * Imports each complete file once, in the order of their names, and moves it to `done/` or `refused/` with its report
   * beside it. While another import runs, files wait.
   * @param now ms since 1970, by the clock that dates files
   */
  async look(now: number): Promise<void> {
    const entries = await readdir(this.#folder, { withFileTypes: true });
    const names = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.')).map(({ name }) => name);
    for (const gone of this.#sizes.keys()) if (!names.includes(gone)) this.#sizes.delete(gone);
    if (entries.some(({ name }) => name === workingName)) await this.#takeBackLeft(names, now);
    for (const name of names.toSorted()) {
      if (!(await this.#isComplete(name, now))) continue;
      if (await this.#mustWait()) return;
      await this.#take(name, now);
    }
  }

  #mustWait(): Promise<boolean> {
    return isAnyWorking(this.#context.db, this.#context.now());
  }

  /**
   * Moves files back that a process took and did not finish, because it was killed. One whose name is in the folder
   * again is left until the newer file takes its place.
   * @param names files in the folder
   */
  async #takeBackLeft(names: readonly string[], now: number): Promise<void> {
    const working = path.join(this.#folder, workingName);
    for (const name of await readdir(working)) {
      const file = path.join(working, name);
      // The time of the last rename. Another process may have finished with the file meanwhile.
      const taken = await stat(file).then(
        ({ ctimeMs }) => ctimeMs,
        () => now,
      );
      if (names.includes(name) || now - taken < leftAfterMs || (await this.#mustWait())) continue;
      await rename(file, path.join(this.#folder, name));
    }
  }

  async #isComplete(name: string, now: number): Promise<boolean> {
    const { size, mtimeMs } = await stat(path.join(this.#folder, name));
    const before = this.#sizes.get(name);
    this.#sizes.set(name, size);
    return before === size && now - mtimeMs >= restMs;
  }

  /** Moves a file out of the folder first, so that another process that watches it cannot take it. */
  async #take(name: string, now: number): Promise<void> {
    const working = path.join(this.#folder, workingName);
    await mkdir(working, { recursive: true });
    const file = path.join(working, name);
    const dropped = path.join(this.#folder, name);
    try {
      await rename(dropped, file);
    } catch {
      return;
    }
    this.#sizes.delete(name);
    const report = await this.#import(file, now);
    // Another import began in this moment.
    if (report.code === 'import.busy') await rename(file, dropped);
    else await this.#keep(file, report, now);
  }

  /** Imports a file. One that fails by an error of the shop is kept as refused before the error is thrown. */
  async #import(file: string, now: number): Promise<FileReport> {
    const options = { mode: 'changes', mapName: null, isDryRun: false, source: 'folder' } as const;
    try {
      return await importFile(this.#context, file, options);
    } catch (error) {
      const message = 'Refused: it failed by an error of the shop. Move the file into the folder again.';
      await this.#keep(file, refusalOf(path.basename(file), message, null), now);
      throw error;
    }
  }

  /** Moves a file to `done/` or `refused/` and writes its report beside it. */
  async #keep(file: string, report: FileReport, now: number): Promise<void> {
    const name = path.basename(file);
    const target = path.join(this.#folder, report.result === 'refused' ? 'refused' : 'done');
    await mkdir(target, { recursive: true });
    const kept = path.join(target, keptName(name, now));
    await rename(file, kept);
    await writeFile(`${kept}.report.json`, `${JSON.stringify(report, null, 2)}\n`);
    this.#context.log.info({ file: name, result: report.result }, report.message);
  }
}

/** Watches the folder of `IMPORT_DIR` while the server listens. */
export function watchImportFolder(app: FastifyInstance, context: ImportContext): void {
  const { importDir } = context.config;
  if (importDir === null) return;
  const watch = new FolderWatch(context, importDir);
  repeatWhileListening(app, {
    everyMs: checkEveryMs,
    round: () => watch.look(Date.now()),
    failure: 'the folder of imports could not be read',
  });
}
