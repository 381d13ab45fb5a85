import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ImportMode } from '@kayal/api-contract';
import type { Transaction } from 'kysely';
import { planByIndexes } from '../../../db/plans/plan-by-indexes.ts';
import { readSlices } from '../../../db/slices.ts';
import type { Database } from '../../../db/schema.ts';
import type { FactColumns } from '../../../db/tables/catalogue.ts';
import { ApiError } from '../../../http/api-error.ts';
import { readCurrent } from '../check/staging.repository.ts';
import { factsIn, type FileColumn, type StoredProduct } from '../file-columns.ts';
import type { PauseAfterSlice } from '../give-way.ts';
import { importRules } from '../import-modes.ts';
import type { NewName } from '../check/group-names.ts';
import * as repository from './apply.repository.ts';
import { writeStock } from './write-stock.repository.ts';

/** Products per slice; between two slices other requests are served. */
export const productsPerSlice = 200;
/** Max stored notes. */
export const maxNotes = 200;

/** A product as it was before an import, which an undo restores. Imports of older versions changed no facts and no attributes. */
export interface ProductBefore
  extends
    Pick<StoredProduct, Exclude<FileColumn, 'category_id' | 'attributes' | keyof FactColumns>>,
    Partial<Pick<StoredProduct, 'attributes' | keyof FactColumns>> {
  readonly categoryId: number;
  readonly displayColour: string;
  readonly visible: 0 | 1;
  readonly withdrawn: 0 | 1;
  /** paise; 0 without an offer */
  readonly offer: number;
  /** Sub-categories and promotional lists. */
  readonly lists: readonly number[];
  readonly variants: readonly {
    readonly code: string;
    readonly colour: string;
    readonly size: string;
    readonly withdrawn: 0 | 1;
  }[];
}

/** Parameters of applying a run. */
export interface ApplyRequest {
  readonly runId: string;
  readonly mode: ImportMode;
  readonly season: string;
  /** When the file was loaded, ms since 1970. */
  readonly loadedAt: number;
  readonly newNames: readonly NewName[];
  /** ms since 1970 */
  readonly at: number;
  /** Called with the number of finished products. */
  readonly onProgress: (products: number) => void;
  readonly pause: PauseAfterSlice;
}

/** Keeps what an undo of the run restores. @returns the products that are not visible now */
async function keepBefore(
  trx: Transaction<Database>,
  runId: string,
  ids: readonly number[],
  season: string,
): Promise<readonly number[]> {
  const { products, variants, lists } = await readCurrent(trx, ids, season);
  const known = new Map(products.map((row) => [row.id, row]));
  const variantsOf = Map.groupBy(variants, ({ product_id }) => product_id);
  const listsOf = Map.groupBy(lists, ({ product_id }) => product_id);
  const rows = ids.map((id) => {
    const row = known.get(id);
    if (row === undefined) return { run_id: runId, product_id: id, existed: 0 as const, state: '{}' };
    const before: ProductBefore = {
      name: row.name,
      mrp: row.mrp,
      categoryId: row.category_id,
      description: row.description,
      attributes: row.attributes,
      ...factsIn(row),
      displayColour: row.display_colour,
      visible: row.visible,
      withdrawn: row.withdrawn,
      offer: row.offer ?? 0,
      lists: (listsOf.get(id) ?? []).map(({ list_id }) => list_id),
      variants: (variantsOf.get(id) ?? []).map(({ unique_code, colour, size, withdrawn }) => ({
        code: unique_code,
        colour,
        size,
        withdrawn,
      })),
    };
    return { run_id: runId, product_id: id, existed: 1 as const, state: JSON.stringify(before) };
  });
  await repository.insertBefore(trx, rows);
  return ids.filter((id) => known.get(id)?.visible !== 1);
}

/** What a run did. */
interface Applied {
  /** A sentence for each variant of which more was sold since the file was loaded than the file gives it. */
  readonly notes: readonly string[];
  /** How many products became visible. */
  readonly putOnSale: number;
}

/**
 * Writes the changes found by a check, within the caller's transaction.
 * @throws ApiError `import.state` when the catalogue's groups changed since the check, or an offer that now is above the MRP
 */
export async function applyStaged(trx: Transaction<Database>, request: ApplyRequest): Promise<Applied> {
  const { runId, mode, season, loadedAt, newNames, at } = request;
  if (newNames.length > 0) {
    const used = await repository.usedGroupIds(
      trx,
      newNames.map(({ id }) => id),
    );
    if (used > 0)
      throw new ApiError('import.state', { message: 'The categories changed meanwhile. Check the file again.' });
    await repository.insertGroups(trx, newNames);
  }
  const { isCatalogue, isWhole, hasPrices, hasUnits } = importRules[mode];
  const rank = await repository.topRank(trx);
  await planByIndexes(trx);
  let done = 0;
  let putOnSale = 0;
  for await (const changed of slicesOf(trx, runId)) {
    const ids = changed.map(({ id }) => id);
    // What is kept for the undo must be what is overwritten.
    await repository.lockProducts(trx, ids);
    const notOnSale = await keepBefore(trx, runId, ids, season);
    const slice = { runId, ids, at, rank, isCatalogue, isWhole };
    await repository.writeProducts(trx, slice);
    await nextTurn();
    if (isCatalogue) {
      await repository.writeVariants(trx, slice);
      await repository.writeLists(trx, slice);
      await nextTurn();
      await repository.writeWords(trx, slice);
    }
    if (hasPrices) {
      await repository.writeOffers(trx, slice);
      // An admin may have set one since the check; after this she waits for the rows that are written here.
      if ((await repository.countOffersAboveMrp(trx, slice)) > 0)
        throw new ApiError('import.state', { message: 'Offers changed meanwhile. Check the file again.' });
    }
    await repository.withdrawProducts(
      trx,
      changed.flatMap(({ id, kind }) => (kind === 'withdrawn' ? [id] : [])),
      at,
    );
    putOnSale += await repository.countVisibleOf(trx, notOnSale);
    done += ids.length;
    request.onProgress(done);
    await request.pause();
  }
  const notes: string[] = [];
  if (!hasUnits) return { notes, putOnSale };
  // Last, because an order of a variant waits from here to the commit.
  for await (const changed of slicesOf(trx, runId)) {
    const ids = changed.map(({ id }) => id);
    notes.push(...(await writeStock(trx, { runId, ids, at, loadedAt })));
    await nextTurn();
  }
  return { notes: notes.slice(0, maxNotes), putOnSale };
}

function slicesOf(trx: Transaction<Database>, runId: string) {
  return readSlices(
    -1,
    (after) => repository.listChanged(trx, runId, after, productsPerSlice),
    ({ id }) => id,
  );
}
