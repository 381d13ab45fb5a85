import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { listGroups } from '../check/staging.repository.ts';
import { GroupNames } from '../check/group-names.ts';
import { searchWordsOf } from '../../catalogue/search/search-words.ts';
import type { ProductBefore } from './apply-run.ts';
import * as repository from './undo.repository.ts';

const productsPerSlice = 200;
const codesPerSlice = 1000;
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
  // Last, because an order of a variant waits from here to the commit.
  const notes: string[] = [];
  for (let last = ''; ;) {
    const changes = await repository.listStockChanges(trx, runId, last, codesPerSlice);
    const end = changes.at(-1);
    if (end === undefined) return notes.slice(0, maxNotes);
    last = end.code;
    const possible = changes.filter(({ units, delta }) => units >= delta);
    await repository.undoStock(
      trx,
      runId,
      possible.map(({ code }) => code),
      at,
    );
    for (const { code, units, delta } of changes) {
      if (units >= delta) continue;
      notes.push(`${code}: ${delta} units came with the import and only ${units} are left, so its units stay.`);
    }
    await nextTurn();
  }
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
