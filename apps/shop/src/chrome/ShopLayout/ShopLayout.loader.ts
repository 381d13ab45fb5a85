import type { Category } from '@kayal/api-contract/client';
import { loadApi } from '../../data/api/load-api.ts';
import type { PageAnswer, PageRequest } from '../../data/page-loader.ts';

/** Lists of the header's All Categories. */
export interface ShopLayoutData {
  readonly categories: readonly Category[];
  readonly subCategories: readonly Category[];
  /** False where one of the lists could not be read. */
  readonly isRead: boolean;
}

/** Reads the header's lists. A list that cannot be read stays empty, because the page is useful without it. */
export async function loader({ connection, lists }: PageRequest): Promise<PageAnswer<ShopLayoutData>> {
  const api = await loadApi(connection);
  // This loader runs again only for a reload, so every list must be read again.
  lists.clear();
  const [categories, subCategories] = await Promise.all([
    orNull(lists.categories(api)),
    orNull(lists.subCategories(api)),
  ]);
  const isRead = categories !== null && subCategories !== null;
  return { data: { categories: categories ?? [], subCategories: subCategories ?? [], isRead }, status: 200 };
}

async function orNull(list: Promise<readonly Category[]>): Promise<readonly Category[] | null> {
  try {
    return await list;
  } catch (error) {
    console.warn('[header]', error);
    return null;
  }
}

/** Navigation does not change these lists; only a requested reload of the same page reads them again. */
export const shouldRevalidate = (current: URL, next: URL): boolean => current.href === next.href;
