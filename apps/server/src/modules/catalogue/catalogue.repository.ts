import { countRows } from '../../db/count-rows.ts';
import type { Db } from '../../db/open-database.ts';
import { prepare, prepareRows } from '../../db/prepare.ts';
import type { Page } from '../../http/paging.ts';

/** A product as a list shows it, without its colours. */
export interface ProductRecord {
  readonly id: number;
  readonly name: string;
  /** paise */
  readonly mrp: number;
  /** paise, null without an offer */
  readonly offer: number | null;
  readonly categoryId: number;
  /** Its most specific sub-category: the one listed last. */
  readonly subCategoryId: number | null;
  readonly displayColour: string;
  /** ms since 1970 */
  readonly createdAt: number;
  /** When a picture of it was last uploaded, ms since 1970; null when all are drawn. */
  readonly uploadedAt: number | null;
  /** Size and unique code of the first variant in the display colour; null when there is none. */
  readonly size: string | null;
  readonly uniqueCode: string | null;
}

/** One colour of a product with the units in stock over its sizes. */
export interface ColourStock {
  readonly productId: number;
  readonly colour: string;
  readonly stock: number;
}

/** A variant with its stock. */
export interface VariantRecord {
  readonly productId: number;
  readonly colour: string;
  readonly size: string;
  readonly uniqueCode: string;
  readonly stock: number;
}

/** An offer with its product; amounts in paise. */
export interface OfferRecord {
  readonly productId: number;
  readonly name: string;
  readonly mrp: number;
  readonly price: number;
}

/** Max ids of one query; far below the number of parameters that either engine allows. */
const idsPerQuery = 2000;

/** Numbers of ids that queries have, so that few different statements are prepared. */
const idCounts = [1, 4, 8, 12, 24, 48, 96, 200, 500, idsPerQuery] as const;

interface ProductId {
  readonly id: number;
}

/** The ids in portions, each filled up with its last id to one of `idCounts`; an id that comes twice changes no answer. */
function portionsOf(ids: readonly number[]): readonly (readonly ProductId[])[] {
  const portions: ProductId[][] = [];
  for (let start = 0; start < ids.length; start += idsPerQuery) {
    const portion = ids.slice(start, start + idsPerQuery).map((id) => ({ id }));
    const [last] = portion.slice(-1);
    const count = idCounts.find((each) => each >= portion.length) ?? portion.length;
    while (last !== undefined && portion.length < count) portion.push(last);
    portions.push(portion);
  }
  return portions;
}

const selectRecords = prepareRows<ProductId, ProductRecord>((db, ids) =>
  db
    .selectFrom('product as p')
    .where('p.visible', '=', 1)
    .where(
      'p.id',
      'in',
      ids.map(({ id }) => id),
    )
    .select((eb) => {
      const shown = eb
        .selectFrom('variant as v')
        .whereRef('v.product_id', '=', 'p.id')
        .whereRef('v.colour', '=', 'p.display_colour')
        .where('v.withdrawn', '=', 0)
        .orderBy('v.position')
        .limit(1);
      return [
        'p.id',
        'p.name',
        'p.mrp',
        'p.category_id as categoryId',
        'p.display_colour as displayColour',
        'p.created_at as createdAt',
        eb.selectFrom('offer as o').select('o.price').whereRef('o.product_id', '=', 'p.id').as('offer'),
        shown.select('v.size').as('size'),
        shown.select('v.unique_code').as('uniqueCode'),
        eb
          .selectFrom('picture as i')
          .select((inner) => inner.fn.max('i.updated_at').as('at'))
          .whereRef('i.product_id', '=', 'p.id')
          .as('uploadedAt'),
        eb
          .selectFrom('product_group as m')
          // A cross join keeps its order on SQLite, which would otherwise look for the product in each sub-category.
          .crossJoin('category as c')
          .select('m.category_id')
          .whereRef('m.product_id', '=', 'p.id')
          .whereRef('c.id', '=', 'm.category_id')
          .where('c.kind', '=', 'sub-category')
          .orderBy('c.position', 'desc')
          .limit(1)
          .as('subCategoryId'),
      ];
    }),
);

/** The visible products of some ids, in the order of the ids. */
export async function listProducts(db: Db, ids: readonly number[]): Promise<readonly ProductRecord[]> {
  const found = new Map<number, ProductRecord>();
  for (const portion of portionsOf(ids)) {
    for (const row of (await selectRecords(db, portion)).rows) found.set(row.id, row);
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}

const selectColourStock = prepareRows<ProductId, ColourStock>((db, ids) =>
  db
    .selectFrom('variant')
    .select((eb) => ['product_id as productId', 'colour', eb.fn.sum<number>('qty').as('stock')])
    .where(
      'product_id',
      'in',
      ids.map(({ id }) => id),
    )
    .where('withdrawn', '=', 0)
    .groupBy(['product_id', 'colour'])
    .orderBy('product_id')
    .orderBy((eb) => eb.fn.min('position')),
);

/** The colours of some products in the order of their variants, each with its stock. */
export async function listColourStock(db: Db, productIds: readonly number[]): Promise<readonly ColourStock[]> {
  const found: ColourStock[] = [];
  for (const portion of portionsOf(productIds)) found.push(...(await selectColourStock(db, portion)).rows);
  return found;
}

const selectVariants = prepare<{ productId: number }, VariantRecord>((db, { productId }) =>
  db
    .selectFrom('variant as v')
    .innerJoin('product as p', 'p.id', 'v.product_id')
    .select(['v.product_id as productId', 'v.colour', 'v.size', 'v.unique_code as uniqueCode', 'v.qty as stock'])
    .where('v.product_id', '=', productId)
    .where('v.withdrawn', '=', 0)
    .where('p.visible', '=', 1)
    .orderBy('v.position'),
);

/** What only a product's own page says of it; undefined when there is none. */
export function findPageFacts(db: Db, productId: number) {
  return db
    .selectFrom('product')
    .select([
      'description',
      'country_of_origin',
      'final_sale',
      'manufacturer',
      'packer',
      'importer',
      'generic_name',
      'net_quantity',
      'consumer_care',
      'size_hint',
      'attributes',
      'model_sizes',
    ])
    .where('id', '=', productId)
    .executeTakeFirst();
}

/** The views of a product's colours whose front was uploaded: a row for each further view, one without view where there is none. */
export function listUploadedViews(db: Db, productId: number) {
  return db
    .selectFrom('picture')
    .leftJoin('picture_view', (join) =>
      join
        .onRef('picture_view.product_id', '=', 'picture.product_id')
        .onRef('picture_view.colour', '=', 'picture.colour'),
    )
    .select(['picture.colour', 'picture_view.view'])
    .where('picture.product_id', '=', productId)
    .orderBy('picture_view.view')
    .execute();
}

/** The product of a unique code in any case; undefined when there is none. */
export async function findProductOfCode(db: Db, uniqueCode: string): Promise<number | undefined> {
  const spellings = [uniqueCode, uniqueCode.toUpperCase(), uniqueCode.toLowerCase()];
  const row = await db
    .selectFrom('variant')
    .select('product_id')
    .where('unique_code', 'in', spellings)
    .where('withdrawn', '=', 0)
    .limit(1)
    .executeTakeFirst();
  return row?.product_id;
}

/** The variants of a visible product in their order. */
export async function listVariants(db: Db, productId: number): Promise<readonly VariantRecord[]> {
  return (await selectVariants(db, { productId })).rows;
}

/** The variant of a unique code, of any product; undefined when there is none or it was withdrawn. */
export function findVariant(db: Db, uniqueCode: string): Promise<VariantRecord | undefined> {
  return db
    .selectFrom('variant')
    .select(['product_id as productId', 'colour', 'size', 'unique_code as uniqueCode', 'qty as stock'])
    .where('unique_code', '=', uniqueCode)
    .where('withdrawn', '=', 0)
    .executeTakeFirst();
}

function offers(db: Db, productIds: readonly number[] | null) {
  const all = db.selectFrom('offer as o').innerJoin('product as p', 'p.id', 'o.product_id').where('p.visible', '=', 1);
  return productIds === null ? all : all.where('o.product_id', 'in', productIds);
}

/**
 * Offers on visible products, by product id.
 * @param productIds only these; null for all
 */
export function listOffers(db: Db, productIds: readonly number[] | null, page: Page): Promise<readonly OfferRecord[]> {
  const query = offers(db, productIds)
    .select(['o.product_id as productId', 'p.name', 'p.mrp', 'o.price'])
    .orderBy('o.product_id')
    .limit(page.limit)
    .offset(page.offset);
  return query.execute();
}

/** How many offers there are on visible products. @param productIds only these; null for all */
export function countOffers(db: Db, productIds: readonly number[] | null): Promise<number> {
  return countRows(offers(db, productIds));
}

/** Offer prices, paise by product id. */
export async function listOfferPrices(db: Db): Promise<ReadonlyMap<number, number>> {
  const rows = await db.selectFrom('offer').select(['product_id', 'price']).execute();
  return new Map(rows.map(({ product_id, price }) => [product_id, price]));
}
