import { mkdir, readdir, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { repeatWhileListening } from '../../http/repeat.ts';
import { importFile } from './import-file.ts';

const checkEveryMs = 1000;
/** A file is complete when its size has not changed for this time, ms. */
const restMs = 5000;

/** A unique name in a folder: the time is added in front. */
function keptName(name: string, at: number): string {
  return `${new Date(at).toISOString().replaceAll(/[:.]/g, '-')}-${name}`;
}

/** Finds complete files in one folder. */
export class FolderWatch {
  readonly #context: AppContext;
  readonly #folder: string;
  readonly #sizes = new Map<string, number>();

  constructor(context: AppContext, folder: string) {
    this.#context = context;
    this.#folder = folder;
  }

  /**
   * Imports each complete file once, in the order of their names, and moves it to `done/` or `refused/` with its report
   * beside it.
   * @param now ms since 1970, by the clock that dates files
   */
  async look(now: number): Promise<void> {
    const entries = await readdir(this.#folder, { withFileTypes: true });
    const names = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.')).map(({ name }) => name);
    for (const gone of this.#sizes.keys()) if (!names.includes(gone)) this.#sizes.delete(gone);
    for (const name of names.toSorted()) {
      if (await this.#isComplete(name, now)) await this.#take(name, now);
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
    const working = path.join(this.#folder, 'working');
    await mkdir(working, { recursive: true });
    const file = path.join(working, name);
    try {
      await rename(path.join(this.#folder, name), file);
    } catch {
      return;
    }
    this.#sizes.delete(name);
    const options = { mode: 'changes', mapName: null, isDryRun: false, source: 'folder' } as const;
    const report = await importFile(this.#context, file, options);
    const target = path.join(this.#folder, report.result === 'refused' ? 'refused' : 'done');
    await mkdir(target, { recursive: true });
    const kept = path.join(target, keptName(name, now));
    await rename(file, kept);
    await writeFile(`${kept}.report.json`, `${JSON.stringify(report, null, 2)}\n`);
    this.#context.log.info({ file: name, result: report.result }, report.message);
  }
}

/** Watches the folder of `IMPORT_DIR` while the server listens. */
export function watchImportFolder(app: FastifyInstance, context: AppContext): void {
  const { importDir } = context.config;
  if (importDir === null) return;
  const watch = new FolderWatch(context, importDir);
  repeatWhileListening(app, {
    everyMs: checkEveryMs,
    round: () => watch.look(Date.now()),
    failure: 'the folder of imports could not be read',
  });
}
