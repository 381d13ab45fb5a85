import type { ImportMode } from '@kayal/api-contract';
import { sql, type Transaction } from 'kysely';
import { engineOf } from '../../../db/dialect.ts';
import type { Database } from '../../../db/schema.ts';
import type { Flag } from '../../../db/tables/flag.ts';
import { flag } from '../check/staging.repository.ts';
import { fileColumnNames } from '../file-columns.ts';
import { importRules } from '../import-modes.ts';
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

/** The former value of a field that still has the import's value; otherwise the current one, which is newer. */
function restored<Value>(imported: Value | null | undefined, now: Value, old: Value): Value {
  return imported === now ? old : now;
}

/** An applied import. */
export interface AppliedRun {
  readonly runId: string;
  readonly mode: ImportMode | null;
}

/** Whether an import lists variants, so that it restored withdrawn products and variants. */
const isCatalogue = ({ mode }: AppliedRun): boolean => mode !== null && importRules[mode].isCatalogue;

/**
 * The display colour after an undo. An import changes it only where the former one is sold no more, and then to that of
 * the first variant; any other was chosen by hand since, and stays unless only the import's own variants have it.
 */
async function restoredColour(
  trx: Trx,
  runId: string,
  { id, display_colour: now }: { readonly id: number; readonly display_colour: string },
  { displayColour: old, variants }: ProductBefore,
): Promise<string> {
  const sold = await trx
    .selectFrom('variant as v')
    .leftJoin('import_variant as s', (join) =>
      join.on('s.run_id', '=', runId).onRef('s.unique_code', '=', 'v.unique_code'),
    )
    .select(['v.unique_code', 'v.colour', 's.unique_code as imported'])
    .where('v.product_id', '=', id)
    .where('v.withdrawn', '=', 0)
    .orderBy('v.position')
    .execute();
  const isImported = now === sold[0]?.colour && sold.every(({ colour }) => colour !== old);
  const known = new Set(variants.map(({ code }) => code));
  const stays = sold.some((row) => row.colour === now && (row.imported === null || known.has(row.unique_code)));
  return !isImported && stays ? now : old;
}

/** What a product costs, paise; an offer of 0 is none. */
interface Prices {
  readonly mrp: number;
  readonly offer: number;
}

/** MRP and offer after an undo. Where one of them was changed since and the offer would be above the MRP, both stay. */
function restoredPrices(
  imported: { readonly mrp: number | null; readonly offer: number | null } | undefined,
  now: Prices,
  old: Prices,
): Prices {
  const prices = {
    mrp: restored(imported?.mrp, now.mrp, old.mrp),
    offer: restored(imported?.offer, now.offer, old.offer),
  };
  return prices.offer > prices.mrp ? now : prices;
}

/**
 * Restores a product's fields that still have the import's value, and its former offer and lists.
 * @returns a sentence for each value that could not be restored
 */
export async function restoreProduct(
  trx: Trx,
  run: AppliedRun,
  id: number,
  before: ProductBefore,
  at: number,
): Promise<readonly string[]> {
  const { runId } = run;
  const { mrp, visible, withdrawn, offer, lists } = before;
  const old = { ...before, category_id: before.categoryId };
  const staged = await trx
    .selectFrom('import_product')
    .selectAll()
    .where('run_id', '=', runId)
    .where('product_id', '=', id)
    .executeTakeFirst();
  const current = await trx.selectFrom('product').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const currentOffer = await trx.selectFrom('offer').select('price').where('product_id', '=', id).executeTakeFirst();
  const now: Prices = { mrp: current.mrp, offer: currentOffer?.price ?? 0 };
  const prices = restoredPrices(staged, now, { mrp, offer });
  const columns = Object.fromEntries(
    fileColumnNames.map((column) => [column, restored(staged?.[column], current[column], old[column])]),
  );
  const comesBack = isCatalogue(run) && withdrawn === 1;
  const shown = staged?.hidden === null ? (comesBack ? 1 : visible) : flag(staged?.hidden === 0);
  const gone = staged === undefined ? 1 : isCatalogue(run) ? 0 : withdrawn;
  const shownColour = await restoredColour(trx, runId, current, before);
  await trx
    .updateTable('product')
    .set((eb) => ({
      ...columns,
      mrp: prices.mrp,
      display_colour: shownColour,
      visible: restored(shown, current.visible, visible),
      withdrawn: restored(gone, current.withdrawn, withdrawn),
      version: eb('version', '+', 1),
      changed_at: at,
    }))
    .where('id', '=', id)
    .execute();
  if (prices.offer !== now.offer) {
    await trx.deleteFrom('offer').where('product_id', '=', id).execute();
    if (prices.offer > 0) {
      await trx.insertInto('offer').values({ product_id: id, price: prices.offer, updated_at: at }).execute();
    }
  }
  if (staged?.has_lists === 1) await restoreLists(trx, runId, { id, rank: current.rank }, lists);
  return prices === now
    ? [`${current.name}: its MRP and its offer stay, because the offer would be above the MRP.`]
    : [];
}

/**
 * Takes a product out of the lists that only the import put it into, and back into its former sub-categories. Where its
 * sub-categories were changed since, all its lists stay.
 * @param before its lists before the import
 */
async function restoreLists(
  trx: Trx,
  runId: string,
  { id, rank }: { readonly id: number; readonly rank: number },
  before: readonly number[],
): Promise<void> {
  const imported = await trx
    .selectFrom('import_list as l')
    .innerJoin('category as c', (join) => join.onRef('c.id', '=', 'l.list_id').on('c.kind', '!=', 'category'))
    .select(['c.id', 'c.kind'])
    .where('l.run_id', '=', runId)
    .where('l.product_id', '=', id)
    .execute();
  const current = await trx
    .selectFrom('product_group as m')
    .innerJoin('category as c', (join) => join.onRef('c.id', '=', 'm.category_id').on('c.kind', '!=', 'category'))
    .select(['c.id', 'c.kind'])
    .where('m.product_id', '=', id)
    .execute();
  const subCategories = (lists: typeof current): string =>
    lists
      .flatMap((list) => (list.kind === 'sub-category' ? [list.id] : []))
      .toSorted((a, b) => a - b)
      .join();
  if (subCategories(imported) !== subCategories(current)) return;
  const added = imported.map((list) => list.id).filter((list) => !before.includes(list));
  if (added.length > 0) {
    await trx.deleteFrom('product_group').where('product_id', '=', id).where('category_id', 'in', added).execute();
  }
  const missing = before.filter((list) => current.every((row) => row.id !== list));
  if (missing.length === 0) return;
  await sql`
    insert into product_group (category_id, product_id, rank)
    select c.id, cast(${id} as integer), cast(${rank} as integer) from category c
    where c.kind = 'sub-category' and c.id in (${sql.join(missing)})`.execute(trx);
}

/**
 * Restores what of a product's variants still has the import's value; variants that the import added are withdrawn.
 * @returns a sentence for each value that could not be restored
 */
export async function restoreVariants(
  trx: Trx,
  run: AppliedRun,
  id: number,
  { variants }: ProductBefore,
): Promise<readonly string[]> {
  const { runId, mode } = run;
  const staged = await trx
    .selectFrom('import_variant')
    .select(['unique_code', 'colour', 'size'])
    .where('run_id', '=', runId)
    .where('product_id', '=', id)
    .execute();
  const current = await trx
    .selectFrom('variant')
    .select(['unique_code', 'colour', 'size', 'withdrawn'])
    .where('product_id', '=', id)
    .execute();
  const imported = new Map(staged.map((row) => [row.unique_code, row]));
  const known = new Map(current.map((row) => [row.unique_code, row]));
  const leftOut = mode === 'whole' && staged.length > 0 ? 1 : null;
  const taken = new Set(current.map(placeOf));
  const notes: string[] = [];
  for (const { code, colour, size, withdrawn } of variants) {
    const now = known.get(code);
    if (now === undefined) continue;
    const row = imported.get(code);
    const gone = row === undefined ? leftOut : isCatalogue(run) ? 0 : null;
    const place = { colour: restored(row?.colour, now.colour, colour), size: restored(row?.size, now.size, size) };
    const isMoved = placeOf(place) !== placeOf(now);
    const isTaken = isMoved && taken.has(placeOf(place));
    if (isTaken) {
      notes.push(`${code}: another variant is ${placeOf(place)} now, so it stays ${placeOf(now)}.`);
    }
    const old = { ...(isTaken ? {} : place), withdrawn: restored(gone, now.withdrawn, withdrawn) };
    if ((isTaken || !isMoved) && old.withdrawn === now.withdrawn) continue;
    taken.add(placeOf(place));
    await trx.updateTable('variant').set(old).where('unique_code', '=', code).execute();
  }
  const codes = variants.map(({ code }) => code);
  await sql`
    update variant set withdrawn = 1
    where product_id = ${id}
      and exists (select 1 from import_variant s where s.run_id = ${runId} and s.unique_code = variant.unique_code)
      ${codes.length === 0 ? sql`` : sql`and unique_code not in (${sql.join(codes)})`}`.execute(trx);
  return notes;
}

/** Colour and size, which one variant of a product has. */
const placeOf = ({ colour, size }: { readonly colour: string; readonly size: string }): string => `${colour}, ${size}`;

/**
 * The changes of units of a run after one code, ascending, with the current units, and whether those were set since:
 * only by hand, because an undone import is the last one. Locks the variants.
 */
export async function listStockChanges(trx: Trx, runId: string, after: string, limit: number) {
  const lock = engineOf(trx) === 'postgres' ? sql`for update of v` : sql``;
  const { rows } = await sql<{ code: string; units: number; delta: number; isSet: Flag }>`
    select v.unique_code as code, v.qty as units, s.delta,
      case when exists (
        select 1 from stock_movement m
        where m.unique_code = s.unique_code and m.created_at > r.applied_at and m.entry_no is null)
        then 1 else 0 end as "isSet"
    from import_stock s
      join import_run r on r.id = s.run_id
      join variant v on v.unique_code = s.unique_code
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
