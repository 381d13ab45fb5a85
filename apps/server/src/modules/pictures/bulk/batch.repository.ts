import { pictureFile, type PictureView } from '@kayal/api-contract';
import type { Transaction } from 'kysely';
import { countRows } from '../../../db/count-rows.ts';
import type { Db } from '../../../db/open-database.ts';
import type { Database } from '../../../db/schema.ts';
import type { PictureBatchFileTable, PictureBatchTable } from '../../../db/tables/pictures.ts';
import type { Page } from '../../../http/paging.ts';

/** A batch as stored. */
export interface BatchRecord {
  readonly state: PictureBatchTable['state'];
  /** ms since 1970 */
  readonly workedAt: number;
}

/** A file of a batch with its result. */
export interface BatchFileRecord extends Pick<
  PictureBatchFileTable,
  'id' | 'name' | 'status' | 'code' | 'picture' | 'view'
> {}

/** An unmatched picture, which has no item and colour yet. */
export interface UnmatchedRecord {
  readonly id: string;
  readonly name: string;
  readonly file: string;
  /** ms since 1970 */
  readonly uploadedAt: number;
}

/** Result of a file. */
export type FileOutcome =
  | { readonly status: 'stored'; readonly picture: string; readonly view: PictureView }
  | { readonly status: 'unmatched'; readonly file: string }
  | { readonly status: 'refused'; readonly code: string };

/** Writes a batch whose files all wait. */
export async function insertBatch(
  trx: Transaction<Database>,
  id: string,
  files: readonly { readonly id: string; readonly name: string }[],
  at: number,
): Promise<void> {
  await trx.insertInto('picture_batch').values({ id, state: 'working', created_at: at, worked_at: at }).execute();
  const rows = files.map((file, position) => ({
    ...file,
    batch_id: id,
    position,
    status: 'waiting' as const,
    code: null,
    picture: null,
    view: null,
    file: null,
    created_at: at,
  }));
  await trx.insertInto('picture_batch_file').values(rows).execute();
}

/** A batch; undefined when there is none with this id. */
export async function findBatch(db: Db, id: string): Promise<BatchRecord | undefined> {
  return db
    .selectFrom('picture_batch')
    .select(['state', 'worked_at as workedAt'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The files of a batch, in order of work. */
export function listBatchFiles(db: Db, batchId: string): Promise<readonly BatchFileRecord[]> {
  return db
    .selectFrom('picture_batch_file')
    .select(['id', 'name', 'status', 'code', 'picture', 'view'])
    .where('batch_id', '=', batchId)
    .orderBy('position')
    .execute();
}

/** The names of items by their ids. */
export async function findItemNames(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('product').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The colours of items as the catalogue writes them, by the name of their picture. */
export async function findPictureColours(db: Db, ids: readonly number[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('variant')
    .select(['product_id', 'colour'])
    .distinct()
    .where('product_id', 'in', ids)
    .execute();
  return new Map(rows.map(({ product_id, colour }) => [pictureFile(product_id, colour), colour]));
}

/** Stores the result of a file. */
export async function putOutcome(db: Db | Transaction<Database>, fileId: string, outcome: FileOutcome): Promise<void> {
  const nothing = { code: null, picture: null, view: null, file: null };
  await db
    .updateTable('picture_batch_file')
    .set({ ...nothing, ...outcome })
    .where('id', '=', fileId)
    .execute();
}

/** Sets the time of the last work on batches. */
export async function touchBatches(db: Db, ids: readonly string[], at: number): Promise<void> {
  if (ids.length === 0) return;
  await db.updateTable('picture_batch').set({ worked_at: at }).where('id', 'in', ids).execute();
}

/** Marks a batch as ended. */
export async function endBatch(db: Db, id: string, state: 'done' | 'stopped'): Promise<void> {
  await db.updateTable('picture_batch').set({ state }).where('id', '=', id).execute();
}

/** A page of the unmatched pictures, newest first. */
export function listUnmatched(db: Db, { limit, offset }: Page): Promise<readonly UnmatchedRecord[]> {
  return unmatched(db)
    .select(['id', 'name', 'file', 'created_at as uploadedAt'])
    .$narrowType<{ file: string }>()
    .orderBy('created_at', 'desc')
    .orderBy('position')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** The number of unmatched pictures. */
export function countUnmatched(db: Db): Promise<number> {
  return countRows(unmatched(db));
}

/** The stored file of an unmatched picture; undefined when there is none with this id. */
export async function findUnmatchedFile(trx: Transaction<Database>, id: string): Promise<string | undefined> {
  const row = await unmatched(trx)
    .select('file')
    .$narrowType<{ file: string }>()
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.file;
}

/**
 * The numbers of products by their ids in the company's files, in lower case.
 * @param sourceIds in the spelling of a file name
 */
export async function findProductNumbers(db: Db, sourceIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (sourceIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('product_number')
    .select(['source_id', 'product_id'])
    .where((eb) =>
      eb.or([
        eb('source_id', 'in', sourceIds),
        eb(
          eb.fn<string>('lower', ['source_id']),
          'in',
          sourceIds.map((id) => id.toLowerCase()),
        ),
      ]),
    )
    .execute();
  return new Map(rows.map((row) => [row.source_id.toLowerCase(), row.product_id]));
}

/** Deletes an unmatched picture; its file is swept later. @returns whether there was one */
export async function deleteUnmatched(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('picture_batch_file')
    .where('id', '=', id)
    .where('status', '=', 'unmatched')
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Deletes batches from before a time, with their unmatched pictures. @param before ms since 1970 */
export async function deleteOldBatches(db: Db, before: number): Promise<void> {
  await db.deleteFrom('picture_batch').where('created_at', '<', before).execute();
}

function unmatched(db: Db | Transaction<Database>) {
  return db.selectFrom('picture_batch_file').where('status', '=', 'unmatched').where('file', 'is not', null);
}
