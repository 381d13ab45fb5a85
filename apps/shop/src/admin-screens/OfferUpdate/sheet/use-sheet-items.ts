import type { ProductSummary } from '@kayal/api-contract/client';
import { itemsNamedIn } from '@kayal/commerce-core';
import { useState } from 'react';
import { useDebounced } from '../../../browser/use-debounced.ts';
import { useBackOfficeApi } from '../../../data/admin/admin-api.ts';
import { readAllItems, readItemsOfSheet } from '../../../data/admin/items.ts';
import { useRead } from '../../../data/use-read.ts';

/**
 * The items to which a pasted sheet's rows are matched: the whole catalogue or, when that is too long, the items that
 * the sheet names. `items` is undefined while they load.
 */
export function useSheetItems(text: string) {
  const api = useBackOfficeApi();
  const catalogue = useRead(['all items'], (signal) => readAllItems(api, signal));
  const [known] = useState(() => new Map<string, readonly ProductSummary[]>());
  const isWhole = catalogue.data !== undefined && catalogue.data.items.length >= catalogue.data.total;
  const isLong = catalogue.data !== undefined && !isWhole;
  const debounced = useDebounced(text);
  const named = useRead(
    ['items of a sheet', debounced],
    isLong ? (signal) => readItemsOfSheet(api, itemsNamedIn(debounced), known, signal) : null,
  );
  const reload = (): void => {
    known.clear();
    if (isLong) named.reload();
    else catalogue.reload();
  };
  const isReady = catalogue.data !== undefined;
  const items = isLong ? (debounced === text ? named.data : undefined) : catalogue.data?.items;
  return {
    items,
    isReady,
    hasFailed: (isLong ? named.error : catalogue.error) !== null && items === undefined,
    reload,
  };
}
