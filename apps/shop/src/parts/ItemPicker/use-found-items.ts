import { useState } from 'react';
import { useDebounced } from '../../browser/use-debounced.ts';
import { useBackOfficeApi } from '../../data/admin/admin-api.ts';
import { useCatalogueAdminApi } from '../../data/admin/catalogue-admin-api.ts';
import { findItems } from '../../data/admin/items.ts';
import { useRead } from '../../data/use-read.ts';

/** The items of a category that match what is typed; the server searches, because there may be many. */
export function useFoundItems(categoryId: number | null) {
  const shop = useBackOfficeApi();
  const catalogue = useCatalogueAdminApi();
  const [typed, setTyped] = useState({ categoryId, text: '' });
  // A text belongs to the category for which it was typed.
  const text = typed.categoryId === categoryId ? typed.text : '';
  const searched = useDebounced(text).trim();
  const items = useRead(
    ['items', categoryId, searched],
    categoryId === null ? null : (signal) => findItems({ shop, catalogue }, { categoryId, text: searched }, signal),
  );
  return { ...items, text, searched, setText: (next: string) => setTyped({ categoryId, text: next }) };
}

/** Items found, with the text that was searched for. */
export type ItemSearch = ReturnType<typeof useFoundItems>;
