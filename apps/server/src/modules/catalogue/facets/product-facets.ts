import type { AttributeColumn } from '../lists/attribute-columns.ts';
import type { ProductColumns } from '../lists/product-columns.ts';
import { ProductFilter } from '../lists/product-filter.ts';
import type { ProductIndex } from '../lists/product-index.ts';
import type { ListFilter, ListSource } from '../lists/product-list.ts';

/** For each choice of a filter, how many products of the list match it. */
export interface FacetCounts {
  readonly total: number;
  /** Keyed by the catalogue's spelling of colours and sizes. */
  readonly colours: ReadonlyMap<string, number>;
  readonly sizes: ReadonlyMap<string, number>;
  readonly origins: ReadonlyMap<string, number>;
  /** Values with their counts, in the owner's order of attributes; only attributes with a value in the list. */
  readonly attributes: readonly (Pick<AttributeColumn, 'attribute'> & {
    readonly counts: ReadonlyMap<string, number>;
  })[];
  /** By id of a category, and of a sub-category or promotional list. */
  readonly categories: ReadonlyMap<number, number>;
  readonly lists: ReadonlyMap<number, number>;
  /** Lowest and highest MRP, paise; null for an empty list. */
  readonly price: { readonly min: number; readonly max: number } | null;
}

/** Counts products by a property of their variants: each product once for each value. */
class VariantCounter {
  readonly #counts: Uint32Array;
  /** By value: the place of the last product counted for it, plus one. */
  readonly #counted: Uint32Array;

  constructor(values: number) {
    this.#counts = new Uint32Array(values);
    this.#counted = new Uint32Array(values);
  }

  add(value: number, place: number): void {
    if (this.#counted[value] === place + 1) return;
    this.#counted[value] = place + 1;
    this.#counts[value] = (this.#counts[value] ?? 0) + 1;
  }

  named(texts: readonly string[]): ReadonlyMap<string, number> {
    const counts = texts.map((text, value) => [text, this.#counts[value] ?? 0] as const);
    return new Map(counts.filter(([, count]) => count > 0));
  }
}

function countVariants(
  columns: ProductColumns,
  filter: ProductFilter,
  place: number,
  colours: VariantCounter,
  sizes: VariantCounter,
): void {
  const end = columns.variantsTo[place] ?? 0;
  for (let variant = columns.variantsFrom[place] ?? 0; variant < end; variant += 1) {
    const colour = columns.variantColours[variant] ?? 0;
    const size = columns.variantSizes[variant] ?? 0;
    if (filter.sizes === null || filter.sizes[size] === 1) colours.add(colour, place);
    if (filter.colours === null || filter.colours[colour] === 1) sizes.add(size, place);
  }
}

/** Products of each value among those of one or two sets; values without one are left out. */
function countValues({ places }: AttributeColumn, passing: Uint8Array, failing: Uint8Array | undefined) {
  const counts = new Map<string, number>();
  for (const value of places.keys()) {
    let count = 0;
    const having = places.get(value) ?? [];
    for (let at = 0; at < having.length; at += 1) {
      const place = having[at] ?? 0;
      count += (passing[place] ?? 0) + (failing?.[place] ?? 0);
    }
    if (count > 0) counts.set(value, count);
  }
  return counts;
}

/**
 * Counts for the filters of one list in one pass over its products. A filter does not narrow its own
 * choices, so that a second colour can be added to the first; colour and size must be met by one variant.
 */
export function countFacets(index: ProductIndex, source: ListSource, wanted: ListFilter): FacetCounts {
  const { columns } = index;
  const filter = new ProductFilter(columns, wanted);
  const colours = new VariantCounter(columns.colours.length);
  const sizes = new VariantCounter(columns.sizes.length);
  const categories = new Map<number, number>();
  /** By place: 1 for a product of the list that passes all filters but the one by category. */
  const counted = new Uint8Array(columns.ids.length);
  const origins = new Map<string, number>();
  /** By place: 1 for a product that passes all filters, and for each attribute, one that fails this attribute alone. */
  const passing = new Uint8Array(columns.ids.length);
  const failing = new Map<string, Uint8Array>();
  let total = 0;
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  const listed = index.sourceOf(source);
  for (const place of listed.slice(0, listed.size)) {
    const failed = filter.onlyFailed(place);
    if (failed === undefined) continue;
    if (failed === null) {
      total += 1;
      passing[place] = 1;
    } else if (failed.startsWith('attribute:')) {
      const places = failing.get(failed) ?? new Uint8Array(columns.ids.length);
      failing.set(failed, places);
      places[place] = 1;
      continue;
    }
    if (failed === null || failed === 'variant') countVariants(columns, filter, place, colours, sizes);
    if (failed === null || failed === 'origin') {
      const origin = columns.originNames[columns.origins[place] ?? 0] ?? '';
      if (origin !== '') origins.set(origin, (origins.get(origin) ?? 0) + 1);
    }
    if (failed === null || failed === 'price') {
      min = Math.min(min, columns.mrps[place] ?? min);
      max = Math.max(max, columns.mrps[place] ?? max);
    }
    if (failed !== null && failed !== 'groups') continue;
    counted[place] = 1;
    const category = columns.categories[place] ?? 0;
    categories.set(category, (categories.get(category) ?? 0) + 1);
  }
  const lists = new Map<number, number>();
  for (const list of columns.lists.keys()) {
    let count = 0;
    for (const place of columns.lists.get(list) ?? []) count += counted[place] ?? 0;
    if (count > 0) lists.set(list, count);
  }
  return {
    total,
    colours: colours.named(columns.colours),
    sizes: sizes.named(columns.sizes),
    origins,
    attributes: columns.attributes.flatMap((column) => {
      const counts = countValues(column, passing, failing.get(`attribute:${column.attribute.id}`));
      return counts.size === 0 ? [] : [{ attribute: column.attribute, counts }];
    }),
    categories,
    lists,
    price: min > max ? null : { min, max },
  };
}
