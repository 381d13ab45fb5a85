import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ExpressionBuilder, Selectable, Transaction } from 'kysely';
import { countRows } from '../../db/count-rows.ts';
import type { Db } from '../../db/open-database.ts';
import type { CategoryTable, FactColumns, ProductModels, ProductTable } from '../../db/tables/catalogue.ts';
import type { Database } from '../../db/schema.ts';
import type { Page } from '../../http/paging.ts';
import type { FileColumn, StoredProduct } from '../catalogue-import/file-columns.ts';
import { matchingProducts, type ProductFilter } from './matching-products.repository.ts';

/** Sort orders of the table. */
export type ProductSort = 'id' | 'name' | 'changed' | 'stock';

/** Products whose units are added up at a time, so that the server answers others in between. */
const productsPerSlice = 5000;

function unitsOf(eb: ExpressionBuilder<Database & { p: ProductTable }, 'p'>) {
  return eb
    .selectFrom('variant as v')
    .select((inner) => inner.fn.sum<number>('v.qty').as('units'))
    .whereRef('v.product_id', '=', 'p.id')
    .where('v.withdrawn', '=', 0)
    .as('units');
}

/** Ids of a page, the fewest units first. No index has the units of a product: every order changes them. */
async function listIdsByUnits(db: Db, filter: ProductFilter, { limit, offset }: Page): Promise<readonly number[]> {
  const all = await matchingProducts(db, filter).select('p.id').orderBy('p.id').execute();
  let lowest: readonly { readonly id: number; readonly units: number | null }[] = [];
  for (let start = 0; start < all.length; start += productsPerSlice) {
    const slice = all.slice(start, start + productsPerSlice);
    const rows = await matchingProducts(db, filter)
      .where('p.id', '>=', slice[0]?.id ?? 0)
      .where('p.id', '<=', slice.at(-1)?.id ?? 0)
      .select((eb) => ['p.id', unitsOf(eb)])
      .execute();
    const sorted = [...lowest, ...rows].toSorted((a, b) => (a.units ?? 0) - (b.units ?? 0) || a.id - b.id);
    lowest = sorted.slice(0, offset + limit);
    await nextTurn();
  }
  return lowest.slice(offset).map(({ id }) => id);
}

/** Ids of a page, without a look at the products before it: an index has all that they are filtered and sorted by. */
async function listSortedIds(db: Db, filter: ProductFilter, sort: ProductSort, page: Page): Promise<readonly number[]> {
  if (sort === 'stock') return listIdsByUnits(db, filter, page);
  const query = matchingProducts(db, filter).select('p.id').limit(page.limit).offset(page.offset);
  const sorted =
    sort === 'id' ? query : sort === 'name' ? query.orderBy('p.name') : query.orderBy('p.changed_at', 'desc');
  return (await sorted.orderBy('p.id').execute()).map(({ id }) => id);
}

/** A page of all products. */
export async function listProducts(db: Db, filter: ProductFilter, sort: ProductSort, page: Page) {
  const ids = await listSortedIds(db, filter, sort, page);
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('product as p')
    .where('p.id', 'in', ids)
    .leftJoin('offer as o', 'o.product_id', 'p.id')
    .leftJoin('category as c', (join) => join.onRef('c.id', '=', 'p.category_id').on('c.kind', '=', 'category'))
    .leftJoin('product_number as n', 'n.product_id', 'p.id')
    .selectAll('p')
    .select((eb) => [
      'n.source_id as ownId',
      'o.price as offer',
      'c.name as categoryName',
      unitsOf(eb),
      eb
        .selectFrom('picture as i')
        .select((inner) => inner.fn.max('i.updated_at').as('at'))
        .whereRef('i.product_id', '=', 'p.id')
        .as('uploadedAt'),
    ])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** How many products match. */
export function countProducts(db: Db, filter: ProductFilter): Promise<number> {
  return countRows(matchingProducts(db, filter));
}

/** Colours and variants on sale of some products. */
export function listColours(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('variant')
    .select((eb) => ['product_id', 'colour', eb.fn.countAll<number>().as('variants')])
    .where('product_id', 'in', ids)
    .where('withdrawn', '=', 0)
    .groupBy(['product_id', 'colour'])
    .orderBy((eb) => eb.fn.min('position'))
    .execute();
}

/** When its pictures were last uploaded, ms since 1970; null for drawn ones. */
export async function findUploadedAt(db: Db, id: number): Promise<number | null> {
  const row = await db
    .selectFrom('picture')
    .select((eb) => eb.fn.max('updated_at').as('at'))
    .where('product_id', '=', id)
    .executeTakeFirst();
  return row?.at ?? null;
}

/** Every category and list. */
export function listAllGroups(db: Db): Promise<CategoryTable[]> {
  return db.selectFrom('category').selectAll().execute();
}

/** Ids of products that are not withdrawn and that a filter keeps, after one, ascending. */
export async function listProductIds(
  db: Db,
  filter: ProductFilter,
  after: number,
  limit: number,
): Promise<readonly number[]> {
  const rows = await matchingProducts(db, filter)
    .select('p.id')
    .where('p.withdrawn', '=', 0)
    .where('p.id', '>', after)
    .orderBy('p.id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** The ids that some products have in the company's own files. */
export async function listSourceIds(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await db.selectFrom('product_number').selectAll().where('product_id', 'in', ids).execute();
  return new Map(rows.map(({ product_id, source_id }) => [product_id, source_id]));
}

/** Which of some codes belong to another product. */
export async function codesOfOthers(db: Db, codes: readonly string[], id: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('variant')
    .select('unique_code')
    .where('unique_code', 'in', codes)
    .where('product_id', '!=', id)
    .execute();
  return rows.map(({ unique_code }) => unique_code);
}

/** Fields of a product that can be written. */
export type ProductValues = Pick<
  StoredProduct,
  Exclude<FileColumn, 'attributes' | keyof FactColumns> | 'display_colour' | 'department' | 'visible'
> &
  Partial<Pick<StoredProduct, 'attributes' | keyof FactColumns> & Selectable<ProductModels>>;

/** Makes a product. */
export async function insertProduct(
  trx: Transaction<Database>,
  id: number,
  values: ProductValues,
  at: number,
): Promise<void> {
  const top = await trx
    .selectFrom('product')
    .select((eb) => eb.fn.max('rank').as('rank'))
    .executeTakeFirst();
  const rank = (top?.rank ?? 0) + 1;
  await trx
    .insertInto('product')
    .values({ id, ...values, cut: '', rank, created_at: at, changed_at: at })
    .execute();
}

/** Writes a product's fields; its version rises. */
export async function updateProduct(
  trx: Transaction<Database>,
  id: number,
  values: Omit<ProductValues, 'department'> & Partial<Pick<ProductValues, 'department'>>,
  at: number,
): Promise<void> {
  await trx
    .updateTable('product')
    .set((eb) => ({ ...values, withdrawn: 0, version: eb('version', '+', 1), changed_at: at }))
    .where('id', '=', id)
    .execute();
}

/** A variant to write. */
export interface VariantValues {
  readonly uniqueCode: string;
  readonly colour: string;
  readonly size: string;
}

/** Colour and size, which one variant of a product has, withdrawn ones included. */
type Place = Pick<VariantValues, 'colour' | 'size'>;

const isSamePlace = (one: Place, other: Place): boolean => one.colour === other.colour && one.size === other.size;

function listPlaces(trx: Transaction<Database>, id: number): Promise<readonly (Place & { unique_code: string })[]> {
  return trx.selectFrom('variant').select(['unique_code', 'colour', 'size']).where('product_id', '=', id).execute();
}

/** The first variant that wants the colour and size of one that is left out, with that one's code. */
export async function findTakenPlace(
  trx: Transaction<Database>,
  id: number,
  variants: readonly VariantValues[],
): Promise<(Place & { readonly code: string }) | undefined> {
  const codes = new Set(variants.map(({ uniqueCode }) => uniqueCode));
  const leftOut = (await listPlaces(trx, id)).filter(({ unique_code }) => !codes.has(unique_code));
  return leftOut
    .filter((place) => variants.some((variant) => isSamePlace(variant, place)))
    .map(({ unique_code, colour, size }) => ({ colour, size, code: unique_code }))[0];
}

/**
 * Writes a product's variants: new ones without units, variants that are left out are withdrawn. @returns the new codes
 */
export async function writeVariants(
  trx: Transaction<Database>,
  id: number,
  variants: readonly VariantValues[],
): Promise<ReadonlySet<string>> {
  const before = new Map((await listPlaces(trx, id)).map((row) => [row.unique_code, row]));
  const codes = variants.map(({ uniqueCode }) => uniqueCode);
  await trx
    .updateTable('variant')
    .set({ withdrawn: 1 })
    .where('product_id', '=', id)
    .where('unique_code', 'not in', codes)
    .execute();
  const moved = variants.filter((variant) => {
    const place = before.get(variant.uniqueCode);
    return place !== undefined && !isSamePlace(place, variant);
  });
  // One may move to where another one still is: each leaves its place first, for a size that no text of a product can be.
  for (const { uniqueCode } of moved) {
    const size = `\n${uniqueCode}`;
    await trx.updateTable('variant').set({ size }).where('unique_code', '=', uniqueCode).execute();
  }
  let position = 0;
  for (const { uniqueCode, colour, size } of variants) {
    if (before.has(uniqueCode)) {
      await trx
        .updateTable('variant')
        .set({ colour, size, position, withdrawn: 0 })
        .where('unique_code', '=', uniqueCode)
        .execute();
    } else {
      const row = { unique_code: uniqueCode, product_id: id, colour, size, qty: 0, position };
      await trx.insertInto('variant').values(row).execute();
    }
    position += 1;
  }
  return new Set(codes.filter((code) => !before.has(code)));
}

/** Puts a product into lists, and out of all others. */
export async function writeLists(trx: Transaction<Database>, id: number, listIds: readonly number[]): Promise<void> {
  await trx.deleteFrom('product_group').where('product_id', '=', id).execute();
  if (listIds.length === 0) return;
  const { rank } = await trx.selectFrom('product').select('rank').where('id', '=', id).executeTakeFirstOrThrow();
  const rows = [...new Set(listIds)].map((list) => ({ category_id: list, product_id: id, rank }));
  await trx.insertInto('product_group').values(rows).execute();
}

/** Sets or ends a product's offer. @param price paise; null ends it */
export async function writeOffer(
  trx: Transaction<Database>,
  id: number,
  price: number | null,
  at: number,
): Promise<void> {
  await trx.deleteFrom('offer').where('product_id', '=', id).execute();
  if (price !== null) await trx.insertInto('offer').values({ product_id: id, price, updated_at: at }).execute();
}
