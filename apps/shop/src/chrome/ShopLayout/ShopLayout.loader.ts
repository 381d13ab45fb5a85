import type { Category } from '@kayal/api-contract/client';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { loadApi } from '../../data/load-api.ts';
import { shopListsContext } from '../../data/shop-lists-context.ts';

/** Lists of the header's All Categories. */
export interface ShopLayoutData {
  readonly categories: readonly Category[];
  readonly subCategories: readonly Category[];
}

/** Reads the header's lists. A list that cannot be read stays empty, because the page is useful without it. */
export async function loader({ context }: LoaderFunctionArgs): Promise<ShopLayoutData> {
  const api = await loadApi(context);
  const lists = context.get(shopListsContext);
  // This loader runs again only for a reload, so every list must be read again.
  lists.clear();
  const [categories, subCategories] = await Promise.all([
    orNone(lists.categories(api)),
    orNone(lists.subCategories(api)),
  ]);
  return { categories, subCategories };
}

async function orNone(list: Promise<readonly Category[]>): Promise<readonly Category[]> {
  try {
    return await list;
  } catch (error) {
    console.warn('[header]', error);
    return [];
  }
}

/** Navigation does not change these lists; only a requested reload of the same page reads them again. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.href === nextUrl.href;
