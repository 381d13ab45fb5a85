import type { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { importFields } from '@kayal/api-contract';
import { csvCell, csvStream } from '../../http/csv.ts';
import { readSlices } from '../../db/slices.ts';
import type { AppContext } from '../../context/app-context.ts';
import { readCurrent } from '../catalogue-import/check/staging.repository.ts';
import { runningSeason } from '../catalogue-import/seasons.ts';
import { listAllGroups, listProductIds, listSourceIds } from './products.repository.ts';

const productsPerSlice = 300;

const rupees = (paise: number): string => (paise / 100).toFixed(2);

async function* rowsOf(context: AppContext): AsyncGenerator<readonly (string | number)[]> {
  const { db } = context;
  yield importFields;
  const season = await runningSeason(context);
  const groups = await listAllGroups(db);
  const names = new Map(
    groups.map(({ id, kind, name }) => [`${kind === 'category' ? 'category' : 'list'} ${id}`, name]),
  );
  for await (const ids of readSlices(-1, (after) => listProductIds(db, after, productsPerSlice), Number)) {
    const [{ products, variants, lists }, sourceIds] = await Promise.all([
      readCurrent(db, ids, season),
      listSourceIds(db, ids),
    ]);
    const variantsOf = Map.groupBy(variants, ({ product_id }) => product_id);
    const listsOf = Map.groupBy(lists, ({ product_id }) => product_id);
    for (const product of products) {
      const subCategories = (listsOf.get(product.id) ?? [])
        .filter(({ kind }) => kind === 'sub-category')
        .map(({ list_id }) => names.get(`list ${list_id}`) ?? '')
        .toSorted();
      for (const { withdrawn, colour, size, unique_code, qty } of variantsOf.get(product.id) ?? []) {
        if (withdrawn === 1) continue;
        yield [
          csvCell(sourceIds.get(product.id) ?? String(product.id)),
          csvCell(product.name),
          csvCell(names.get(`category ${product.category_id}`) ?? String(product.category_id)),
          csvCell(subCategories.join('; ')),
          rupees(product.mrp),
          csvCell(colour),
          csvCell(size),
          csvCell(unique_code),
          qty,
          product.offer === null ? '' : rupees(product.offer),
          csvCell(product.description),
          season,
          product.visible === 1 ? 'no' : 'yes',
        ];
      }
    }
    await nextTurn();
  }
}

/**
 * All products except withdrawn ones as CSV, one row per variant, under our own headings: an import of it changes
 * nothing. The import takes off the apostrophe of a cell that would be a formula in a spreadsheet.
 */
export function productsCsv(context: AppContext): Readable {
  return csvStream(rowsOf(context));
}
