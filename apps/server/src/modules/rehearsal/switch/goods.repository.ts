import { sql, type RawBuilder, type Transaction } from 'kysely';
import { engineOf } from '../../../db/dialect.ts';
import { newId } from '../../../db/ids.ts';
import type { Db } from '../../../db/open-database.ts';
import { partsOf } from '../../../db/slices.ts';
import type { Database } from '../../../db/schema.ts';
import type { PlainRow } from '../../moving/shop-rows.ts';
import type { GoodsTable } from './goods-tables.ts';

type Trx = Transaction<Database>;

/** Rows read or written at once: far below the terms and parameters that either engine allows. */
const rowsPerStatement = 150;

/** Values of some columns as one text. */
export const valuesOf = (row: PlainRow, columns: readonly string[]): string =>
  JSON.stringify(columns.map((column) => row[column] ?? null));

const columnList = (columns: readonly string[]): RawBuilder<unknown> => sql.join(columns.map((name) => sql.ref(name)));

const isRow = (row: PlainRow, columns: readonly string[]): RawBuilder<unknown> =>
  sql`(${sql.join(
    columns.map((column) => sql`${sql.ref(column)} = ${row[column]}`),
    sql` and `,
  )})`;

const isOneOf = (rows: readonly PlainRow[], columns: readonly string[]): RawBuilder<unknown> =>
  sql.join(
    rows.map((row) => isRow(row, columns)),
    sql` or `,
  );

/** Rows of the shop with the same values in some columns, by these values. In a transaction they are locked for it. */
export async function findRows(
  db: Db,
  table: GoodsTable,
  columns: readonly string[],
  by: readonly string[],
  like: readonly PlainRow[],
): Promise<ReadonlyMap<string, PlainRow>> {
  const lock = db.isTransaction && engineOf(db) === 'postgres' ? sql`for no key update` : sql``;
  const found = new Map<string, PlainRow>();
  for (const part of partsOf(like, rowsPerStatement)) {
    const { rows } = await sql<PlainRow>`
      select ${columnList(columns)} from ${sql.table(table)} where ${isOneOf(part, by)} order by ${columnList(by)} ${lock}`.execute(
      db,
    );
    for (const row of rows) found.set(valuesOf(row, by), row);
  }
  return found;
}

/** All rows of a table of the shop. */
export async function readAll(db: Db, table: GoodsTable, columns: readonly string[]): Promise<readonly PlainRow[]> {
  const { rows } = await sql<PlainRow>`select ${columnList(columns)} from ${sql.table(table)}`.execute(db);
  return rows;
}

/** Adds rows, or writes some columns of those that are there. */
export async function putRows(
  trx: Trx,
  table: GoodsTable,
  columns: readonly string[],
  { key, overwritten }: { readonly key: readonly string[]; readonly overwritten: readonly string[] },
  rows: readonly PlainRow[],
): Promise<void> {
  const action =
    overwritten.length === 0
      ? sql`nothing`
      : sql`update set ${sql.join(overwritten.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`))}`;
  for (const part of partsOf(rows, rowsPerStatement)) {
    const values = part.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
    await sql`
      insert into ${sql.table(table)} (${columnList(columns)}) values ${sql.join(values)}
      on conflict (${columnList(key)}) do ${action}`.execute(trx);
  }
}

/** Takes rows away: deletes them, or sets columns where others name them. */
export async function removeRows(
  trx: Trx,
  table: GoodsTable,
  key: readonly string[],
  set: Readonly<Record<string, number>> | undefined,
  rows: readonly PlainRow[],
): Promise<void> {
  const values = Object.entries(set ?? {}).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  const action =
    set === undefined ? sql`delete from ${sql.table(table)}` : sql`update ${sql.table(table)} set ${sql.join(values)}`;
  for (const part of partsOf(rows, rowsPerStatement)) await sql`${action} where ${isOneOf(part, key)}`.execute(trx);
}

/** Takes rows out of their places for a text that no other row has. */
export async function leavePlaces(
  trx: Trx,
  table: GoodsTable,
  { key, left }: { readonly key: readonly string[]; readonly left: string },
  rows: readonly PlainRow[],
): Promise<void> {
  const text = sql`${'\n'} || ${sql.join(
    key.map((column) => sql.ref(column)),
    sql` || `,
  )}`;
  for (const part of partsOf(rows, rowsPerStatement))
    await sql`update ${sql.table(table)} set ${sql.ref(left)} = ${text} where ${isOneOf(part, key)}`.execute(trx);
}

/** Replaces all rows of a table. */
export async function replaceRows(
  trx: Trx,
  table: GoodsTable,
  columns: readonly string[],
  key: readonly string[],
  rows: readonly PlainRow[],
): Promise<void> {
  await sql`delete from ${sql.table(table)}`.execute(trx);
  await putRows(trx, table, columns, { key, overwritten: [] }, rows);
}

/** Lets open forms notice that products changed. @param at ms since 1970 */
export async function raiseProductVersions(trx: Trx, ids: readonly number[], at: number): Promise<void> {
  await trx
    .updateTable('product')
    .set((eb) => ({ version: eb('version', '+', 1), changed_at: at }))
    .where('id', 'in', ids)
    .execute();
}

/** Variants of some products that have units and for which somebody waits, by unique code. */
export async function codesWaitedForIn(trx: Trx, productIds: ReadonlySet<number>): Promise<readonly string[]> {
  const rows = await trx
    .selectFrom('stock_watch as w')
    .innerJoin('variant as v', 'v.unique_code', 'w.unique_code')
    .select(['v.unique_code as code', 'v.product_id as productId'])
    .distinct()
    .where('w.notified_at', 'is', null)
    .where('v.qty', '>', 0)
    .orderBy('v.unique_code')
    .execute();
  return rows.flatMap(({ code, productId }) => (productIds.has(productId) ? [code] : []));
}

/** Stores the first movements of new variants. */
export async function insertFirstMovements(
  trx: Trx,
  rows: readonly { readonly code: string; readonly delta: number }[],
  at: number,
): Promise<void> {
  const first = { reason: 'initial', entry_no: null, created_at: at } as const;
  const values = rows.map(({ code, delta }) => ({ ...first, id: newId(), unique_code: code, delta }));
  if (values.length > 0) await trx.insertInto('stock_movement').values(values).execute();
}

/** Gives each variant of a copy a movement for its units, so that stock and movements agree there too. */
export async function beginLedger(db: Db, at: number): Promise<void> {
  await sql`
    insert into stock_movement (id, unique_code, delta, reason, entry_no, created_at)
    select 'rehearsal:' || unique_code, unique_code, qty, 'initial', null, ${at} from variant where qty > 0`.execute(
    db,
  );
}

/** The numbers that the shop gave to some ids of the company's files. */
export async function numbersOfSources(db: Db, sources: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom('product_number').selectAll().where('source_id', 'in', sources).execute();
  return new Map(rows.map(({ source_id, product_id }) => [source_id, product_id]));
}

/** Ids of the company's files by numbers that the shop gave to them, also for files that were not imported yet. */
export async function sourcesOfNumbers(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await db.selectFrom('product_number').selectAll().where('product_id', 'in', ids).execute();
  return new Map(rows.map(({ source_id, product_id }) => [product_id, source_id]));
}

/** Some products that the shop has, each with the code of a variant or null. */
export function listCodesOf(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('product as p')
    .leftJoin('variant as v', 'v.product_id', 'p.id')
    .select(['p.id', 'v.unique_code as code'])
    .where('p.id', 'in', ids)
    .execute();
}
