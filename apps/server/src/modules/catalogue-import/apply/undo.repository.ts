import { sql, type Transaction } from 'kysely';
import { engineOf } from '../../../db/dialect.ts';
import type { Database } from '../../../db/schema.ts';
import type { ProductBefore } from './apply-run.ts';

type Trx = Transaction<Database>;

/** The products that a run changed, after one id, by id. */
export function listBefore(trx: Trx, runId: string, after: number, limit: number) {
  return trx
    .selectFrom('import_before')
    .select(['product_id', 'existed', 'state'])
    .where('run_id', '=', runId)
    .where('product_id', '>', after)
    .orderBy('product_id')
    .limit(limit)
    .execute();
}

/** The searchable texts of a product. @throws when there is none */
export function findProduct(trx: Trx, id: number) {
  return trx
    .selectFrom('product')
    .select(['name', 'category_id', 'department'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Restores a product's fields that still have the import's value, and its former offer and lists. */
export async function restoreProduct(
  trx: Trx,
  runId: string,
  id: number,
  before: ProductBefore,
  at: number,
): Promise<void> {
  const { name, mrp, categoryId, description, displayColour, visible, withdrawn, offer, lists } = before;
  const staged = await trx
    .selectFrom('import_product')
    .selectAll()
    .where('run_id', '=', runId)
    .where('product_id', '=', id)
    .executeTakeFirst();
  const current = await trx.selectFrom('product').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const restored = <Value>(imported: Value | null | undefined, now: Value, old: Value): Value =>
    imported !== null && imported !== undefined && imported === now ? old : now;
  await trx
    .updateTable('product')
    .set((eb) => ({
      name: restored(staged?.name, current.name, name),
      mrp: restored(staged?.mrp, current.mrp, mrp),
      category_id: restored(staged?.category_id, current.category_id, categoryId),
      description: restored(staged?.description, current.description, description),
      display_colour: displayColour,
      visible,
      withdrawn,
      version: eb('version', '+', 1),
      changed_at: at,
    }))
    .where('id', '=', id)
    .execute();
  const currentOffer = await trx.selectFrom('offer').select('price').where('product_id', '=', id).executeTakeFirst();
  if (staged?.offer !== null && staged?.offer !== undefined && (currentOffer?.price ?? 0) === staged.offer) {
    await trx.deleteFrom('offer').where('product_id', '=', id).execute();
    if (offer > 0) await trx.insertInto('offer').values({ product_id: id, price: offer, updated_at: at }).execute();
  }
  if (staged?.has_lists !== 1) return;
  await trx.deleteFrom('product_group').where('product_id', '=', id).execute();
  const rows = lists.map((list) => ({ category_id: list, product_id: id, rank: current.rank }));
  if (rows.length > 0) await trx.insertInto('product_group').values(rows).execute();
}

/** Restores a product's variants; those that the import added are withdrawn. */
export async function restoreVariants(trx: Trx, runId: string, id: number, { variants }: ProductBefore): Promise<void> {
  for (const { code, colour, size, withdrawn } of variants) {
    await trx
      .updateTable('variant')
      .set({ colour, size, withdrawn })
      .where('unique_code', '=', code)
      .where((eb) => eb.or([eb('colour', '!=', colour), eb('size', '!=', size), eb('withdrawn', '!=', withdrawn)]))
      .execute();
  }
  const codes = variants.map(({ code }) => code);
  await sql`
    update variant set withdrawn = 1
    where product_id = ${id}
      and exists (select 1 from import_variant s where s.run_id = ${runId} and s.unique_code = variant.unique_code)
      ${codes.length === 0 ? sql`` : sql`and unique_code not in (${sql.join(codes)})`}`.execute(trx);
}

/** The changes of units of a run after one code, ascending, with the current units; locks the variants. */
export async function listStockChanges(trx: Trx, runId: string, after: string, limit: number) {
  const lock = engineOf(trx) === 'postgres' ? sql`for update of v` : sql``;
  const { rows } = await sql<{ code: string; units: number; delta: number }>`
    select v.unique_code as code, v.qty as units, s.delta
    from import_stock s join variant v on v.unique_code = s.unique_code
    where s.run_id = ${runId} and s.unique_code > ${after}
    order by s.unique_code limit ${limit} ${lock}`.execute(trx);
  return rows;
}

/** Takes back the changes of units of some variants, each by a ledger entry. */
export async function undoStock(trx: Trx, runId: string, codes: readonly string[], at: number): Promise<void> {
  if (codes.length === 0) return;
  await sql`
    insert into stock_movement (id, unique_code, delta, reason, entry_no, created_at)
    select 'undo:' || s.run_id || ':' || s.unique_code, s.unique_code, -s.delta, 'correction', null, cast(${at} as bigint)
    from import_stock s where s.run_id = ${runId} and s.unique_code in (${sql.join(codes)})`.execute(trx);
  await sql`
    update variant set qty = variant.qty - s.delta from import_stock s
    where s.run_id = ${runId} and s.unique_code = variant.unique_code
      and variant.unique_code in (${sql.join(codes)})`.execute(trx);
}

/** Replaces the search words of a product. */
export async function replaceWords(trx: Trx, id: number, words: readonly string[]): Promise<void> {
  await trx.deleteFrom('search_word').where('product_id', '=', id).execute();
  if (words.length > 0) {
    await trx
      .insertInto('search_word')
      .values(words.map((word) => ({ word, product_id: id })))
      .execute();
  }
}
