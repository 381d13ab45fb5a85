import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { planByIndexes } from '../../../db/plan-by-indexes.ts';
import { readSlices } from '../../../db/slices.ts';
import type { Database } from '../../../db/schema.ts';
import { listGroups } from '../check/staging.repository.ts';
import { GroupNames } from '../check/group-names.ts';
import { searchWordsOf } from '../../catalogue/search/search-words.ts';
import { withdrawProducts } from './apply.repository.ts';
import { maxNotes, productsPerSlice, type ProductBefore } from './apply-run.ts';
import * as repository from './undo.repository.ts';

const codesPerSlice = 1000;

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
  await planByIndexes(trx);
  const groups = new GroupNames(await listGroups(trx));
  let done = 0;
  const products = readSlices(
    -1,
    (after) => repository.listBefore(trx, runId, after, productsPerSlice),
    ({ product_id: id }) => id,
  );
  for await (const rows of products) {
    for (const { product_id: id, existed, state } of rows) {
      // A product that the import added is not deleted: an order may refer to it.
      if (existed === 0) await withdrawProducts(trx, [id], at);
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
  const stock = readSlices(
    '',
    (after) => repository.listStockChanges(trx, runId, after, codesPerSlice),
    ({ code }) => code,
  );
  for await (const changes of stock) {
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
  return notes.slice(0, maxNotes);
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
