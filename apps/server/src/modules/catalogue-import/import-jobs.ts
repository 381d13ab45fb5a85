import type { ImportState } from '@kayal/api-contract';
import type { Transaction } from 'kysely';
import { newId } from '../../db/ids.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Db } from '../../db/open-database.ts';
import type { Database } from '../../db/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import { insertAudit } from '../audit/audit.repository.ts';
import { bumpCatalogueVersion, catalogueVersionOf } from '../catalogue-version/catalogue-version.ts';
import { notifyWhereBack } from '../stock-watch/stock-watch.service.ts';
import { postAllLow } from '../events/post-event.ts';
import { applyStaged } from './apply/apply-run.ts';
import { pausesOf } from './give-way.ts';
import { codesWaitedFor, listUnitsChanges } from './apply/apply.repository.ts';
import { undoApplied } from './apply/undo-run.ts';
import * as repository from './catalogue-import.repository.ts';
import { checkRun, recheckRun } from './check/check-run.ts';
import type { NewName } from './check/group-names.ts';
import type { ImportParts } from './import-parts.ts';
import { progressOf, requireRun, type ImportRun } from './import-run.ts';
import { ImportFileError } from './read/import-file-error.ts';
import { forgetAddresses, noteAddresses } from '../pictures/fetch/fetch.repository.ts';
import { beginSeason, endSeason } from './seasons.ts';
import { runningSeason } from '../shop-settings/season.ts';

const heartbeatEveryMs = 5000;

/** Work on a run whose start is stored already. Plain data, so that it can be sent to another process. */
export type ImportJob =
  | { readonly kind: 'check' | 'prepare'; readonly id: string }
  | { readonly kind: 'apply' | 'undo'; readonly id: string; readonly actorId: string }
  | { readonly kind: 'switch'; readonly id: string; readonly actorId: string; readonly season: string };

/** The state of a run after an expected error in its job. */
const stateAfterRefusal = {
  check: 'refused',
  prepare: 'refused',
  apply: 'refused',
  switch: 'prepared',
  undo: 'applied',
} as const satisfies Record<ImportJob['kind'], ImportState>;

/**
 * Does a job in this process, and writes a heartbeat every few seconds. An error is stored with the run.
 * @throws the error when it is an unexpected one
 */
export async function runImportJob(parts: ImportParts, job: ImportJob): Promise<void> {
  const { id } = job;
  let isBeating = false;
  const beat = setInterval(() => {
    // On SQLite a heartbeat waits until the import has been written; one that waits is enough.
    if (isBeating) return;
    isBeating = true;
    const written = repository.updateRun(parts.db, id, { heartbeat_at: parts.now() });
    void written.catch(() => undefined).finally(() => (isBeating = false));
  }, heartbeatEveryMs).unref();
  try {
    await workOf(parts, job);
  } catch (error) {
    const message = error instanceof ApiError || error instanceof ImportFileError ? error.message : null;
    const notes = JSON.stringify([message ?? 'It failed by an error of the shop. Nothing was written.']);
    const back = stateAfterRefusal[job.kind];
    const isWritten = back === 'applied' || back === 'prepared';
    const run = await repository.findRun(parts.db, id);
    // The end of a job is written with its work: a connection that broke during the commit hides that both are there.
    if (!repository.workingStates.some((each) => each === run?.state)) return publish(parts.db);
    await repository.updateRun(parts.db, id, { state: message === null && !isWritten ? 'failed' : back, notes });
    if (message === null) throw error;
  } finally {
    clearInterval(beat);
    progressOf.delete(id);
  }
}

function workOf(parts: ImportParts, job: ImportJob): Promise<void> {
  switch (job.kind) {
    case 'check':
      return checkAndStore(parts, job.id);
    case 'prepare':
      return repository.updateRun(parts.db, job.id, { state: 'prepared' });
    case 'apply':
      return applyRun(parts, job.id, job.actorId, null);
    case 'switch':
      return applyRun(parts, job.id, job.actorId, job.season);
    case 'undo':
      return undoRun(parts, job.id, job.actorId);
  }
}

async function checkAndStore(parts: ImportParts, id: string): Promise<void> {
  const { state, counts, newNames, notes, version } = await checkRun(parts, id);
  await repository.updateRun(parts.db, id, {
    state,
    counts: JSON.stringify(counts),
    new_names: JSON.stringify(newNames),
    notes: JSON.stringify(notes),
    shape: version,
  });
}

/** Writes the back-in-stock mails and the events of an import or its undo, and raises the catalogue's version once. */
async function notifyOf(
  parts: ImportParts,
  trx: Transaction<Database>,
  runId: string,
  step: 'import' | 'undo',
): Promise<void> {
  await postAllLow(trx, () => listUnitsChanges(trx, runId, step), parts.now());
  await notifyWhereBack(parts, trx, await codesWaitedFor(trx, runId));
  await bumpCatalogueVersion(trx, 'shape', parts.now());
}

/** Lets this process read the new catalogue. */
function publish(db: Db): void {
  const version = catalogueVersionOf(db);
  version.forget();
  version.noteStockChange();
}

/** Applies a checked run in one transaction, with one version and one audit entry. */
async function applyRun(parts: ImportParts, id: string, actorId: string, season: string | null): Promise<void> {
  const { db, now } = parts;
  await recheckRun(parts, id, season !== null);
  const pause = await pausesOf(db);
  await inTransaction(db, async (trx) => {
    // The row of the run is written last: until then its heartbeats, which come on another connection, would wait.
    const run = await repository.findRun(trx, id);
    const last = await repository.findLastApplied(trx);
    // Strictly later than the last, so that two imports in one millisecond have an order.
    const at = Math.max(now(), (last?.applied_at ?? 0) + 1);
    if (run?.mode === undefined || run.mode === null) throw new ApiError('import.state');
    const counts: NonNullable<ImportRun['counts']> = JSON.parse(run.counts ?? '{}');
    const total = counts.new + counts.changed + counts.withdrawn;
    const onSale = await repository.countVisible(trx);
    if (season !== null) await beginSeason(trx, parts, season, { actorId, at });
    if (total === 0) {
      await noteAddresses(trx, id, at);
      await repository.requireState(trx, id, 'applying');
      // A switch of season can be undone also where it changed no product; an import that changed none has no time.
      const switched = season === null ? {} : { applied_at: at, on_sale_before: onSale, put_on_sale: 0 };
      await repository.updateRun(trx, id, { state: 'applied', ...switched });
      if (season !== null) await bumpCatalogueVersion(trx, 'shape', at);
      return;
    }
    const newNames: readonly NewName[] = JSON.parse(run.new_names);
    const { notes, putOnSale } = await applyStaged(trx, {
      runId: id,
      mode: run.mode,
      season: season ?? (await runningSeason({ ...parts, db: trx })),
      loadedAt: run.started_at,
      newNames,
      at,
      onProgress: (done) => progressOf.set(id, { done, total }),
      pause,
    });
    await noteAddresses(trx, id, at);
    await insertAudit(trx, {
      actorId,
      action: 'catalogue.imported',
      subject: run.file_name,
      before: {},
      after: { import: id, mode: run.mode, ...counts },
      at,
    });
    await notifyOf(parts, trx, id, 'import');
    await repository.requireState(trx, id, 'applying');
    await repository.updateRun(trx, id, {
      state: 'applied',
      applied_at: at,
      counts: JSON.stringify(counts),
      notes: JSON.stringify(notes),
      on_sale_before: onSale,
      put_on_sale: putOnSale,
    });
  });
  publish(db);
}

/** Undoes an applied run in one transaction, with one version and one audit entry. */
async function undoRun(parts: ImportParts, id: string, actorId: string): Promise<void> {
  const { db, now } = parts;
  const { counts, fileName, mode, season, appliedAt } = await requireRun(db, id);
  const total = (counts?.new ?? 0) + (counts?.changed ?? 0) + (counts?.withdrawn ?? 0);
  await inTransaction(db, async (trx) => {
    const isBack =
      season !== null &&
      appliedAt !== null &&
      (await endSeason(trx, parts, season, { actorId, at: now(), begunAt: appliedAt }));
    const notes = await undoApplied(trx, {
      runId: id,
      mode,
      season: await runningSeason({ ...parts, db: trx }),
      at: now(),
      onProgress: (products) => progressOf.set(id, { done: products, total }),
    });
    await forgetAddresses(trx, id);
    if (isBack) await repository.prepareAgain(trx, id, newId());
    await insertAudit(trx, {
      actorId,
      action: 'catalogue.import_undone',
      subject: fileName,
      before: { import: id },
      after: { kept: notes.length },
      at: now(),
    });
    await notifyOf(parts, trx, id, 'undo');
    await repository.requireState(trx, id, 'undoing');
    await repository.updateRun(trx, id, { state: 'undone', notes: JSON.stringify(notes) });
  });
  publish(db);
}
