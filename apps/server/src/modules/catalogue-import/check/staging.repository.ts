import { CompiledQuery } from 'kysely';
import { countRows } from '../../../db/count-rows.ts';
import { engineOf, type Engine } from '../../../db/dialect.ts';
import type { Db } from '../../../db/open-database.ts';
import type { CategoryTable } from '../../../db/tables/catalogue.ts';
import type { Flag } from '../../../db/tables/flag.ts';
import type {
  ImportChangeTable,
  ImportErrorTable,
  ImportListTable,
  ImportPictureTable,
  ImportProductTable,
  ImportVariantTable,
  ImportWordTable,
} from '../../../db/tables/imports.ts';
import type { StoredProduct } from '../file-columns.ts';
import { deleteRows } from '../sweep/delete-runs.repository.ts';
import { listMoved } from './stock-since.repository.ts';

/** Rows of one statement: with twelve columns far below the number of parameters that either engine allows. */
const rowsPerInsert = 400;

/** The tables with the results of a check. */
const stagingTables = [
  'import_product',
  'import_variant',
  'import_list',
  'import_word',
  'import_picture',
  'import_error',
  'import_change',
] as const;

/** Rows of the staging tables. */
export interface StagingRows {
  import_product: ImportProductTable;
  import_variant: ImportVariantTable;
  import_list: ImportListTable;
  import_word: ImportWordTable;
  import_picture: ImportPictureTable;
  import_error: ImportErrorTable;
  import_change: ImportChangeTable;
}

/** Deletes the results of an earlier check of a run. */
export const clearStaging = (db: Db, runId: string): Promise<void> => deleteRows(db, runId, stagingTables);

/** Stores staged rows, some hundred per statement. */
export async function insertStaged<Table extends keyof StagingRows>(
  db: Db,
  table: Table,
  rows: readonly StagingRows[Table][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerInsert) {
    await insertSlice(db, table, rows.slice(start, start + rowsPerInsert));
  }
}

/** Statements by engine, table and number of rows: building one for each slice costs more than running it. */
const insertTexts = new Map<string, string>();

function insertText(engine: Engine, table: keyof StagingRows, columns: readonly string[], count: number): string {
  const key = `${engine} ${table} ${count}`;
  const known = insertTexts.get(key);
  if (known !== undefined) return known;
  const mark = (at: number): string => (engine === 'postgres' ? `$${at + 1}` : '?');
  const values = Array.from({ length: count }, (_row, row) => {
    const marks = columns.map((_column, column) => mark(row * columns.length + column));
    return `(${marks.join(', ')})`;
  });
  const text = `insert into ${table} (${columns.join(', ')}) values ${values.join(', ')} on conflict do nothing`;
  // Only full slices come again and again.
  if (count === rowsPerInsert) insertTexts.set(key, text);
  return text;
}

async function insertSlice(db: Db, table: keyof StagingRows, rows: readonly object[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first);
  const values: unknown[] = [];
  for (const row of rows) for (const column of columns) values.push(Reflect.get(row, column) ?? null);
  await db.executeQuery(CompiledQuery.raw(insertText(engineOf(db), table, columns, rows.length), values));
}

/** Every category and list, aliases too. */
export function listGroups(db: Db): Promise<CategoryTable[]> {
  return db.selectFrom('category').selectAll().orderBy('position').execute();
}

/** The highest product id up to a limit; 0 when there is none. */
export async function maxProductIdUpTo(db: Db, limit: number): Promise<number> {
  const row = await db
    .selectFrom('product')
    .select((eb) => eb.fn.max('id').as('id'))
    .where('id', '<=', limit)
    .executeTakeFirst();
  return row?.id ?? 0;
}

/** Product ids above a limit that were assigned to no text. */
export async function listOwnNumbersAbove(db: Db, limit: number): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('product as p')
    .leftJoin('product_number as n', 'n.product_id', 'p.id')
    .select('p.id')
    .where('p.id', '>', limit)
    .where('n.product_id', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** The numbers assigned to ids that are not numbers. */
export async function listProductNumbers(db: Db): Promise<Map<string, number>> {
  const rows = await db.selectFrom('product_number').selectAll().execute();
  return new Map(rows.map(({ source_id, product_id }) => [source_id, product_id]));
}

/** Stores assigned numbers; they stay assigned, also when the import is not applied. */
export async function insertProductNumbers(db: Db, numbers: readonly (readonly [string, number])[]): Promise<void> {
  for (let start = 0; start < numbers.length; start += rowsPerInsert) {
    const rows = numbers.slice(start, start + rowsPerInsert);
    await db
      .insertInto('product_number')
      .values(rows.map(([source_id, product_id]) => ({ source_id, product_id })))
      .onConflict((conflict) => conflict.column('source_id').doNothing())
      .execute();
  }
}

/** Which product each of some codes belongs to. */
export async function productsOfCodes(db: Db, codes: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .selectFrom('variant')
    .select(['unique_code', 'product_id'])
    .where('unique_code', 'in', codes)
    .execute();
  return new Map(rows.map(({ unique_code, product_id }) => [unique_code, product_id]));
}

/** What a product has before its row is staged. */
export type ExistingProduct = Pick<StoredProduct, 'attributes' | 'description'>;

/** Those of some products that exist, by their id. */
export async function existingProducts(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, ExistingProduct>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('product')
    .select(['id', 'attributes', 'description'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The ids of a run's staged products after one, ascending. */
export async function stagedProductIds(
  db: Db,
  runId: string,
  after: number,
  limit: number,
): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('import_product')
    .select('product_id')
    .where('run_id', '=', runId)
    .where('product_id', '>', after)
    .orderBy('product_id')
    .limit(limit)
    .execute();
  return rows.map(({ product_id }) => product_id);
}

/** A run whose rows are compared. */
export interface StagedRun {
  readonly runId: string;
  readonly season: string;
  /** When its file was loaded, ms since 1970. */
  readonly loadedAt: number;
}

/** Staged and current data of some products, the names of their colours, and what moved their stock since the file was loaded. */
export async function readBoth(db: Db, { runId, season, loadedAt }: StagedRun, ids: readonly number[]) {
  const [products, variants, lists, current, moved] = await Promise.all([
    db
      .selectFrom('import_product')
      .selectAll()
      .where('run_id', '=', runId)
      .where('product_id', 'in', ids)
      .orderBy('product_id')
      .execute(),
    db
      .selectFrom('import_variant')
      .selectAll()
      .where('run_id', '=', runId)
      .where('product_id', 'in', ids)
      .orderBy('position')
      .execute(),
    db.selectFrom('import_list').selectAll().where('run_id', '=', runId).where('product_id', 'in', ids).execute(),
    readCurrent(db, ids, season),
    listMoved(db, { runId, loadedAt }, ids),
  ]);
  const colours = [...new Set(variants.flatMap(({ colour }) => colour ?? []))];
  return { products, variants, lists, current, moved, colourNames: await readColourNames(db, colours, season) };
}

/** The display names of some colours in a season, by their catalogue name. */
async function readColourNames(
  db: Db,
  colours: readonly string[],
  season: string,
): Promise<ReadonlyMap<string, string>> {
  if (colours.length === 0) return new Map();
  const rows = await db
    .selectFrom('colour')
    .select(['db_color', 'md_color'])
    .where('season', '=', season)
    .where('db_color', 'in', colours)
    .execute();
  return new Map(rows.map(({ db_color, md_color }) => [db_color, md_color]));
}

/** Present data of some products. */
export async function readCurrent(db: Db, ids: readonly number[], season: string) {
  const [products, variants, lists] = await Promise.all([
    db
      .selectFrom('product as p')
      .leftJoin('offer as o', 'o.product_id', 'p.id')
      .selectAll('p')
      .select('o.price as offer')
      .where('p.id', 'in', ids)
      .orderBy('p.id')
      .execute(),
    db
      .selectFrom('variant as v')
      .leftJoin('colour as c', (join) => join.onRef('c.db_color', '=', 'v.colour').on('c.season', '=', season))
      .selectAll('v')
      .select('c.md_color as colourName')
      .where('v.product_id', 'in', ids)
      .orderBy('v.position')
      .execute(),
    db
      .selectFrom('product_group as m')
      .innerJoin('category as c', (join) => join.onRef('c.id', '=', 'm.category_id').on('c.kind', '!=', 'category'))
      .select(['m.product_id', 'm.category_id as list_id', 'c.kind'])
      .where('m.product_id', 'in', ids)
      .execute(),
  ]);
  return { products, variants, lists };
}

function missing(db: Db, runId: string) {
  return db
    .selectFrom('product as p')
    .where('p.withdrawn', '=', 0)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('import_product as s')
            .select('s.product_id')
            .where('s.run_id', '=', runId)
            .whereRef('s.product_id', '=', 'p.id'),
        ),
      ),
    );
}

/** Products on sale, hidden ones too, that a file of the whole catalogue does not name, after one id, ascending. */
export function listMissing(db: Db, runId: string, after: number, limit: number) {
  return missing(db, runId).select(['p.id', 'p.name']).where('p.id', '>', after).orderBy('p.id').limit(limit).execute();
}

/** How many products `listMissing` names in all. */
export function countMissing(db: Db, runId: string): Promise<number> {
  return countRows(missing(db, runId));
}

/** How many products each kind of change has, and how many have changes of price and of stock. */
export async function countChanges(db: Db, runId: string) {
  const rows = await db
    .selectFrom('import_change')
    .select((eb) => [
      'kind',
      eb.fn.countAll<number>().as('products'),
      eb.fn.sum<number>('has_price').as('prices'),
      eb.fn.sum<number>('stock_changes').as('stock'),
    ])
    .where('run_id', '=', runId)
    .groupBy('kind')
    .execute();
  const of = (kind: ImportChangeTable['kind']): number => Number(rows.find((row) => row.kind === kind)?.products ?? 0);
  const sum = (column: 'prices' | 'stock'): number => rows.reduce((total, row) => total + Number(row[column] ?? 0), 0);
  return {
    new: of('new'),
    changed: of('changed'),
    withdrawn: of('withdrawn'),
    unchanged: of('unchanged'),
    prices: sum('prices'),
    stock: sum('stock'),
  };
}

/** Converts a truth value to a flag of the tables. */
export const flag = (value: boolean): Flag => (value ? 1 : 0);
