import { sql, type Transaction } from 'kysely';
import { engineOf } from '../../../db/dialect.ts';
import type { Database } from '../../../db/schema.ts';
import { listMoved, unitsAfter } from '../check/stock-since.repository.ts';
import type { ApplySlice } from './apply.repository.ts';

type Trx = Transaction<Database>;
/** A slice, and when the file was loaded, ms since 1970. */
type StockSlice = Pick<ApplySlice, 'runId' | 'ids' | 'at'> & { readonly loadedAt: number };

/** A change of a variant's units. */
interface StockChange {
  readonly code: string;
  readonly delta: number;
}

/** Far below the number of parameters that either engine allows. */
const codesPerStatement = 1000;

/**
 * Locks the variants whose units the file may change, by ascending unique code, as orders do. A variant that is sold
 * after this and is not among them keeps what the sale left.
 * @returns their codes
 */
async function lockChanged(trx: Trx, { runId, ids, loadedAt }: StockSlice): Promise<readonly string[]> {
  const lock = engineOf(trx) === 'postgres' ? sql`for update of v` : sql``;
  const { rows } = await sql<{ code: string }>`
    select v.unique_code as code
    from import_variant s join variant v on v.unique_code = s.unique_code
    where s.run_id = ${runId} and s.product_id in (${sql.join(ids)}) and s.units is not null
      and (s.units <> v.qty or exists (
        select 1 from stock_movement m where m.unique_code = s.unique_code and m.created_at > ${loadedAt}))
    order by v.unique_code ${lock}`.execute(trx);
  return rows.map(({ code }) => code);
}

/** Writes the changes of some variants with their ledger entries. */
async function writeChanges(trx: Trx, { runId, at }: StockSlice, changes: readonly StockChange[]): Promise<void> {
  if (changes.length === 0) return;
  await trx
    .insertInto('import_stock')
    .values(changes.map(({ code, delta }) => ({ run_id: runId, unique_code: code, delta })))
    .execute();
  const codes = sql.join(changes.map(({ code }) => code));
  await sql`
    insert into stock_movement (id, unique_code, delta, reason, entry_no, created_at)
    select 'import:' || c.run_id || ':' || c.unique_code, c.unique_code, c.delta,
      case when exists (select 1 from stock_movement m where m.unique_code = c.unique_code)
        then 'correction' else 'initial' end,
      null, cast(${at} as bigint)
    from import_stock c where c.run_id = ${runId} and c.unique_code in (${codes})`.execute(trx);
  await sql`
    update variant set qty = variant.qty + c.delta from import_stock c
    where c.run_id = ${runId} and c.unique_code in (${codes}) and variant.unique_code = c.unique_code`.execute(trx);
}

/**
 * Sets units to those of the file, each by a ledger entry. What was sold since the file was loaded stays subtracted, and
 * units that were set since stay.
 * @returns a sentence for each variant of which more was sold than the file gives it
 */
export async function writeStock(trx: Trx, slice: StockSlice): Promise<readonly string[]> {
  const { runId, ids } = slice;
  const locked = await lockChanged(trx, slice);
  if (locked.length === 0) return [];
  const moved = await listMoved(trx, slice, ids);
  const notes: string[] = [];
  for (let start = 0; start < locked.length; start += codesPerStatement) {
    const rows = await trx
      .selectFrom('import_variant as s')
      .innerJoin('variant as v', 'v.unique_code', 's.unique_code')
      .select(['s.unique_code as code', 's.units', 'v.qty'])
      .where('s.run_id', '=', runId)
      .where('s.unique_code', 'in', locked.slice(start, start + codesPerStatement))
      .orderBy('s.unique_code')
      .execute();
    const changes: StockChange[] = [];
    for (const { code, units, qty } of rows) {
      if (units === null) continue;
      const change = moved.get(code);
      const delta = unitsAfter(units, qty, change) - qty;
      if (delta !== 0) changes.push({ code, delta });
      if (change === undefined || change.isSet || change.sold <= units) continue;
      notes.push(`${code}: ${units} in the file, ${change.sold} sold since it was loaded, so none are left.`);
    }
    await writeChanges(trx, slice, changes);
  }
  return notes;
}
