import { useMemo, useState } from 'react';
import { provideItemsFound } from '../../machines/item-search.ts';
import { useApiConnection } from '../../data/api-context.ts';
import { useReading } from '../../data/use-reading.ts';
import { useDebounced } from '../../browser/use-debounced.ts';

/** The items of a category that match what is typed, found by the server however many there are (S2.IMG.01, S2.OFFER.01). */
export function useFoundItems(categoryId: number | null) {
  const place = useApiConnection();
  const [typed, setTyped] = useState({ categoryId, text: '' });
  // What was typed was about one category.
  const text = typed.categoryId === categoryId ? typed.text : '';
  const asked = useDebounced(text).trim();
  const items = useReading(
    useMemo(
      () => (categoryId === null ? null : provideItemsFound(place, categoryId, asked)),
      [place, categoryId, asked],
    ),
  );
  return { ...items, text, asked, setText: (next: string) => setTyped({ categoryId, text: next }) };
}

/** Items found, with what was asked for. */
export type ItemSearch = ReturnType<typeof useFoundItems>;
