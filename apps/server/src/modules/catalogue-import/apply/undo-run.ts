import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { listGroups } from '../check/staging.repository.ts';
import { GroupNames } from '../check/group-names.ts';
import { searchWordsOf } from '../../catalogue/search/search-words.ts';
import type { ProductBefore } from './apply-run.ts';
import * as repository from './undo.repository.ts';

const productsPerSlice = 200;
const maxNotes = 200;

/** Parameters of an undo. */
export interface UndoRequest {
  readonly runId: string;
  /** ms since 1970 */
  readonly at: number;
  /** Called with the number of finished products. */
  readonly onProgress: (products: number) => void;
}

/**
 * Undoes an import within the caller's transaction. A field that was changed since keeps its value.
 * @returns a sentence for each value that could not be restored
 */
export async function undoApplied(
  trx: Transaction<Database>,
  { runId, at, onProgress }: UndoRequest,
): Promise<readonly string[]> {
  const groups = new GroupNames(await listGroups(trx));
  const notes = [...(await undoStock(trx, runId, at))];
  let done = 0;
  for (let last = -1; ;) {
    const rows = await repository.listBefore(trx, runId, last, productsPerSlice);
    const end = rows.at(-1);
    if (end === undefined) break;
    last = end.product_id;
    for (const { product_id: id, existed, state } of rows) {
      if (existed === 0) await repository.withdrawAgain(trx, id, at);
      else {
        const before: ProductBefore = JSON.parse(state);
        await repository.restoreProduct(trx, runId, id, before, at);
        await repository.restoreVariants(trx, runId, id, before);
        await restoreWords(trx, id, before, groups);
      }
    }
    done += rows.length;
    onProgress(done);
    await nextTurn();
  }
  return notes.slice(0, maxNotes);
}

async function undoStock(trx: Transaction<Database>, runId: string, at: number): Promise<readonly string[]> {
  const short = await sql<{ code: string; units: number; delta: number }>`
    select v.unique_code as code, v.qty as units, s.delta
    from import_stock s join variant v on v.unique_code = s.unique_code
    where s.run_id = ${runId} and v.qty - s.delta < 0 order by v.unique_code`.execute(trx);
  await sql`
    insert into stock_movement (id, unique_code, delta, reason, entry_no, created_at)
    select 'undo:' || s.run_id || ':' || s.unique_code, s.unique_code, -s.delta, 'correction', null, cast(${at} as bigint)
    from import_stock s join variant v on v.unique_code = s.unique_code
    where s.run_id = ${runId} and v.qty - s.delta >= 0`.execute(trx);
  await sql`
    update variant set qty = variant.qty - s.delta from import_stock s
    where s.run_id = ${runId} and s.unique_code = variant.unique_code and variant.qty - s.delta >= 0`.execute(trx);
  return short.rows.map(
    ({ code, units, delta }) =>
      `${code}: ${delta} units came with the import and only ${units} are left, so its units stay.`,
  );
}

async function restoreWords(
  trx: Transaction<Database>,
  id: number,
  before: ProductBefore,
  groups: GroupNames,
): Promise<void> {
  const product = await repository.findProduct(trx, id);
  const words = searchWordsOf({
    name: product.name,
    categoryName: groups.nameOf('category', product.category_id),
    department: product.department,
    groupNames: before.lists.map((list) => groups.nameOf('list', list)),
    colourNames: before.variants.map(({ colour }) => colour),
  });
  await repository.replaceWords(trx, id, words);
}
