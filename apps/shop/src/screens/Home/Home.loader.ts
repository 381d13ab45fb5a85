import type { Category, ProductSummary } from '@kayal/api-contract/client';
import { homeCategories, shopProfile } from '@kayal/commerce-core';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadApi } from '../../data/load-api.ts';
import { resultOf } from '../../data/result-of.ts';
import { load } from '../../data/loaded.ts';

/** What home shows. */
export interface HomeData {
  readonly categories: readonly Category[];
  readonly newArrivals: readonly ProductSummary[];
  readonly allProducts: readonly ProductSummary[];
}

/** Reads home's three lists at once; eight of each product list. */
export function loader({ context }: LoaderFunctionArgs) {
  return load<HomeData>(async () => {
    const api = await loadApi(context);
    const limit = shopProfile.homeItems;
    const asked = {
      categories: resultOf(api.categories()),
      newArrivals: resultOf(api.products({ kind: 'promotion', list: 'NewArrivals' }, { limit })),
      allProducts: resultOf(api.products({ kind: 'all' }, { limit })),
    };
    const [categories, newArrivals, allProducts] = await Promise.all([
      asked.categories,
      asked.newArrivals,
      asked.allProducts,
    ]);
    return {
      categories: homeCategories(categories.items, shopProfile.homeCategoryIds),
      newArrivals: newArrivals.items,
      allProducts: allProducts.items,
    };
  });
}
