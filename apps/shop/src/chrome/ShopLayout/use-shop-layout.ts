import { useRouteLoaderData } from 'react-router-dom';
import type { loader, ShopLayoutData } from './ShopLayout.loader.ts';

const nothing: ShopLayoutData = { categories: [], subCategories: [] };

/** The header's lists; empty where the layout's loader has not run. */
export function useShopLayout(): ShopLayoutData {
  return useRouteLoaderData<typeof loader>('shop') ?? nothing;
}
