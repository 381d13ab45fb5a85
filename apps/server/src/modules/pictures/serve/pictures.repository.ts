import { isOfOtherScript } from '@kayal/api-contract';
import type { Db } from '../../../db/open-database.ts';
import { unnamedColour } from '../../catalogue/unnamed-colour.ts';

/** The data that a product's picture is drawn from. */
export interface DrawnProduct {
  readonly productId: number;
  readonly cut: string;
  readonly department: 'men' | 'women' | 'kids' | 'accessories';
  readonly displayColour: string;
}

const asDrawn = ['id as productId', 'cut', 'department', 'display_colour as displayColour'] as const;

/** The visible product with an id; undefined when there is none. */
export function findProduct(db: Db, productId: number): Promise<DrawnProduct | undefined> {
  return db
    .selectFrom('product')
    .select(asDrawn)
    .where('id', '=', productId)
    .where('visible', '=', 1)
    .executeTakeFirst();
}

/** Whether a category has this id. */
export async function hasCategory(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom('category').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** Whether an owner's picture was uploaded to this shop. */
export async function hasShopPicture(db: Db, file: string): Promise<boolean> {
  const row = await db.selectFrom('shop_picture').select('file').where('file', '=', file).executeTakeFirst();
  return row !== undefined;
}

/** The product whose picture a category shows: its best one; undefined for an empty or unknown category. */
export function findFirstOfCategory(db: Db, categoryId: number): Promise<DrawnProduct | undefined> {
  return db
    .selectFrom('product')
    .select(asDrawn)
    .where('category_id', '=', categoryId)
    .where('visible', '=', 1)
    .orderBy('rank', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The colours a product comes in, as variants spell them. */
export async function listColoursOf(db: Db, productId: number): Promise<readonly string[]> {
  const rows = await db.selectFrom('variant').select('colour').distinct().where('product_id', '=', productId).execute();
  return rows.map(({ colour }) => colour);
}

/** The hex of a colour, as the admin typed it or that of its name; empty when none is known. */
export async function findHex(db: Db, season: string, colour: string): Promise<string> {
  const row = await db
    .selectFrom('colour')
    .select('hex')
    .where('season', '=', season)
    .where('db_color', '=', colour)
    .executeTakeFirst();
  return row?.hex ?? unnamedColour(colour).hex;
}

/**
 * The file of an uploaded side of a garment; undefined when only its front was uploaded, or nothing.
 * @param colour canonical
 */
export async function findUploadedView(
  db: Db,
  productId: number,
  colour: string,
  view: 'back' | 'detail',
): Promise<string | undefined> {
  const row = await db
    .selectFrom('picture_view')
    .select('file')
    .where('product_id', '=', productId)
    .where('colour', '=', colour)
    .where('view', '=', view)
    .executeTakeFirst();
  return row?.file;
}

/** The name under which colours in another script were stored before each had its own. */
const sharedName = '-';

/**
 * The file of an uploaded front; undefined when the picture is drawn.
 * @param colour canonical
 */
export async function findUpload(db: Db, productId: number, colour: string): Promise<string | undefined> {
  const rows = await db
    .selectFrom('picture')
    .select(['colour', 'file'])
    .where('product_id', '=', productId)
    .where('colour', 'in', isOfOtherScript(colour) ? [colour, sharedName] : [colour])
    .execute();
  return (rows.find((row) => row.colour === colour) ?? rows[0])?.file;
}
