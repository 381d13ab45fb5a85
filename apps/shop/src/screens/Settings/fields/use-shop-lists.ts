import { useBackOfficeApi } from '../../../data/admin/admin-api.ts';
import { readCategories, readLists } from '../../../data/items.ts';
import { useRead } from '../../../data/use-read.tsx';

/** The categories and sub-categories of the shop, to choose from; undefined until they are loaded. */
export function useShopLists() {
  const api = useBackOfficeApi();
  const categories = useRead(['categories'], (signal) => readCategories(api, signal));
  const lists = useRead(['lists'], (signal) => readLists(api, signal));
  return { categories: categories.data, lists: lists.data };
}
