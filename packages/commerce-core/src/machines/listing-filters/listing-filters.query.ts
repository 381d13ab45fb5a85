import { type ProductSort, productSorts } from '@kayal/api-contract/client';
import { joinValues, splitValues } from '../../rules/joined-values.ts';
import type { PriceRange } from '../../rules/prices/price-range.ts';
import type { ListingFilters } from './listing-filters.types.ts';

/** Query names of the filters. The page reads those of the list itself: `c`, `n`, `q`, `list`. */
export const filterQueryNames = ['color', 'size', 'origin', 'attr', 'min', 'max', 'sort', 'combine'] as const;
export type FilterQueryName = (typeof filterQueryNames)[number];

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

/** A list as a query parameter; nothing for an empty one. */
const joined = (name: FilterQueryName, values: readonly string[]): Partial<Record<FilterQueryName, string>> =>
  values.length > 0 ? { [name]: joinValues(values) } : {};

/** Filters as query parameters, prices in rupees; defaults are left out. */
export function filtersToQuery(filters: ListingFilters): Partial<Record<FilterQueryName, string>> {
  const { colours, sizes, origins, attributes, price, sort, mode, ...others } = filters;
  // A filter that is missing here does not compile.
  others satisfies Record<string, never>;
  return {
    ...joined('color', colours),
    ...joined('size', sizes),
    ...joined('origin', origins),
    ...joined('attr', attributes),
    ...(price !== null && { min: String(price.min / 100) }),
    ...(price !== null && price.max !== null && { max: String(price.max / 100) }),
    ...(sort !== 'featured' && { sort }),
    ...(mode === 'combine' && { combine: '1' }),
  };
}

/**
 * Filters from query parameters. Invalid values are left out; in `replace` the first of each
 * filter stays.
 * @param entries for example a `URLSearchParams`; of a repeated name the first counts
 */
export function filtersFromQuery(entries: Iterable<readonly [string, string]>): ListingFilters {
  const query = new Map<string, string>();
  for (const [name, value] of entries) if (!query.has(name)) query.set(name, value);
  const mode = query.get('combine') === '1' ? 'combine' : 'replace';
  const max = mode === 'combine' ? Infinity : 1;
  const listOf = (name: FilterQueryName): readonly string[] => splitValues(query.get(name) ?? '').slice(0, max);
  const sort = query.get('sort');
  return {
    colours: listOf('color'),
    sizes: listOf('size'),
    origins: listOf('origin'),
    attributes: listOf('attr'),
    price: rangeOf(paiseOf(query.get('min')), paiseOf(query.get('max'))),
    sort: isSort(sort) ? sort : 'featured',
    mode,
  };
}
