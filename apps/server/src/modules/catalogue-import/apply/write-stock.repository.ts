import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { listMoved, unitsAfter } from '../check/stock-since.repository.ts';
import type { ApplySlice } from './apply.repository.ts';

type Trx = Transaction<Database>;
/** A slice, and when the file was loaded, ms since 1970. */
type StockSlice = Pick<ApplySlice, 'runId' | 'ids' | 'at'> & { readonly loadedAt: number };

/** Stores the changes of variants whose stock moved since the file was loaded. @returns their notes */
async function keepMoved(
  trx: Trx,
  { runId }: StockSlice,
  moved: Awaited<ReturnType<typeof listMoved>>,
): Promise<readonly string[]> {
  const codes = [...moved.keys()];
  if (codes.length === 0) return [];
  const rows = await trx
    .selectFrom('import_variant as s')
    .innerJoin('variant as v', 'v.unique_code', 's.unique_code')
    .select(['s.unique_code as code', 's.units', 'v.qty'])
    .where('s.run_id', '=', runId)
    .where('s.unique_code', 'in', codes)
    .orderBy('s.unique_code')
    .execute();
  const notes: string[] = [];
  const changes: { run_id: string; unique_code: string; delta: number }[] = [];
  for (const { code, units, qty } of rows) {
    const change = moved.get(code);
    if (units === null || change === undefined) continue;
    const delta = unitsAfter(units, qty, change) - qty;
    if (delta !== 0) changes.push({ run_id: runId, unique_code: code, delta });
    if (change.isSet || change.sold <= units) continue;
    notes.push(`${code}: ${units} in the file, ${change.sold} sold since it was loaded, so none are left.`);
  }
  if (changes.length > 0) await trx.insertInto('import_stock').values(changes).execute();
  return notes;
}

/**
 * Sets units to those of the file, each by a ledger entry. What was sold since the file was loaded stays subtracted, and
 * units that were set since stay.
 * @returns a sentence for each variant of which more was sold than the file gives it
 */
export async function writeStock(trx: Trx, slice: StockSlice): Promise<readonly string[]> {
  const { runId, ids, at } = slice;
  const idList = sql.join(ids);
  const moved = await listMoved(trx, slice, ids);
  const others = moved.size === 0 ? sql`` : sql`and s.unique_code not in (${sql.join([...moved.keys()])})`;
  await sql`
    insert into import_stock (run_id, unique_code, delta)
    select s.run_id, s.unique_code, s.units - v.qty
    from import_variant s join variant v on v.unique_code = s.unique_code
    where s.run_id = ${runId} and s.product_id in (${idList}) and s.units is not null and s.units <> v.qty
      ${others}`.execute(trx);
  const notes = await keepMoved(trx, slice, moved);
  const changes = sql`
    from import_variant s join import_stock c on c.run_id = s.run_id and c.unique_code = s.unique_code
    where s.run_id = ${runId} and s.product_id in (${idList})`;
  await sql`
    insert into stock_movement (id, unique_code, delta, reason, entry_no, created_at)
    select 'import:' || c.run_id || ':' || c.unique_code, c.unique_code, c.delta,
      case when exists (select 1 from stock_movement m where m.unique_code = c.unique_code)
        then 'correction' else 'initial' end,
      null, cast(${at} as bigint) ${changes}`.execute(trx);
  await sql`
    update variant set qty = variant.qty + (
      select c.delta from import_stock c where c.run_id = ${runId} and c.unique_code = variant.unique_code)
    where unique_code in (select c.unique_code ${changes})`.execute(trx);
  return notes;
}
