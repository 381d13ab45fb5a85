import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { ImportMode, ImportState } from '@kayal/api-contract';
import type { Transaction } from 'kysely';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database } from '../../db/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import { insertAudit } from '../audit/audit.repository.ts';
import { bumpCatalogueVersion, catalogueVersionOf } from '../catalogue/catalogue-version.ts';
import { notifyWaiting } from '../stock-watch/stock-watch.service.ts';
import { postAllLow } from '../webhooks/post-event.ts';
import { applyStaged } from './apply/apply-run.ts';
import { codesWaitedFor, listUnitsChanges } from './apply/apply.repository.ts';
import { undoApplied } from './apply/undo-run.ts';
import * as repository from './catalogue-import.repository.ts';
import { checkStored, refreshCheck } from './check/check-stored.ts';
import type { NewName } from './check/group-names.ts';
import { cleanMapping, mappingErrors, type Mapping } from './check/headings.ts';
import { importFolder, type ImportParts } from './import-parts.ts';
import { progressOf, requireRun, type HeadingSample, type ImportRun } from './import-run.ts';
import { ImportFileError } from './read/import-file-error.ts';
import { beginSeason, endSeason, runningSeason } from './seasons.ts';

const heartbeatEveryMs = 5000;

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
async function begin(
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
    if (await repository.isAnotherWorking(trx, id)) throw new ApiError('import.busy');
    await repository.updateRun(trx, id, { state: to, heartbeat_at: now(), done: 0, total: 0, notes: '[]' });
  });
  progressOf.set(id, { done: 0, total: 0 });
}

/** Does the work of a run and writes a heartbeat every few seconds. An error is stored with the run. */
async function work(parts: ImportParts, id: string, back: ImportState, step: () => Promise<void>): Promise<ImportRun> {
  let isBeating = false;
  const beat = setInterval(() => {
    // On SQLite a heartbeat waits until the import has been written; one that waits is enough.
    if (isBeating) return;
    isBeating = true;
    const written = repository.updateRun(parts.db, id, { heartbeat_at: parts.now() });
    void written.catch(() => undefined).finally(() => (isBeating = false));
  }, heartbeatEveryMs).unref();
  try {
    await step();
  } catch (error) {
    const message = error instanceof ApiError || error instanceof ImportFileError ? error.message : null;
    const notes = JSON.stringify([message ?? 'It failed by an error of the shop. Nothing was written.']);
    const isWritten = back === 'applied' || back === 'prepared';
    await repository.updateRun(parts.db, id, { state: message === null && !isWritten ? 'failed' : back, notes });
    if (message === null) throw error;
  } finally {
    clearInterval(beat);
    progressOf.delete(id);
  }
  return requireRun(parts.db, id);
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
  /** The present run. */
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
  const fields = mappingErrors(mapping, request.mode, names);
  if (Object.keys(fields).length > 0) throw new ApiError('import.mapping', { fields });
  await begin(parts, id, ['uploaded', 'checked', 'refused', 'failed', 'prepared'], 'checking');
  await repository.updateRun(db, id, {
    mode: request.mode,
    season: request.season ?? null,
    mapping: JSON.stringify(mapping),
    map_name: request.saveMapAs ?? run.map_name,
  });
  if (request.saveMapAs !== undefined) await repository.putMap(db, request.saveMapAs, JSON.stringify(mapping));
  const done = work(parts, id, 'refused', async () => {
    const { state, counts, newNames, notes, version } = await checkStored(parts, id);
    await repository.updateRun(db, id, {
      state,
      counts: JSON.stringify(counts),
      new_names: JSON.stringify(newNames),
      notes: JSON.stringify(notes),
      shape: version,
    });
  });
  return { run: await requireRun(db, id), done };
}

/** Writes the back-in-stock mails and the events of the import, and raises the catalogue's version once. */
async function finish(parts: ImportParts, trx: Transaction<Database>, runId: string): Promise<void> {
  await postAllLow(trx, () => listUnitsChanges(trx, runId, 'import'), parts.now());
  for (const code of await codesWaitedFor(trx, runId)) await notifyWaiting(parts, trx, code);
  await bumpCatalogueVersion(trx, 'shape');
}

/** Applies a checked run in one transaction, with one version and one audit entry. */
async function applyNow(parts: ImportParts, id: string, actorId: string, season: string | null): Promise<void> {
  const { db, now } = parts;
  await refreshCheck(parts, id, season !== null);
  await inTransaction(db, async (trx) => {
    // The row of the run is written last: until then its heartbeats, which come on another connection, would wait.
    const run = await repository.findRun(trx, id);
    const last = await repository.findLastApplied(trx);
    // Strictly later than the last, so that two imports in one millisecond have an order.
    const at = Math.max(now(), (last?.applied_at ?? 0) + 1);
    if (run?.mode === undefined || run.mode === null) throw new ApiError('import.state');
    const counts: NonNullable<ImportRun['counts']> = JSON.parse(run.counts ?? '{}');
    const total = counts.new + counts.changed + counts.withdrawn;
    if (season !== null) await beginSeason(trx, parts, season, { actorId, at });
    if (total === 0) {
      await repository.requireState(trx, id, 'applying');
      await repository.updateRun(trx, id, { state: 'applied' });
      if (season !== null) await bumpCatalogueVersion(trx, 'shape');
      return;
    }
    const newNames: readonly NewName[] = JSON.parse(run.new_names);
    const notes = await applyStaged(trx, {
      runId: id,
      mode: run.mode,
      season: season ?? (await runningSeason({ ...parts, db: trx })),
      loadedAt: run.started_at,
      newNames,
      at,
      onProgress: (done) => progressOf.set(id, { done, total }),
    });
    await insertAudit(trx, {
      actorId,
      action: 'catalogue.imported',
      subject: run.file_name,
      before: {},
      after: { import: id, mode: run.mode, ...counts },
      at,
    });
    await finish(parts, trx, id);
    await repository.requireState(trx, id, 'applying');
    const kept = { applied_at: at, counts: JSON.stringify(counts), notes: JSON.stringify(notes) };
    await repository.updateRun(trx, id, { state: 'applied', ...kept });
  });
  const version = catalogueVersionOf(db);
  version.forget();
  version.noteStockChange();
}

/** The actor in the audit when no admin started the import. */
const nobody = 'import';

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
  await begin(parts, id, ['checked'], 'applying');
  const isBeside = run.season !== null && run.season !== (await runningSeason(parts));
  const done = work(parts, id, 'refused', async () => {
    if (isBeside) await repository.updateRun(db, id, { state: 'prepared' });
    else await applyNow(parts, id, actorId ?? nobody, null);
  });
  return { run: await requireRun(db, id), done };
}

/** Starts to make a prepared season the running one. @throws ApiError `season.unknown`, `import.busy` */
export async function startSeason(parts: ImportParts, season: string, actorId: string): Promise<StartedWork> {
  const prepared = await repository.findPrepared(parts.db, season);
  if (prepared === undefined) throw new ApiError('season.unknown');
  const { id } = prepared;
  await begin(parts, id, ['prepared'], 'applying');
  const done = work(parts, id, 'prepared', () => applyNow(parts, id, actorId, season));
  return { run: await requireRun(parts.db, id), done };
}

/** Starts to undo the last applied import. @throws ApiError `import.state`, `import.busy`, `not_found` */
export async function startUndo(parts: ImportParts, id: string, actorId: string | null): Promise<StartedWork> {
  const { db, now } = parts;
  const { canUndo, counts, fileName, season, appliedAt } = await requireRun(db, id);
  if (!canUndo) throw new ApiError('import.state');
  await begin(parts, id, ['applied'], 'undoing');
  const total = (counts?.new ?? 0) + (counts?.changed ?? 0) + (counts?.withdrawn ?? 0);
  const done = work(parts, id, 'applied', async () => {
    await inTransaction(db, async (trx) => {
      const notes = await undoApplied(trx, {
        runId: id,
        at: now(),
        onProgress: (products) => progressOf.set(id, { done: products, total }),
      });
      if (season !== null && appliedAt !== null) {
        await endSeason(trx, parts, season, { actorId: actorId ?? nobody, at: now(), begunAt: appliedAt });
      }
      await insertAudit(trx, {
        actorId: actorId ?? nobody,
        action: 'catalogue.import_undone',
        subject: fileName,
        before: { import: id },
        after: { kept: notes.length },
        at: now(),
      });
      await postAllLow(trx, () => listUnitsChanges(trx, id, 'undo'), now());
      await bumpCatalogueVersion(trx, 'shape');
      await repository.requireState(trx, id, 'undoing');
      await repository.updateRun(trx, id, { state: 'undone', notes: JSON.stringify(notes) });
    });
    const version = catalogueVersionOf(db);
    version.forget();
    version.noteStockChange();
  });
  return { run: await requireRun(db, id), done };
}

/** Deletes an import that was not applied, and its file. @throws ApiError `import.state`, `import.busy`, `not_found` */
export async function forgetRun(parts: ImportParts, id: string): Promise<void> {
  const { db } = parts;
  const file = await inTransaction(db, async (trx) => {
    const run = await repository.findRun(trx, id);
    if (run === undefined) throw new ApiError('not_found');
    if (run.applied_at !== null || run.state === 'applied') throw new ApiError('import.state');
    if (repository.workingStates.some((state) => state === run.state)) throw new ApiError('import.busy');
    await repository.deleteRun(trx, id);
    return run.file;
  });
  await rm(path.join(importFolder(parts), file), { force: true });
}
