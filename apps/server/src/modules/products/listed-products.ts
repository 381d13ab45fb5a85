import { setImmediate as nextTurn } from 'node:timers/promises';
import { readSlices } from '../../db/slices.ts';
import type { AppContext } from '../../context/app-context.ts';
import { readCurrent } from '../catalogue-import/check/staging.repository.ts';
import { runningSeason } from '../shop-settings/season.ts';
import type { ProductFilter } from './matching-products.repository.ts';
import { listAllGroups, listProductIds, listSourceIds } from './products.repository.ts';

const productsPerSlice = 300;

type Current = Awaited<ReturnType<typeof readCurrent>>;

/** A product as files list it. */
export interface ListedProduct {
  readonly product: Current['products'][number];
  /** Its id in the company's files. */
  readonly sourceId: string;
  readonly category: string;
  readonly subCategories: readonly string[];
  /** Those on sale, in their order; without any the product has no row. */
  readonly variants: Current['variants'];
}

/** Reads the products that a filter keeps, except withdrawn ones, by id. Other work comes between slices of them. */
export async function* readListedProducts(context: AppContext, filter: ProductFilter): AsyncGenerator<ListedProduct> {
  const { db } = context;
  const season = await runningSeason(context);
  const groups = await listAllGroups(db);
  const names = new Map(
    groups.map(({ id, kind, name }) => [`${kind === 'category' ? 'category' : 'list'} ${id}`, name]),
  );
  for await (const ids of readSlices(-1, (after) => listProductIds(db, filter, after, productsPerSlice), Number)) {
    const [{ products, variants, lists }, sourceIds] = await Promise.all([
      readCurrent(db, ids, season),
      listSourceIds(db, ids),
    ]);
    const variantsOf = Map.groupBy(variants, ({ product_id }) => product_id);
    const listsOf = Map.groupBy(lists, ({ product_id }) => product_id);
    for (const product of products) {
      yield {
        product,
        sourceId: sourceIds.get(product.id) ?? String(product.id),
        category: names.get(`category ${product.category_id}`) ?? String(product.category_id),
        subCategories: (listsOf.get(product.id) ?? [])
          .filter(({ kind }) => kind === 'sub-category')
          .map(({ list_id }) => names.get(`list ${list_id}`) ?? '')
          .toSorted(),
        variants: (variantsOf.get(product.id) ?? []).filter(({ withdrawn }) => withdrawn === 0),
      };
    }
    await nextTurn();
  }
}
