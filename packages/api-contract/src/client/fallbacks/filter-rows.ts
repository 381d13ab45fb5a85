import { rowsOf, toColours, toColourSizes, type ProductRow } from '../../adapters/catalogue.ts';
import type { CatalogueColour, ColourSize, Facets, ProductListQuery, ProductSort } from '../../domain/catalogue.ts';
import { offerToPaise, rupeesToPaise } from '../../rupees.ts';
import type { ApiClient } from '../transport/call-types.ts';

/** The rows of a whole list that pass its filters, in its order, with the counts for its filters. */
export interface FilteredRows {
  readonly rows: readonly ProductRow[];
  readonly facets: Facets;
}

const idOf = (row: Pick<ProductRow, 'ID'>): number => Number(row.ID);
const mrpOf = (row: ProductRow): number => rupeesToPaise(Number(row.MRP));
const priceOf = (row: ProductRow): number => offerToPaise(row.OfferPrice) ?? mrpOf(row);

const orders: Readonly<Record<ProductSort, ((a: ProductRow, b: ProductRow) => number) | null>> = {
  featured: null,
  newest: (a, b) => idOf(b) - idOf(a),
  'price-asc': (a, b) => priceOf(a) - priceOf(b),
  'price-desc': (a, b) => priceOf(b) - priceOf(a),
  name: (a, b) => a.ItemName.localeCompare(b.ItemName, 'en'),
};

const colourKey = (colour: string): string => colour.trim().toUpperCase();

/** A size in one spelling: `XXL` and `2XL` are the same. */
function sizeKey(size: string): string {
  const text = size.trim().toUpperCase();
  const repeated = /^(X{2,5})L$/.exec(text)?.[1];
  return repeated === undefined ? text : `${repeated.length}XL`;
}

/** Whether a text equals one of the wanted values; true when none is wanted. */
const isWanted = (wanted: readonly string[], text: string, keyOf: (text: string) => string): boolean =>
  wanted.length === 0 || wanted.some((value) => keyOf(value) === keyOf(text));

/** Each value with the number of its products, in the order of the rows. Blank values are left out. */
function counted(
  pairs: readonly ColourSize[],
  field: 'colour' | 'size',
  keyOf: (text: string) => string,
): { readonly value: string; readonly label: string; readonly count: number }[] {
  const products = new Map<string, { readonly value: string; readonly ids: Set<number> }>();
  for (const { [field]: value, productId } of pairs) {
    const entry = products.get(keyOf(value)) ?? { value, ids: new Set() };
    products.set(keyOf(value), entry);
    entry.ids.add(productId);
  }
  return [...products.values()]
    .filter(({ value }) => value !== '')
    .map(({ value, ids }) => ({ value, label: value, count: ids.size }));
}

function facetsOf(
  rows: readonly ProductRow[],
  made: readonly ColourSize[],
  names: ReadonlyMap<string, CatalogueColour>,
): Facets {
  const ids = new Set(rows.map(idOf));
  const pairs = made.filter(({ productId }) => ids.has(productId));
  const prices = rows.map(mrpOf);
  return {
    total: rows.length,
    colours: counted(pairs, 'colour', colourKey).map((choice) => {
      const named = names.get(colourKey(choice.value));
      return { ...choice, label: named?.name ?? choice.label, hex: named?.hex ?? '' };
    }),
    sizes: counted(pairs, 'size', sizeKey),
    categories: [],
    subCategories: [],
    price: prices.length === 0 ? { min: 0, max: 0 } : { min: Math.min(...prices), max: Math.max(...prices) },
  };
}

/**
 * Filters, sorts and counts the whole list of a server that has only the specified calls: such a server does none of
 * these. Colours and sizes come from `getAllColorSize`, their names from `getAllModifiedColors`. The specified rows do
 * not say in which categories a product is, so categories are filtered but not counted.
 */
export async function filterRows(
  { call }: Pick<ApiClient, 'call'>,
  list: readonly ProductRow[],
  query: ProductListQuery,
  options: { readonly signal?: AbortSignal },
): Promise<FilteredRows> {
  const { colours = [], sizes = [], categories = [], minMrp = 0, maxMrp = Number.POSITIVE_INFINITY } = query;
  const [pairs, named, ...groups] = await Promise.all([
    call('getAllColorSize', options),
    call('getAllModifiedColors', options),
    ...categories.flatMap((id) => [
      call('getProductByCategory', { query: { Id: String(id) }, ...options }),
      call('getProductBySubCategory', { query: { Id: String(id) }, ...options }),
    ]),
  ]);
  const made = pairs.ok ? toColourSizes(pairs.data) : [];
  const names = new Map((named.ok ? toColours(named.data) : []).map((colour) => [colourKey(colour.key), colour]));
  const isColour = (colour: string): boolean =>
    isWanted(colours, colour, colourKey) || isWanted(colours, names.get(colourKey(colour))?.name ?? '', colourKey);
  const chosen = new Set(
    made.filter(({ colour, size }) => isColour(colour) && isWanted(sizes, size, sizeKey)).map((pair) => pair.productId),
  );
  const grouped = new Set(groups.flatMap((group) => (group.ok ? rowsOf(group.data).map(idOf) : [])));
  const rows = list.filter(
    (row) =>
      (colours.length + sizes.length === 0 || chosen.has(idOf(row))) &&
      (categories.length === 0 || grouped.has(idOf(row))) &&
      mrpOf(row) >= minMrp &&
      mrpOf(row) <= maxMrp,
  );
  const order = orders[query.sort ?? 'featured'];
  return { rows: order === null ? rows : rows.toSorted(order), facets: facetsOf(rows, made, names) };
}
