import type { GridFilter, GridRow } from '@kayal/api-contract/client';
import { maxGridProducts } from '@kayal/api-contract/client';
import { useCatalogueAdminApi } from '../../../data/admin/catalogue-admin-api.ts';
import { resultOf } from '../../../data/api/result-of.ts';
import { replaceRead, useRead, type Read } from '../../../data/use-read.ts';

/** The products of the grid. */
export interface GridRows {
  readonly rows: readonly GridRow[];
  /** All that match, also those that the grid has no room for. */
  readonly total: number;
}

const keyOf = (filter: GridFilter) => ['product grid', filter] as const;

/** Reads the products that match, slice by slice, up to what the grid holds. */
export function useGridRows(filter: GridFilter): Read<GridRows> {
  const api = useCatalogueAdminApi();
  return useRead(keyOf(filter), async (signal) => {
    const rows: GridRow[] = [];
    for (;;) {
      const { items, total } = await resultOf(api.productGrid(filter, rows.at(-1)?.id ?? 0));
      rows.push(...items);
      const isAll = items.length === 0 || rows.length >= Math.min(total, maxGridProducts);
      if (isAll || signal.aborted) return { rows: rows.slice(0, maxGridProducts), total };
    }
  });
}

/** Shows saved rows in place of what was read. */
export const replaceGridRows = (filter: GridFilter, rows: GridRows): void => replaceRead(keyOf(filter), rows);
