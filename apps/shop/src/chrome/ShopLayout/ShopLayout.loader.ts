import type { Category } from '@kayal/api-contract/client';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { loadApi } from '../../data/load-api.ts';
import { shopListsContext } from '../../data/shop-lists.ts';

/** What the header lists under All Categories (S2.HDR.07). */
export interface ShopLayoutData {
  readonly categories: readonly Category[];
  readonly subCategories: readonly Category[];
}

/** Reads the header's lists. A page is worth showing without them, so a failure leaves a list empty (J54). */
export async function loader({ context }: LoaderFunctionArgs): Promise<ShopLayoutData> {
  const api = await loadApi(context);
  const lists = context.get(shopListsContext);
  // It runs again only when the page is reloaded: then every list is read again.
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

/** Going from page to page changes nothing here; only an asked-for reload of the same page reads again. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.href === nextUrl.href;
