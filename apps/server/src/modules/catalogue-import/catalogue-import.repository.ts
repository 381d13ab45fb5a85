import type { ImportMode, ImportState } from '@kayal/api-contract';
import { sql, type Transaction } from 'kysely';
import { countRows } from '../../db/count-rows.ts';
import { forUpdate } from '../../db/dialect.ts';
import type { Db } from '../../db/open-database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Database } from '../../db/schema.ts';
import { addSetting } from '../../db/settings.repository.ts';
import type { ImportRunTable } from '../../db/tables/imports.ts';
import type { Page } from '../../http/paging.ts';
import { fileColumnNames } from './file-columns.ts';

/** States in which a process works on a run. */
export const workingStates = ['checking', 'applying', 'undoing'] as const satisfies readonly ImportState[];

/** After this time without a heartbeat, ms, a run counts as abandoned by its process. */
const abandonedAfterMs = 30_000;

/** A run with the name of the person or API token that started it. */
export type NamedRun = ImportRunTable & { readonly actorName: string | null };

function namedRuns(db: Db) {
  return db
    .selectFrom('import_run')
    .leftJoin('customer', 'customer.id', 'import_run.actor_id')
    .leftJoin('api_token', 'api_token.id', 'import_run.actor_id')
    .selectAll('import_run')
    .select(({ fn }) => fn.coalesce('customer.full_name', 'api_token.name').as('actorName'));
}

/** A run, with the name of the admin who started it. */
export function findRun(db: Db, id: string): Promise<NamedRun | undefined> {
  return namedRuns(db).where('import_run.id', '=', id).executeTakeFirst();
}

/** Runs, newest first. */
export function listRuns(db: Db, page: Page): Promise<NamedRun[]> {
  return namedRuns(db)
    .orderBy('import_run.started_at', 'desc')
    .orderBy('import_run.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

/** How many runs there are. */
export function countRuns(db: Db): Promise<number> {
  return countRows(db.selectFrom('import_run'));
}

/** Stores a new run. */
export async function insertRun(db: Db, row: ImportRunTable): Promise<void> {
  await db.insertInto('import_run').values(row).execute();
}

/** Changes columns of a run. */
export async function updateRun(db: Db, id: string, changes: Partial<Omit<ImportRunTable, 'id'>>): Promise<void> {
  await db.updateTable('import_run').set(changes).where('id', '=', id).execute();
}

/**
 * Locks a run until the transaction ends.
 * @throws ApiError `import.state` when it is in another state: another process has taken this one for ended
 */
export async function requireState(trx: Transaction<Database>, id: string, state: ImportState): Promise<void> {
  const query = trx.selectFrom('import_run').select('state').where('id', '=', id);
  const row = await forUpdate(trx, query).executeTakeFirst();
  if (row?.state !== state) throw new ApiError('import.state');
}

/** The names of all runs' files. */
export async function listRunFiles(db: Db): Promise<readonly string[]> {
  const rows = await db.selectFrom('import_run').select('file').execute();
  return rows.map(({ file }) => file);
}

/** The last applied run, undone ones included; undefined without one. */
export function findLastApplied(db: Db): Promise<Pick<ImportRunTable, 'id' | 'state' | 'applied_at'> | undefined> {
  return db
    .selectFrom('import_run')
    .select(['id', 'state', 'applied_at'])
    .where('applied_at', 'is not', null)
    .orderBy('applied_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * The last run that was applied, not undone, and may have written what files of a mode write: one of that mode, or one of
 * products. Those that had nothing to change are included: they have no time of applying, but their last heartbeat is of
 * then.
 */
export function findLastLike(db: Db, mode: ImportMode) {
  return db
    .selectFrom('import_run')
    .select(['id', 'mode', 'file_hash', 'mapping', 'counts', 'file_name', 'started_at', 'applied_at'])
    .where('state', '=', 'applied')
    .where('mode', 'in', [mode, 'whole', 'changes'])
    .orderBy('heartbeat_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Whether a product was changed after a run was loaded, other than by the run: by hand, by another import or by an undo.
 * Sales and counts of stock are no changes of a product.
 */
export async function isChangedSince(
  db: Db,
  { started_at, applied_at }: Pick<ImportRunTable, 'started_at' | 'applied_at'>,
): Promise<boolean> {
  const later = db.selectFrom('product').select('id').where('changed_at', '>', started_at);
  const byOthers = applied_at === null ? later : later.where('changed_at', '!=', applied_at);
  return (await byOthers.limit(1).executeTakeFirst()) !== undefined;
}

/** Locks the choice of the run to work on, for one process at a time, until the transaction ends. */
export async function lockRuns(trx: Transaction<Database>): Promise<void> {
  const name = 'catalogue-import-lock';
  await addSetting(trx, name, '');
  await forUpdate(trx, trx.selectFrom('setting').select('value').where('name', '=', name)).execute();
}

/** Ends the runs whose heartbeats have stopped. @param season the running one */
export async function endAbandoned(trx: Transaction<Database>, now: number, season: string): Promise<void> {
  await endedRuns(trx, season)
    .where('heartbeat_at', '<', now - abandonedAfterMs)
    .execute();
}

/** Ends a run whose process has ended; one that is finished stays as it is. @param season the running one */
export async function endRun(trx: Transaction<Database>, id: string, season: string): Promise<void> {
  await endedRuns(trx, season).where('id', '=', id).execute();
}

/**
 * Ends runs that their process has left. Nothing of them was written: that takes one transaction. So an undo leaves the
 * import applied, and a switch leaves the season prepared; anything else failed.
 */
function endedRuns(trx: Transaction<Database>, season: string) {
  return trx
    .updateTable('import_run')
    .set((eb) => ({
      state: eb
        .case()
        .when('state', '=', 'undoing')
        .then<ImportState>('applied')
        .when(eb.and([eb('state', '=', 'applying'), eb('season', '!=', season)]))
        .then<ImportState>('prepared')
        .else<ImportState>('failed')
        .end(),
      notes: JSON.stringify(['The program that worked on it was ended. Nothing was written.']),
    }))
    .where('state', 'in', workingStates);
}

/** Whether the process that worked on a run has left it. */
export function isAbandoned({ state, heartbeat_at }: ImportRunTable, now: number): boolean {
  return workingStates.some((each) => each === state) && heartbeat_at < now - abandonedAfterMs;
}

/** Whether a process works on a run. */
export async function isAnyWorking(db: Db, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('import_run')
    .select('id')
    .where('state', 'in', workingStates)
    .where('heartbeat_at', '>=', now - abandonedAfterMs)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a process works on another run. */
export async function isAnotherWorking(trx: Transaction<Database>, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('import_run')
    .select('id')
    .where('state', 'in', workingStates)
    .where('id', '!=', id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Kinds of changes by which a list can be filtered. */
export type ChangeFilter = 'new' | 'changed' | 'withdrawn' | 'unchanged' | 'price' | 'stock';

function changesOf(db: Db, runId: string, kind: ChangeFilter | undefined) {
  const all = db.selectFrom('import_change as c').where('c.run_id', '=', runId);
  if (kind === undefined) return all;
  if (kind === 'price') return all.where('has_price', '=', 1);
  return kind === 'stock' ? all.where('stock_changes', '>', 0) : all.where('kind', '=', kind);
}

/** Changes found by a check, by product id. */
export function listChanges(db: Db, runId: string, kind: ChangeFilter | undefined, page: Page) {
  return changesOf(db, runId, kind)
    .leftJoin('product_number as n', 'n.product_id', 'c.product_id')
    .select(['c.product_id as productId', 'n.source_id as ownId', 'c.kind', 'c.name', 'c.fields'])
    .orderBy('c.product_id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

/** The number of changes of a kind. */
export function countChangesOf(db: Db, runId: string, kind: ChangeFilter | undefined): Promise<number> {
  return countRows(changesOf(db, runId, kind));
}

/** Errors in a file, by row. */
export function listErrors(db: Db, runId: string, page: Page) {
  return db
    .selectFrom('import_error')
    .select(['row_number as row', 'heading as column', 'value', 'problem', 'remedy'])
    .where('run_id', '=', runId)
    .orderBy('row_number')
    .orderBy('seq')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

/** The number of stored errors. */
export function countErrors(db: Db, runId: string): Promise<number> {
  return countRows(db.selectFrom('import_error').where('run_id', '=', runId));
}

/** How many products are on sale. */
export function countVisible(db: Db): Promise<number> {
  return countRows(db.selectFrom('product').where('visible', '=', 1));
}

/** The newest prepared run of a season. */
export function findPrepared(db: Db, season: string) {
  return db
    .selectFrom('import_run')
    .select('id')
    .where('state', '=', 'prepared')
    .where('season', '=', season)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Prepared runs and the one that is being put on sale, newest first.
 * @param running the running season
 */
export function listPrepared(db: Db, running: string) {
  return db
    .selectFrom('import_run')
    .select(['id', 'season', 'counts', 'state', 'mode'])
    .where('season', '!=', running)
    .where('state', 'in', ['prepared', 'applying'])
    .orderBy('started_at', 'desc')
    .limit(100)
    .execute();
}

/** The run that was applied at one time for a season, and was not undone. @param at ms since 1970 */
export function findSwitchedAt(db: Db, at: number, season: string) {
  return db
    .selectFrom('import_run')
    .select(['id', 'state', 'on_sale_before', 'put_on_sale'])
    .where('applied_at', '=', at)
    .where('season', '=', season)
    .where('state', 'in', ['applied', 'undoing'])
    .executeTakeFirst();
}

/**
 * Stores a season that was taken off sale as a prepared run of its own, so that it can be switched to again. The next
 * switch checks its file again; until then it has the products and changes of the first.
 * @param id of the new run
 */
export async function prepareAgain(trx: Transaction<Database>, runId: string, id: string): Promise<void> {
  const { actorName: _name, ...run } = await namedRuns(trx)
    .where('import_run.id', '=', runId)
    .executeTakeFirstOrThrow();
  await insertRun(trx, {
    ...run,
    id,
    state: 'prepared',
    applied_at: null,
    on_sale_before: null,
    put_on_sale: null,
    notes: '[]',
    new_names: '[]',
  });
  const columns = sql.join(fileColumnNames.map((column) => sql.ref(column)));
  await sql`
    insert into import_product (run_id, product_id, is_new, ${columns}, department, display_colour, hidden, offer,
      has_lists, row_number)
    select cast(${id} as text), s.product_id, s.is_new, ${columns}, s.department, s.display_colour, s.hidden, s.offer,
      s.has_lists, s.row_number
    from import_product s where s.run_id = ${runId}`.execute(trx);
  await sql`
    insert into import_change (run_id, product_id, kind, has_price, stock_changes, name, fields)
    select cast(${id} as text), c.product_id, c.kind, c.has_price, c.stock_changes, c.name, c.fields
    from import_change c where c.run_id = ${runId}`.execute(trx);
}
