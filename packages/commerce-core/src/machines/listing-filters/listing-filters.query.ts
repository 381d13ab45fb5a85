import { type ProductSort, productSorts } from '@kayal/api-contract/client';
import type { PriceRange } from '../../rules/prices/price-range.ts';
import type { ListingFilters } from './listing-filters.types.ts';

/** Query names of the filters. The page reads those of the list itself: `c`, `n`, `q`, `list`. */
export const filterQueryNames = ['color', 'size', 'origin', 'min', 'max', 'sort', 'combine'] as const;
export type FilterQueryName = (typeof filterQueryNames)[number];

/** Values joined by commas; a comma or percent sign inside a value is escaped. */
function join(values: readonly string[]): string {
  return values.map((value) => value.replaceAll('%', '%25').replaceAll(',', '%2C')).join(',');
}

function split(text: string): string[] {
  const values = text.split(',').map((value) => value.replaceAll('%2C', ',').replaceAll('%25', '%'));
  return [...new Set(values.filter((value) => value.trim() !== ''))];
}

/** Rupees in an address as whole paise; null when the text is not an amount. */
function paiseOf(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,7}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : null;
}

function rangeOf(min: number | null, max: number | null): PriceRange | null {
  if (min === null && max === null) return null;
  return max !== null && max < (min ?? 0) ? null : { min: min ?? 0, max };
}

function isSort(text: string | undefined): text is ProductSort {
  return productSorts.some((sort) => sort === text);
}

/** Filters as query parameters, prices in rupees; defaults are left out. */
export function filtersToQuery(filters: ListingFilters): Partial<Record<FilterQueryName, string>> {
  const { colours, sizes, origins, price, sort, mode, ...others } = filters;
  // A filter that is missing here does not compile.
  others satisfies Record<string, never>;
  return {
    ...(colours.length > 0 && { color: join(colours) }),
    ...(sizes.length > 0 && { size: join(sizes) }),
    ...(origins.length > 0 && { origin: join(origins) }),
    ...(price !== null && { min: String(price.min / 100) }),
    ...(price !== null && price.max !== null && { max: String(price.max / 100) }),
    ...(sort !== 'featured' && { sort }),
    ...(mode === 'combine' && { combine: '1' }),
  };
}

/**
 * Filters from query parameters. Invalid values are left out; in `replace` the first colour and the first
 * size stay.
 * @param entries for example a `URLSearchParams`; of a repeated name the first counts
 */
export function filtersFromQuery(entries: Iterable<readonly [string, string]>): ListingFilters {
  const query = new Map<string, string>();
  for (const [name, value] of entries) if (!query.has(name)) query.set(name, value);
  const mode = query.get('combine') === '1' ? 'combine' : 'replace';
  const max = mode === 'combine' ? Infinity : 1;
  const sort = query.get('sort');
  return {
    colours: split(query.get('color') ?? '').slice(0, max),
    sizes: split(query.get('size') ?? '').slice(0, max),
    origins: split(query.get('origin') ?? '').slice(0, max),
    price: rangeOf(paiseOf(query.get('min')), paiseOf(query.get('max'))),
    sort: isSort(sort) ? sort : 'featured',
    mode,
  };
}
