import type { Transaction } from 'kysely';
import { countRows } from '../../../db/count-rows.ts';
import type { Db } from '../../../db/open-database.ts';
import type { Database } from '../../../db/schema.ts';
import type { Page } from '../../../http/paging.ts';
import { returnPictureFile } from '../serve/shop-picture-name.ts';

/** An uploaded picture as the database knows it. */
export interface UploadRecord {
  readonly productId: number;
  /** Canonical. */
  readonly colour: string;
  /** In the upload folder. */
  readonly file: string;
  /** ms since 1970 */
  readonly updatedAt: number;
}

const asRecord = ['product_id as productId', 'colour', 'file', 'updated_at as updatedAt'] as const;

/** A page of the uploaded pictures, by item and colour. */
export function listUploads(db: Db, { limit, offset }: Page): Promise<readonly UploadRecord[]> {
  return db
    .selectFrom('picture')
    .select(asRecord)
    .orderBy('product_id')
    .orderBy('colour')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** How many uploaded pictures there are. */
export function countUploads(db: Db): Promise<number> {
  return countRows(db.selectFrom('picture'));
}

/** Notes a picture of the shop's own pages. */
export async function insertShopPicture(trx: Transaction<Database>, file: string, at: number): Promise<void> {
  await trx.insertInto('shop_picture').values({ file, created_at: at }).execute();
}

/** The names of all files that belong to a picture, to one that waits for its item, to an address, or to a return. */
export async function listUploadFiles(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('picture')
    .select('file')
    .unionAll(db.selectFrom('picture_view').select('file'))
    .unionAll(db.selectFrom('shop_picture').select('file'))
    .unionAll(
      db.selectFrom('picture_batch_file').select('file').$narrowType<{ file: string }>().where('file', 'is not', null),
    )
    .unionAll(
      db.selectFrom('picture_address').select('file').$narrowType<{ file: string }>().where('file', 'is not', null),
    )
    .execute();
  const ofReturns = await db.selectFrom('return_picture').select('id').execute();
  return new Set([...rows.map(({ file }) => file), ...ofReturns.map(({ id }) => returnPictureFile(id))]);
}

/** Sets or replaces a further side of a garment; all sides of the colour get new addresses. */
export async function putUploadView(
  trx: Transaction<Database>,
  { productId, colour, file, updatedAt }: UploadRecord,
  view: 'back' | 'detail',
): Promise<void> {
  await trx
    .insertInto('picture_view')
    .values({ product_id: productId, colour, view, file })
    .onConflict((conflict) => conflict.columns(['product_id', 'colour', 'view']).doUpdateSet({ file }))
    .execute();
  await trx
    .updateTable('picture')
    .set({ updated_at: updatedAt })
    .where('product_id', '=', productId)
    .where('colour', '=', colour)
    .execute();
}

/** The uploaded picture of a colour; undefined when it is drawn. */
export function findUploadRecord(
  trx: Transaction<Database>,
  productId: number,
  colour: string,
): Promise<UploadRecord | undefined> {
  return trx
    .selectFrom('picture')
    .select(asRecord)
    .where('product_id', '=', productId)
    .where('colour', '=', colour)
    .executeTakeFirst();
}

/** Sets or replaces the picture of a colour. */
export async function putUpload(trx: Transaction<Database>, record: UploadRecord): Promise<void> {
  const { productId, colour, file, updatedAt } = record;
  await trx
    .insertInto('picture')
    .values({ product_id: productId, colour, file, updated_at: updatedAt })
    .onConflict((conflict) => conflict.columns(['product_id', 'colour']).doUpdateSet({ file, updated_at: updatedAt }))
    .execute();
}

/** The display colour of an item and the garment that the demo draws for it; undefined for an unknown item. */
export async function findDisplay(
  db: Db,
  productId: number,
): Promise<{ readonly colour: string; readonly cut: string } | undefined> {
  const row = await db
    .selectFrom('product')
    .select(['display_colour', 'cut'])
    .where('id', '=', productId)
    .executeTakeFirst();
  return row && { colour: row.display_colour, cut: row.cut };
}

/** Sets the display colour of an item. @param colour as its variants spell it */
export async function putDisplayColour(trx: Transaction<Database>, productId: number, colour: string): Promise<void> {
  await trx.updateTable('product').set({ display_colour: colour }).where('id', '=', productId).execute();
}
