import { sql, type Transaction } from 'kysely';
import { countRows } from '../../../db/count-rows.ts';
import { forChange } from '../../../db/dialect.ts';
import type { Database } from '../../../db/schema.ts';
import { fileColumnNames, fileColumns } from '../file-columns.ts';

type Trx = Transaction<Database>;

/** The changed products of a run after one id, ascending. */
export async function listChanged(trx: Trx, runId: string, after: number, limit: number) {
  return trx
    .selectFrom('import_change')
    .select(['product_id as id', 'kind'])
    .where('run_id', '=', runId)
    .where('kind', '!=', 'unchanged')
    .where('product_id', '>', after)
    .orderBy('product_id')
    .limit(limit)
    .execute();
}

/** Locks products until the transaction ends: who saves one at the same moment has done so, or waits. */
export async function lockProducts(trx: Trx, ids: readonly number[]): Promise<void> {
  const query = trx.selectFrom('product').select('id').where('id', 'in', ids).orderBy('id');
  await forChange(trx, query).execute();
}

/** Which of some ids are already used by a category or list. */
export function usedGroupIds(trx: Trx, ids: readonly number[]): Promise<number> {
  return countRows(trx.selectFrom('category').where('id', 'in', ids));
}

/** How many of some products are visible. */
export async function countVisibleOf(trx: Trx, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  return countRows(trx.selectFrom('product').where('visible', '=', 1).where('id', 'in', ids));
}

/** Adds new categories and sub-categories, listed after the existing ones. */
export async function insertGroups(
  trx: Trx,
  groups: readonly { readonly id: number; readonly kind: 'category' | 'sub-category'; readonly name: string }[],
): Promise<void> {
  const last = await trx
    .selectFrom('category')
    .select((eb) => eb.fn.max('position').as('position'))
    .executeTakeFirst();
  const first = (last?.position ?? -1) + 1;
  const rows = groups.map(({ id, kind, name }, index) => ({ id, kind, name, same_as: id, position: first + index }));
  await trx.insertInto('category').values(rows).execute();
}

/** A rank above all others, so that new products are listed first. */
export async function topRank(trx: Trx): Promise<number> {
  const row = await trx
    .selectFrom('product')
    .select((eb) => eb.fn.max('rank').as('rank'))
    .executeTakeFirst();
  return (row?.rank ?? 0) + 1;
}

/** Stores the former state of products, for the undo. */
export async function insertBefore(
  trx: Trx,
  rows: readonly {
    readonly run_id: string;
    readonly product_id: number;
    readonly existed: 0 | 1;
    readonly state: string;
  }[],
): Promise<void> {
  if (rows.length > 0)
    await trx
      .insertInto('import_before')
      .values([...rows])
      .execute();
}

/** Parameters of writing a slice. */
export interface ApplySlice {
  readonly runId: string;
  readonly ids: readonly number[];
  /** ms since 1970 */
  readonly at: number;
  readonly rank: number;
  /** Whether the file lists the variants, so that withdrawn ones in it are restored. */
  readonly isCatalogue: boolean;
  /** Whether variants that it leaves out are withdrawn. */
  readonly isWhole: boolean;
}

/** Writes names, prices, groups and visibility of staged products; adds new ones. */
export async function writeProducts(trx: Trx, { runId, ids, at, rank, isCatalogue }: ApplySlice): Promise<void> {
  const idList = sql.join(ids);
  const comesBack = isCatalogue
    ? sql`when product.withdrawn = 1 then 1`
    : sql`when product.withdrawn = 1 then product.visible`;
  const columns = fileColumnNames.map((column) => ({
    name: sql.ref(column),
    staged: sql.ref(`s.${column}`),
    stored: sql.ref(`product.${column}`),
    empty: sql.lit(fileColumns[column].empty),
  }));
  await sql`
    update product set
      ${sql.join(columns.map(({ name, staged, stored }) => sql`${name} = coalesce(${staged}, ${stored})`))},
      visible = case when s.hidden is not null then 1 - s.hidden ${comesBack} else product.visible end,
      withdrawn = case when ${isCatalogue ? 1 : 0} = 1 then 0 else product.withdrawn end,
      version = product.version + 1,
      changed_at = ${at}
    from import_product s
    where s.run_id = ${runId} and s.product_id = product.id and s.is_new = 0 and product.id in (${idList})`.execute(
    trx,
  );
  await sql`
    insert into product (${sql.join(columns.map(({ name }) => name))}, id, display_colour, cut, department, rank,
      created_at, visible, changed_at)
    select ${sql.join(columns.map(({ staged, empty }) => sql`coalesce(${staged}, ${empty})`))}, s.product_id,
      s.display_colour, '', s.department, cast(${rank} as integer), cast(${at} as bigint), 1 - coalesce(s.hidden, 0),
      cast(${at} as bigint)
    from import_product s where s.run_id = ${runId} and s.is_new = 1 and s.product_id in (${idList})`.execute(trx);
}

/** Writes colours and sizes of staged variants; new ones are added without units, missing ones are withdrawn. */
export async function writeVariants(trx: Trx, { runId, ids, isWhole }: ApplySlice): Promise<void> {
  const idList = sql.join(ids);
  await sql`
    update variant set colour = s.colour, size = s.size, withdrawn = 0
    from import_variant s
    where s.run_id = ${runId} and s.unique_code = variant.unique_code and s.product_id in (${idList})
      and (variant.colour <> s.colour or variant.size <> s.size or variant.withdrawn = 1)`.execute(trx);
  await sql`
    insert into variant (unique_code, product_id, colour, size, qty, position)
    select s.unique_code, s.product_id, s.colour, s.size, 0, s.position from import_variant s
    where s.run_id = ${runId} and s.product_id in (${idList})
      and not exists (select 1 from variant v where v.unique_code = s.unique_code)`.execute(trx);
  if (isWhole) {
    await sql`
      update variant set withdrawn = 1
      where withdrawn = 0 and product_id in (
        select s.product_id from import_product s where s.run_id = ${runId} and s.product_id in (${idList}))
        and not exists (
          select 1 from import_variant s where s.run_id = ${runId} and s.unique_code = variant.unique_code)`.execute(
      trx,
    );
  }
  await showSoldColours(trx, ids);
}

/** Shows products that are not sold in their display colour any more in the colour of their first variant. */
export async function showSoldColours(trx: Trx, ids: readonly number[]): Promise<void> {
  await sql`
    update product set display_colour = (
      select v.colour from variant v where v.product_id = product.id and v.withdrawn = 0 order by v.position limit 1)
    where id in (${sql.join(ids)})
      and exists (select 1 from variant v where v.product_id = product.id and v.withdrawn = 0)
      and not exists (select 1 from variant v
        where v.product_id = product.id and v.withdrawn = 0 and v.colour = product.display_colour)`.execute(trx);
}

/** Sets and ends offers as in the file. */
export async function writeOffers(trx: Trx, { runId, ids, at }: ApplySlice): Promise<void> {
  const idList = sql.join(ids);
  await sql`
    delete from offer where product_id in (
      select s.product_id from import_product s
      where s.run_id = ${runId} and s.product_id in (${idList}) and s.offer = 0)`.execute(trx);
  await sql`
    insert into offer (product_id, price, updated_at)
    select s.product_id, s.offer, cast(${at} as bigint) from import_product s
    where s.run_id = ${runId} and s.product_id in (${idList}) and s.offer > 0
    on conflict (product_id) do update set price = excluded.price, updated_at = excluded.updated_at
    where offer.price <> excluded.price`.execute(trx);
}

/** How many of some staged products have an offer above their MRP. */
export function countOffersAboveMrp(trx: Trx, { runId, ids }: ApplySlice): Promise<number> {
  return countRows(
    trx
      .selectFrom('import_product as s')
      .innerJoin('product as p', 'p.id', 's.product_id')
      .innerJoin('offer as o', 'o.product_id', 's.product_id')
      .where('s.run_id', '=', runId)
      .where('s.product_id', 'in', ids)
      .whereRef('o.price', '>', 'p.mrp'),
  );
}

/** Puts products into the sub-categories the file names; promotional lists stay. */
export async function writeLists(trx: Trx, { runId, ids }: ApplySlice): Promise<void> {
  const idList = sql.join(ids);
  await sql`
    delete from product_group where product_id in (
      select s.product_id from import_product s
      where s.run_id = ${runId} and s.product_id in (${idList}) and s.has_lists = 1)
      and category_id in (select c.id from category c where c.kind = 'sub-category')`.execute(trx);
  await sql`
    insert into product_group (category_id, product_id, rank)
    select l.list_id, l.product_id, p.rank from import_list l join product p on p.id = l.product_id
    where l.run_id = ${runId} and l.product_id in (${idList})
    on conflict do nothing`.execute(trx);
}

/** Replaces the search words of products, where they change. */
export async function writeWords(trx: Trx, { runId, ids }: ApplySlice): Promise<void> {
  const idList = sql.join(ids);
  await sql`
    delete from search_word where product_id in (
      select distinct w.product_id from import_word w where w.run_id = ${runId} and w.product_id in (${idList}))`.execute(
    trx,
  );
  await sql`
    insert into search_word (word, product_id)
    select w.word, w.product_id from import_word w
    where w.run_id = ${runId} and w.product_id in (${idList})`.execute(trx);
}

/** Takes products off sale; orders keep them. */
export async function withdrawProducts(trx: Trx, ids: readonly number[], at: number): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('product')
    .set((eb) => ({ visible: 0, withdrawn: 1, version: eb('version', '+', 1), changed_at: at }))
    .where('id', 'in', ids)
    .execute();
}

/** Copies colour names of one season to another, for colours without a name there. */
export async function copyColours(trx: Trx, from: string, to: string): Promise<void> {
  await sql`
    insert into colour (season, db_color, md_color, hex)
    select cast(${to} as text), c.db_color, c.md_color, c.hex from colour c where c.season = ${from}
    on conflict do nothing`.execute(trx);
}

/**
 * Changes of units by a run, of variants on sale.
 * @param step the ledger entries to read: those of the import or of its undo
 */
export async function listUnitsChanges(trx: Trx, runId: string, step: 'import' | 'undo') {
  const { rows } = await sql<{ uniqueCode: string; before: number; after: number }>`
    select v.unique_code as "uniqueCode", v.qty - m.delta as before, v.qty as after
    from import_stock s
      join stock_movement m on m.id = cast(${`${step}:${runId}:`} as text) || s.unique_code
      join variant v on v.unique_code = s.unique_code
    where s.run_id = ${runId} and v.withdrawn = 0 and m.delta < 0
    order by v.unique_code`.execute(trx);
  return rows;
}

/** The codes in stock that somebody waits for, of the products that a run or its undo changed. */
export async function codesWaitedFor(trx: Trx, runId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ code: string }>`
    select distinct w.unique_code as code from stock_watch w
    where w.notified_at is null and exists (
      select 1 from variant v join import_before b on b.product_id = v.product_id
      where v.unique_code = w.unique_code and v.qty > 0 and b.run_id = ${runId})
    order by w.unique_code`.execute(trx);
  return rows.map(({ code }) => code);
}
