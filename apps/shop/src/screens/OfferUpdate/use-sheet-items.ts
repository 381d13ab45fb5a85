import type { ProductSummary } from '@kayal/api-contract/client';
import { itemsNamedIn } from '@kayal/commerce-core';
import { useMemo, useState } from 'react';
import { provideItemsMeant } from '../../machines/item-search.ts';
import { provideAllItems } from '../../machines/offer.ts';
import { useApiConnection } from '../../data/api-context.ts';
import { useReading } from '../../data/use-reading.ts';
import { useDebounced } from '../../browser/use-debounced.ts';

/**
 * The items a pasted sheet is read against: the whole catalogue, or, where that is too long, those the sheet names.
 * `items` is undefined while they are read.
 */
export function useSheetItems(text: string) {
  const place = useApiConnection();
  const catalogue = useReading(useMemo(() => provideAllItems(place), [place]));
  const [known] = useState(() => new Map<string, readonly ProductSummary[]>());
  const isWhole = catalogue.value !== undefined && catalogue.value.items.length >= catalogue.value.total;
  const isLong = catalogue.value !== undefined && !isWhole;
  const rested = useDebounced(text);
  const meant = useReading(
    useMemo(
      () => (isLong ? provideItemsMeant(place, itemsNamedIn(rested), known) : null),
      [isLong, place, rested, known],
    ),
  );
  const again = (): void => {
    known.clear();
    if (isLong) meant.again();
    else catalogue.again();
  };
  const isReady = catalogue.value !== undefined;
  const items = isLong ? (rested === text ? meant.value : undefined) : catalogue.value?.items;
  return {
    items,
    isReady,
    hasFailed: (isLong ? meant.failure : catalogue.failure) !== null && items === undefined,
    again,
  };
}
