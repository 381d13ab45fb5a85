import { sql, type Selectable, type Transaction } from 'kysely';
import { countRows } from '../../db/count-rows.ts';
import type { Db } from '../../db/open-database.ts';
import type { Database } from '../../db/schema.ts';
import { partsOf } from '../../db/slices.ts';
import type { RedirectFileTable, RedirectRuleTable, RedirectTable } from '../../db/tables/redirects.ts';
import type { Page } from '../../http/paging.ts';

/** A stored file. */
export type FileRow = Selectable<RedirectFileTable>;

/** Every file, newest first. */
export function listFiles(db: Db): Promise<FileRow[]> {
  return db.selectFrom('redirect_file').selectAll().orderBy('created_at', 'desc').orderBy('id').execute();
}

/** Stores a new file. */
export async function insertFile(db: Db, row: FileRow): Promise<void> {
  await db.insertInto('redirect_file').values(row).execute();
}

/** Writes what a load has come to. @returns whether the file is still there */
export async function updateFile(db: Db, id: string, values: Partial<FileRow>): Promise<boolean> {
  const result = await db.updateTable('redirect_file').set(values).where('id', '=', id).executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** As `updateFile`, for the process that loads it. @returns false when it was removed or given up meanwhile */
export async function updateLoading(db: Db, id: string, values: Partial<FileRow>): Promise<boolean> {
  const loading = db.updateTable('redirect_file').set(values).where('id', '=', id).where('state', '=', 'loading');
  return (await loading.executeTakeFirst()).numUpdatedRows > 0n;
}

/** Removes a file that has no rows. @returns its name; undefined when there was none */
export async function deleteFile(trx: Transaction<Database>, id: string): Promise<string | undefined> {
  return (await trx.deleteFrom('redirect_file').where('id', '=', id).returning('name').executeTakeFirst())?.name;
}

/** Files that are loading and were not touched since a time: their process has ended. */
export async function listAbandoned(db: Db, touchedBefore: number): Promise<string[]> {
  const rows = await db
    .selectFrom('redirect_file')
    .select('id')
    .where('state', '=', 'loading')
    .where('touched_at', '<', touchedBefore)
    .execute();
  return rows.map(({ id }) => id);
}

/** Rows of one statement that deletes. */
const deletedAtOnce = 2000;

/** Deletes the next rows of a file. @returns how many */
export async function deleteSomeRows(db: Db, fileId: string): Promise<number> {
  const rows = await db
    .selectFrom('redirect')
    .select('from_path')
    .where('file_id', '=', fileId)
    .orderBy('from_path')
    .limit(deletedAtOnce)
    .execute();
  const last = rows.at(-1);
  if (last === undefined) return 0;
  await db.deleteFrom('redirect').where('file_id', '=', fileId).where('from_path', '<=', last.from_path).execute();
  return rows.length;
}

/** Stores rows of a file; the first row of an old path counts. @returns the paths that were stored */
export async function insertRows(trx: Db, rows: readonly RedirectTable[]): Promise<Set<string>> {
  const stored = new Set<string>();
  for (const part of partsOf(rows)) {
    const added = await trx
      .insertInto('redirect')
      .values([...part])
      .onConflict((conflict) => conflict.doNothing())
      .returning('from_path')
      .execute();
    for (const { from_path } of added) stored.add(from_path);
  }
  return stored;
}

/** Deletes one row of a file. */
export async function deleteRow(db: Db, fileId: string, fromPath: string): Promise<void> {
  await db.deleteFrom('redirect').where('file_id', '=', fileId).where('from_path', '=', fromPath).execute();
}

/** The next rows of a file after a path, ascending. */
export function listRowsAfter(db: Db, fileId: string, after: string, limit: number): Promise<RedirectTable[]> {
  return db
    .selectFrom('redirect')
    .selectAll()
    .where('file_id', '=', fileId)
    .where('from_path', '>', after)
    .orderBy('from_path')
    .limit(limit)
    .execute();
}

/** Where files lead an old path; the newest file counts. @param fileId a file that counts although it is still loading */
export async function findRow(db: Db, path: string, fileId: string | null): Promise<string | undefined> {
  const row = await db
    .selectFrom('redirect')
    .innerJoin('redirect_file', 'redirect_file.id', 'redirect.file_id')
    .select('redirect.to_url')
    .where('redirect.from_path', '=', path)
    .where((eb) => eb.or([eb('redirect_file.state', '=', 'ready'), eb('redirect_file.id', '=', fileId ?? '')]))
    .orderBy('redirect_file.created_at', 'desc')
    .orderBy('redirect_file.id')
    .limit(1)
    .executeTakeFirst();
  return row?.to_url;
}

/** How many rows files have, without one of them. */
export async function countRowsBeside(db: Db, fileId: string): Promise<number> {
  const { rows } = await db
    .selectFrom('redirect_file')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('row_count'), sql<number>`0`).as('rows'))
    .where('id', '!=', fileId)
    .executeTakeFirstOrThrow();
  return Number(rows);
}

/** Every rule, newest first. */
export function listRules(db: Db): Promise<Selectable<RedirectRuleTable>[]> {
  return db.selectFrom('redirect_rule').selectAll().orderBy('created_at', 'desc').orderBy('id').execute();
}

/** Stores a rule in place of one with the same old path. */
export async function putRule(trx: Transaction<Database>, row: RedirectRuleTable): Promise<void> {
  await trx.deleteFrom('redirect_rule').where('from_shape', '=', row.from_shape).execute();
  await trx.insertInto('redirect_rule').values(row).execute();
}

/** Removes a rule. @returns it; undefined when there was none */
export function deleteRule(trx: Transaction<Database>, id: string) {
  return trx.deleteFrom('redirect_rule').where('id', '=', id).returningAll().executeTakeFirst();
}

/** The product on sale that had one of some ids in the product file, written in any letters. */
export function findProduct(db: Db, sourceIds: readonly string[]) {
  return db
    .selectFrom('product_number')
    .innerJoin('product', 'product.id', 'product_number.product_id')
    .select(['product.id', 'product.name'])
    .where(sql<string>`lower(product_number.source_id)`, 'in', [...new Set(sourceIds)])
    .where('product.visible', '=', 1)
    .limit(1)
    .executeTakeFirst();
}

/** Products of a search for one name that are looked at. */
const maxNamesakes = 200;

/** Products on sale that are found by all of some words, each once. */
export function findProductsByWords(db: Db, words: readonly string[]) {
  return db
    .selectFrom('product')
    .select(['id', 'name'])
    .where('visible', '=', 1)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('search_word')
        .select('product_id')
        .where('word', 'in', words)
        .groupBy('product_id')
        .having(eb.fn.countAll(), '=', words.length),
    )
    .orderBy('id')
    .limit(maxNamesakes)
    .execute();
}

/** Adds to the report of addresses that lead nowhere. */
export async function addMissed(trx: Db, path: string, times: number, at: number): Promise<void> {
  await trx
    .insertInto('missed_address')
    .values({ path, times, last_at: at })
    .onConflict((conflict) =>
      conflict.column('path').doUpdateSet((eb) => ({
        times: eb('missed_address.times', '+', times),
        last_at: at,
      })),
    )
    .execute();
}

/** Addresses that lead nowhere, the most frequent first. */
export function listMissed(db: Db, { limit, offset }: Page) {
  return db
    .selectFrom('missed_address')
    .selectAll()
    .orderBy('times', 'desc')
    .orderBy('last_at', 'desc')
    .orderBy('path')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** How many addresses lead nowhere. */
export function countMissed(db: Db): Promise<number> {
  return countRows(db.selectFrom('missed_address'));
}

/** Takes addresses from the report. */
export async function deleteMissed(db: Db, paths: readonly string[]): Promise<void> {
  for (const part of partsOf(paths)) await db.deleteFrom('missed_address').where('path', 'in', part).execute();
}
