import { promotionalLists, type Category, type PromotionalList } from '@kayal/api-contract/client';
import { promotionalPages } from '@kayal/commerce-core';
import { useBackOfficeApi } from '../../../data/admin/admin-api.ts';
import { readCategories, readLists } from '../../../data/admin/items.ts';
import { useRead } from '../../../data/use-read.ts';

/** The categories and sub-categories of the shop, to choose from; undefined until they are loaded. */
export interface ShopListChoices {
  readonly categories: readonly Category[] | undefined;
  readonly lists: readonly Category[] | undefined;
}

/** Reads the shop's categories and sub-categories. */
export function useShopLists(): ShopListChoices {
  const api = useBackOfficeApi();
  const categories = useRead(['categories'], (signal) => readCategories(api, signal));
  const lists = useRead(['lists'], (signal) => readLists(api, signal));
  return { categories: categories.data, lists: lists.data };
}

/** Whether a category, a sub-category or a promotional list has no product on sale; false until that is known. */
export function isListEmpty(
  { categories, lists }: ShopListChoices,
  kind: 'category' | 'sub-category' | PromotionalList,
  id: string,
): boolean {
  const list = promotionalLists.find((each) => each === kind);
  const wanted = list === undefined ? Number(id) : promotionalPages.find((page) => page.list === list)?.id;
  const rows = kind === 'category' ? categories : lists;
  if (rows === undefined || wanted === 0) return false;
  return rows.find((row) => row.id === wanted)?.isEmpty ?? !rows.some((row) => row.id === wanted);
}

/** Whether a link leads to a list of the shop that has no product on sale; false for other pages. */
export function isLinkEmpty(choices: ShopListChoices, to: string): boolean {
  const { pathname, searchParams } = new URL(to, 'https://shop.invalid');
  const list = promotionalLists.find((each) => each === searchParams.get('list'));
  const id = searchParams.get('c') ?? '';
  if (!to.startsWith('/') || (list === undefined && id === '')) return false;
  if (pathname === '/products') return isListEmpty(choices, list ?? 'category', id);
  return pathname === '/subcategoryproducts' && isListEmpty(choices, 'sub-category', id);
}
