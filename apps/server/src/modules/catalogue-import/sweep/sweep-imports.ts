import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { AppContext } from '../../../context/app-context.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { errorCode } from '../../../basics/error-code.ts';
import { listRunFiles, lockRuns } from '../catalogue-import.repository.ts';
import { deleteOldRuns } from './delete-runs.repository.ts';
import { importFolder } from '../import-parts.ts';

/** How long imports are kept, ms. */
const keepMs = 30 * 24 * 3_600_000;
/** Min age of a file without an import to count as a leftover of a kill, ms: no upload takes this long. */
const leftoverMs = 24 * 3_600_000;

/**
 * Deletes old imports with their staged rows, then files that belong to no import. The last applied import stays, so
 * that it can be undone, and so does a prepared season.
 */
export async function sweepImports({ config, db, now }: Pick<AppContext, 'config' | 'db' | 'now'>): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockRuns(trx);
    await deleteOldRuns(trx, now() - keepMs);
  });
  await sweepFiles(importFolder({ config }), new Set(await listRunFiles(db)), now() - leftoverMs);
}

/** Deletes the files of a folder that nothing uses and that are older than a time. */
export async function sweepFiles(folder: string, used: ReadonlySet<string>, before: number): Promise<void> {
  const names = await readdir(folder).catch(ignoreMissing);
  for (const name of names ?? []) {
    if (used.has(name)) continue;
    const file = path.join(folder, name);
    // The time of the last rename, because a file that was just moved here may have old content.
    const found = await stat(file).catch(ignoreMissing);
    if (found !== undefined && found.ctimeMs < before) await rm(file, { force: true, recursive: true });
  }
}

/** The folder does not exist yet, or another process was faster. */
function ignoreMissing(error: unknown): undefined {
  if (errorCode(error) === 'ENOENT') return undefined;
  throw error;
}
