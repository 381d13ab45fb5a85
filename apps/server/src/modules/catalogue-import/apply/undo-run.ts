import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { planByIndexes } from '../../../db/plans/plan-by-indexes.ts';
import { readSlices } from '../../../db/slices.ts';
import type { Database } from '../../../db/schema.ts';
import { listGroups, readCurrent } from '../check/staging.repository.ts';
import { GroupNames } from '../check/group-names.ts';
import { searchWordsOf } from '../../catalogue/search/search-words.ts';
import { lockProducts, showSoldColours, withdrawProducts } from './apply.repository.ts';
import { maxNotes, productsPerSlice, type ProductBefore } from './apply-run.ts';
import * as repository from './undo.repository.ts';
import type { AppliedRun } from './undo.repository.ts';

const codesPerSlice = 1000;

/** Parameters of an undo. */
export interface UndoRequest extends AppliedRun {
  /** The season that runs after the undo. */
  readonly season: string;
  /** ms since 1970 */
  readonly at: number;
  /** Called with the number of finished products. */
  readonly onProgress: (products: number) => void;
}

/**
 * Undoes an import within the caller's transaction. A field that was changed since keeps its value.
 * @returns a sentence for each value that could not be restored
 */
export async function undoApplied(trx: Transaction<Database>, request: UndoRequest): Promise<readonly string[]> {
  const { runId, season, at, onProgress } = request;
  await planByIndexes(trx);
  const groups = new GroupNames(await listGroups(trx));
  const notes: string[] = [];
  let done = 0;
  const products = readSlices(
    -1,
    (after) => repository.listBefore(trx, runId, after, productsPerSlice),
    ({ product_id: id }) => id,
  );
  for await (const rows of products) {
    const restored: number[] = [];
    await lockProducts(
      trx,
      rows.map(({ product_id: id }) => id),
    );
    for (const { product_id: id, existed, state } of rows) {
      // A product that the import added is not deleted: an order may refer to it.
      if (existed === 0) await withdrawProducts(trx, [id], at);
      else {
        const before: ProductBefore = JSON.parse(state);
        notes.push(...(await repository.restoreProduct(trx, request, id, before, at)));
        notes.push(...(await repository.restoreVariants(trx, request, id, before)));
        restored.push(id);
      }
    }
    if (restored.length > 0) {
      await showSoldColours(trx, restored);
      await restoreWords(trx, restored, season, groups);
    }
    done += rows.length;
    onProgress(done);
    await nextTurn();
  }
  // Last, because an order of a variant waits from here to the commit.
  const stock = readSlices(
    '',
    (after) => repository.listStockChanges(trx, runId, after, codesPerSlice),
    ({ code }) => code,
  );
  for await (const changes of stock) {
    const possible = changes.filter(({ units, delta, isSet }) => isSet === 0 && units >= delta);
    await repository.undoStock(
      trx,
      runId,
      possible.map(({ code }) => code),
      at,
    );
    for (const { code, units, delta, isSet } of changes) {
      if (isSet === 1) notes.push(`${code}: its units were set since, so they stay.`);
      else if (units < delta)
        notes.push(`${code}: ${delta} units came with the import and only ${units} are left, so its units stay.`);
    }
    await nextTurn();
  }
  return notes.slice(0, maxNotes);
}

/** Rewrites the search words of restored products; variants that are withdrawn give none. */
export async function restoreWords(
  trx: Transaction<Database>,
  restored: readonly number[],
  season: string,
  groups: GroupNames,
): Promise<void> {
  const { products, variants, lists } = await readCurrent(trx, restored, season);
  const variantsOf = Map.groupBy(variants, ({ product_id }) => product_id);
  const listsOf = Map.groupBy(lists, ({ product_id }) => product_id);
  for (const { id, name, category_id, department, description } of products) {
    const words = searchWordsOf({
      name,
      categoryName: groups.nameOf('category', category_id),
      department,
      groupNames: (listsOf.get(id) ?? []).map(({ list_id }) => groups.nameOf('list', list_id)),
      colourNames: (variantsOf.get(id) ?? [])
        .filter(({ withdrawn }) => withdrawn === 0)
        .flatMap(({ colour, colourName }) => [colour, colourName ?? '']),
      description,
    });
    await repository.replaceWords(trx, id, words);
  }
}
