import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ImportMode, ImportState } from '@kayal/api-contract';
import { inTransaction } from '../../db/in-transaction.ts';
import { ApiError } from '../../http/api-error.ts';
import * as repository from './catalogue-import.repository.ts';
import * as mappings from './saved-mappings.repository.ts';
import { deleteRun } from './sweep/delete-runs.repository.ts';
import { cleanMapping, mappingErrors, type Mapping } from './check/parse/headings.ts';
import type { ImportJob } from './import-jobs.ts';
import { importFolder, type ImportParts } from './import-parts.ts';
import { formatOf, progressOf, requireRun, type HeadingSample, type ImportRun } from './import-run.ts';
import { findWayBack } from './seasons.ts';
import { readSettings } from '../shop-settings/settings-cache.ts';
import { runningSeason } from '../shop-settings/season.ts';

/** Max size of a text file that is imported in the process that received it, bytes. */
const smallFileBytes = 128 * 1024;

/** One import; one that its process has left is ended first. @throws ApiError `not_found` */
export async function readRun(
  { db, config, now }: Pick<ImportParts, 'db' | 'config' | 'now'>,
  id: string,
): Promise<ImportRun> {
  const row = await repository.findRun(db, id);
  const isOurs = progressOf.has(id);
  if (row !== undefined && !isOurs && repository.isAbandoned(row, now())) {
    await inTransaction(db, async (trx) => {
      await repository.lockRuns(trx);
      await repository.endAbandoned(trx, now(), await runningSeason({ db: trx, config }));
    });
  }
  return requireRun(db, id);
}

/** Marks a run as under way. @throws ApiError `not_found`, `import.state`, `import.busy` */
async function markUnderWay(
  { db, config, now }: ImportParts,
  id: string,
  from: readonly ImportState[],
  to: 'checking' | 'applying' | 'undoing',
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await repository.lockRuns(trx);
    await repository.endAbandoned(trx, now(), await runningSeason({ db: trx, config }));
    const run = await repository.findRun(trx, id);
    if (run === undefined) throw new ApiError('not_found');
    if (!from.includes(run.state)) throw new ApiError('import.state');
    // Another one may have been applied while this transaction waited for it.
    if (to === 'undoing' && (await repository.findLastApplied(trx))?.id !== id) throw new ApiError('import.state');
    if (await repository.isAnotherWorking(trx, id)) throw new ApiError('import.busy');
    await repository.updateRun(trx, id, { state: to, heartbeat_at: now(), done: 0, total: 0, notes: '[]' });
  });
  progressOf.set(id, { done: 0, total: 0 });
}

/** Starts a job of a run that is marked as under way: in a process of its own where there are such and the job is worth one. */
async function startJob(parts: ImportParts, job: ImportJob): Promise<StartedWork> {
  const { db, processes } = parts;
  const work = async (): Promise<ImportRun> => {
    if (processes === undefined || (await isSmall(parts, job))) {
      // Loaded when needed: an idle shop does not hold the readers of files.
      const { runImportJob } = await import('./import-jobs.ts');
      await runImportJob(parts, job);
    } else await processes.run(job);
    return requireRun(db, job.id);
  };
  const done = work();
  // Who starts it waits for its end only after this: an error until then must not count as one that nobody caught.
  done.catch(() => undefined);
  return { run: await requireRun(db, job.id), done };
}

/** Whether a job takes less time than the start of a process: a short text file that withdraws nothing. */
async function isSmall(parts: ImportParts, { kind, id }: ImportJob): Promise<boolean> {
  if (kind === 'prepare') return true;
  if (kind !== 'check' && kind !== 'apply') return false;
  const run = await repository.findRun(parts.db, id);
  if (run === undefined || run.mode === 'whole' || formatOf(run).kind === 'xlsx') return false;
  const size = await stat(path.join(importFolder(parts), run.file)).then(
    (found) => found.size,
    () => 0,
  );
  return size <= smallFileBytes;
}

/** Parameters of a check. */
export interface CheckRequest {
  readonly mode: ImportMode;
  readonly mapping: Mapping;
  readonly season?: string;
  readonly saveMapAs?: string;
}

/** Work that continues after its start was answered. */
export interface StartedWork {
  /** The current run. */
  readonly run: ImportRun;
  /** The run when the work is done; rejects only for an unexpected error. */
  readonly done: Promise<ImportRun>;
}

/**
 * Starts the dry run of a file.
 * @throws ApiError `import.mapping` naming the fields, `import.state`, `import.busy`, `not_found`
 */
export async function startCheck(parts: ImportParts, id: string, request: CheckRequest): Promise<StartedWork> {
  const { db } = parts;
  const run = await repository.findRun(db, id);
  if (run === undefined) throw new ApiError('not_found');
  const headings: readonly HeadingSample[] = JSON.parse(run.headings);
  const mapping = cleanMapping(request.mapping);
  const names = headings.map(({ heading }) => heading);
  const { attributes } = (await readSettings(parts)).settings;
  const fields = mappingErrors(mapping, request.mode, names, attributes, formatOf(run).system !== null);
  if (Object.keys(fields).length > 0) throw new ApiError('import.mapping', { fields });
  await markUnderWay(parts, id, ['uploaded', 'checked', 'refused', 'failed', 'prepared'], 'checking');
  await repository.updateRun(db, id, {
    mode: request.mode,
    season: request.season ?? null,
    mapping: JSON.stringify(mapping),
    map_name: request.saveMapAs ?? run.map_name,
  });
  if (request.saveMapAs !== undefined) {
    const made = JSON.stringify(formatOf(run).made);
    await mappings.putMap(db, request.saveMapAs, { mapping: JSON.stringify(mapping), made });
  }
  return startJob(parts, { kind: 'check', id });
}

/** The actor in the audit where no admin started the import. */
const importActor = 'import';

/**
 * Starts to apply a checked run. A season loaded beside the running one is only marked as prepared.
 * @throws ApiError `import.new_names`, `import.state`, `import.busy`, `not_found`
 */
export async function startApply(
  parts: ImportParts,
  id: string,
  { actorId, confirmNewNames }: { readonly actorId: string | null; readonly confirmNewNames: boolean },
): Promise<StartedWork> {
  const { db } = parts;
  const run = await requireRun(db, id);
  if (run.state === 'checked' && run.newNames.length > 0 && !confirmNewNames) throw new ApiError('import.new_names');
  await markUnderWay(parts, id, ['checked'], 'applying');
  const isBeside = run.season !== null && run.season !== (await runningSeason(parts));
  return startJob(parts, isBeside ? { kind: 'prepare', id } : { kind: 'apply', id, actorId: actorId ?? importActor });
}

/**
 * Starts to make a prepared season the running one, or the one before it again: that undoes the switch.
 * @throws ApiError `season.unknown`, `import.busy`; `import.state` when an import was applied since the switch
 */
export async function startSeason(parts: ImportParts, season: string, actorId: string): Promise<StartedWork> {
  const prepared = await repository.findPrepared(parts.db, season);
  if (prepared === undefined) {
    const back = await findWayBack(parts);
    if (back?.season !== season) throw new ApiError('season.unknown');
    return startUndo(parts, back.importId, actorId);
  }
  const { id } = prepared;
  await markUnderWay(parts, id, ['prepared'], 'applying');
  return startJob(parts, { kind: 'switch', id, actorId, season });
}

/** Starts to undo the last applied import. @throws ApiError `import.state`, `import.busy`, `not_found` */
export async function startUndo(parts: ImportParts, id: string, actorId: string | null): Promise<StartedWork> {
  const { db } = parts;
  const { canUndo } = await requireRun(db, id);
  if (!canUndo) throw new ApiError('import.state');
  await markUnderWay(parts, id, ['applied'], 'undoing');
  return startJob(parts, { kind: 'undo', id, actorId: actorId ?? importActor });
}

/** Deletes an import that was not applied, and its file. @throws ApiError `import.state`, `import.busy`, `not_found` */
export async function forgetRun(parts: ImportParts, id: string): Promise<void> {
  const { db } = parts;
  const file = await inTransaction(db, async (trx) => {
    const run = await repository.findRun(trx, id);
    if (run === undefined) throw new ApiError('not_found');
    if (run.applied_at !== null || run.state === 'applied') throw new ApiError('import.state');
    if (repository.workingStates.some((state) => state === run.state)) throw new ApiError('import.busy');
    await deleteRun(trx, id);
    return run.file;
  });
  await rm(path.join(importFolder(parts), file), { force: true });
}
