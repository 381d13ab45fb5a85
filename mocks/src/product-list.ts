import { partsOfAttributeChoice, type WireOf } from '@kayal/api-contract';
import { attributesOf, splitValues } from '@kayal/commerce-core';
import type { MockShopState } from './mock-shop-state.ts';

type Product = MockShopState['products'][number];

/** Filters, sort order and page of a list, as in its query. */
export type ListFilters = Omit<WireOf<'getProductByFilter'>['query'], 'filter'>;

const textsIn = (joined: string | undefined): readonly string[] =>
  joined === undefined || joined === '' ? [] : joined.split(',');

const byName = (a: Product, b: Product): number => a.ItemName.localeCompare(b.ItemName);

const orders: Readonly<Record<NonNullable<ListFilters['sort']>, ((a: Product, b: Product) => number) | null>> = {
  featured: null,
  newest: (a, b) => b.ID - a.ID,
  'price-asc': (a, b) => a.MRP - b.MRP,
  'price-desc': (a, b) => b.MRP - a.MRP,
  name: byName,
  origin: null,
};

const originOf = (state: MockShopState, { ID }: Product): string => state.productFacts.get(ID)?.countryOfOrigin ?? '';

/** The wanted values by attribute. */
const wantedAttributes = ({ attr = '' }: Pick<ListFilters, 'attr'>) =>
  Map.groupBy(splitValues(attr).map(partsOfAttributeChoice), ({ id }) => id);

function hasAttributes(state: MockShopState, { ID }: Product, wanted: ReturnType<typeof wantedAttributes>): boolean {
  const own = state.productAttributes.get(ID) ?? {};
  return [...wanted].every(([id, choices]) => choices.some(({ value }) => own[id]?.includes(value) === true));
}

/** Products that pass the filters; prices are compared with MRP, inclusive. */
export function narrowed(state: MockShopState, list: readonly Product[], filters: ListFilters): Product[] {
  const colours = textsIn(filters.color);
  const sizes = textsIn(filters.size);
  const groups = textsIn(filters.category).map(Number);
  const min = Number(filters.minPrice ?? 0);
  const max = Number(filters.maxPrice ?? Number.POSITIVE_INFINITY);
  const origins = textsIn(filters.origin);
  const attributes = wantedAttributes(filters);
  const kept = list.filter((product) => {
    const isFrom = origins.length === 0 || origins.includes(originOf(state, product));
    const variants = state.variants.filter(({ ItemId }) => ItemId === product.ID);
    const isMade = variants.some(
      ({ Color, Size }) =>
        (colours.length === 0 || colours.includes(Color)) && (sizes.length === 0 || sizes.includes(Size)),
    );
    const isIn = groups.length === 0 || groups.some((id) => id === product.CategoryId || id === product.SubCategoryId);
    return (
      isMade && isFrom && hasAttributes(state, product, attributes) && isIn && product.MRP >= min && product.MRP <= max
    );
  });
  const order = orders[filters.sort ?? 'featured'];
  if (filters.sort === 'origin') {
    const lastIfEmpty = (product: Product): string => originOf(state, product) || '\uffff';
    return kept.toSorted((a, b) => lastIfEmpty(a).localeCompare(lastIfEmpty(b)));
  }
  return order === null ? kept : kept.toSorted(order);
}

/** One page of a list. */
export function pageOf<Item>(list: readonly Item[], { limit, offset }: Pick<ListFilters, 'limit' | 'offset'>): Item[] {
  const first = Number(offset ?? 0);
  return list.slice(first, limit === undefined ? undefined : first + Number(limit));
}

/** Products whose name has every word of a text; all of them for an empty one. */
export function matching(list: readonly Product[], text: string): Product[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return list.filter(({ ItemName }) => words.every((word) => ItemName.toLowerCase().includes(word)));
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Choices with how often each occurs, leaving out those that never do. */
function counted<Given extends Choice>(choices: readonly Given[], valuesOf: readonly (readonly string[])[]) {
  const count = (value: string) => valuesOf.filter((values) => values.includes(value)).length;
  return choices.map((choice) => ({ ...choice, count: count(choice.value) })).filter((choice) => choice.count > 0);
}

/** The values of an attribute in a list that another value of it does not narrow. */
function attributeFacets(state: MockShopState, list: readonly Product[], filters: ListFilters) {
  const known = attributesOf(state.settings.settings.attributes ?? [], null).filter(({ isFilter }) => isFilter);
  return known.flatMap(({ id, name, kind, unit }) => {
    const others = splitValues(filters.attr ?? '').filter((choice) => partsOfAttributeChoice(choice).id !== id);
    const rows = narrowed(state, list, { ...filters, attr: others.join(',') });
    const values = rows.map(({ ID }) => state.productAttributes.get(ID)?.[id] ?? []);
    const choices = counted(
      [...new Set(values.flat())].toSorted().map((value) => ({
        value,
        label: kind === 'number' ? `${value} ${unit}` : value,
      })),
      values,
    );
    return choices.length === 0 ? [] : [{ id, name, choices }];
  });
}

/** Counts of a list before it is narrowed; a filter does not narrow its own choices. */
export function countsOf(
  state: MockShopState,
  list: readonly Product[],
  filters: ListFilters,
): WireOf<'facets'>['answer'] {
  const { origins } = facetsOf(state, narrowed(state, list, { ...filters, origin: '' }));
  const attributes = attributeFacets(state, list, filters);
  return {
    ...facetsOf(state, narrowed(state, list, filters)),
    ...(origins !== undefined && { origins }),
    ...(attributes.length > 0 && { attributes }),
  };
}

/** Counts for the filters of a list. */
function facetsOf(state: MockShopState, list: readonly Product[]): WireOf<'facets'>['answer'] {
  const variantsOf = ({ ID }: Product) => state.variants.filter(({ ItemId }) => ItemId === ID);
  const sizes = [...new Set(list.flatMap((product) => variantsOf(product).map(({ Size }) => Size)))];
  const groupChoices = (groups: MockShopState['categories']) =>
    groups.map(({ Id, Name }) => ({ value: String(Id), label: Name }));
  const origins = list.map((product) => originOf(state, product));
  const countries = [...new Set(origins)].filter((origin) => origin !== '').toSorted();
  const prices = list.map(({ MRP }) => MRP);
  return {
    total: list.length,
    colors: counted(
      state.colours.map(({ db_color, md_color, hex }) => ({ value: db_color, label: md_color, hex })),
      list.map((product) => product.Colors.map(({ db_color }) => db_color)),
    ),
    sizes: counted(
      sizes.map((size) => ({ value: size, label: size })),
      list.map((product) => variantsOf(product).map(({ Size }) => Size)),
    ),
    categories: counted(
      groupChoices(state.categories),
      list.map(({ CategoryId }) => [String(CategoryId)]),
    ),
    subCategories: counted(
      groupChoices(state.subCategories),
      list.map(({ SubCategoryId }) => [String(SubCategoryId)]),
    ),
    ...(countries.length > 0 && {
      origins: counted(
        countries.map((origin) => ({ value: origin, label: origin })),
        origins.map((origin) => [origin]),
      ),
    }),
    price: prices.length === 0 ? { min: 0, max: 0 } : { min: Math.min(...prices), max: Math.max(...prices) },
  };
}
