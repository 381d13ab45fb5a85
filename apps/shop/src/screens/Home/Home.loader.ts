import type { Category, ProductListSource, PublicShop } from '@kayal/api-contract/client';
import { homeCategories } from '@kayal/commerce-core';
import type { PageRequest } from '../../data/page-loader.ts';
import { loadApi } from '../../data/api/load-api.ts';
import { resultOf } from '../../data/api/result-of.ts';
import { load } from '../../data/loaded.ts';
import { cardProductOf, type CardProduct } from '../../parts/ProductTile/card-product.ts';

type ShelfSettings = PublicShop['home']['shelves'][number];

/** A row of products on home. */
export interface HomeShelf {
  readonly title: string;
  readonly source: ProductListSource;
  readonly products: readonly CardProduct[];
}

/** Data of the home page. */
export interface HomeData {
  readonly categories: readonly Category[];
  readonly shelves: readonly HomeShelf[];
}

function sourceOf({ source, id }: ShelfSettings): ProductListSource {
  if (source === 'all') return { kind: 'all' };
  if (source === 'category' || source === 'sub-category') return { kind: source, id: Number(id) };
  return { kind: 'promotion', list: source };
}

/** Reads home's categories and shelves concurrently; the settings say how many products each shelf has. */
export function loader({ connection, lists }: PageRequest) {
  return load<HomeData>(async () => {
    const api = await loadApi(connection);
    const readShelves = async () => {
      const { home } = await lists.shop(api);
      const shelves = home.shelves.map(async (shelf): Promise<HomeShelf> => {
        const source = sourceOf(shelf);
        const { items } = await resultOf(api.products(source, { limit: shelf.items }));
        return { title: shelf.title, source, products: items.map(cardProductOf) };
      });
      return { home, shelves: await Promise.all(shelves) };
    };
    const [categories, { home, shelves }] = await Promise.all([resultOf(api.categories()), readShelves()]);
    const filled = categories.items.filter(({ isEmpty }) => isEmpty !== true);
    return { categories: homeCategories(filled, home.categoryIds), shelves };
  });
}
