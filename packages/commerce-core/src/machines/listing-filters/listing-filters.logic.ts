import type { ProductListQuery, ProductListSource } from '@kayal/api-contract/client';
import { joinValues } from '../../rules/joined-values.ts';
import { formatMoney, type MoneyFormat } from '../../rules/prices/money.ts';
import { type PriceRange, type PriceSlider, type PriceThumbs, rangeOfThumbs } from '../../rules/prices/price-range.ts';
import { isSameSize } from '../../rules/sizes/sizes.ts';
import type {
  FilterChip,
  FilterChoice,
  FilterLayout,
  FilterMode,
  ListGroup,
  ListRequest,
  ListingFilters,
  ListingFiltersContext,
  ListingFiltersInput,
} from './listing-filters.types.ts';

/** No filters, in the specified mode. */
export const noFilters: ListingFilters = {
  colours: [],
  sizes: [],
  origins: [],
  attributes: [],
  price: null,
  sort: 'featured',
  mode: 'replace',
};

const lastOnly = (values: readonly string[]): readonly string[] => values.slice(-1);

/** Adds a value, or removes it when it is present. */
function toggled(values: readonly string[], value: string, same: (a: string, b: string) => boolean): readonly string[] {
  const rest = values.filter((each) => !same(each, value));
  return rest.length === values.length ? [...values, value] : rest;
}

const isSame = (a: string, b: string): boolean => a === b;

/** Filters of which a later choice replaces an earlier one, unless they combine. */
type Axis = 'colours' | 'sizes' | 'attributes';

/**
 * Selects a colour, a size or a value of an attribute. In `replace` one of the axis stays; a desktop also clears the others.
 */
function choose(filters: ListingFilters, axis: Axis, value: string, layout: FilterLayout): ListingFilters {
  const next = toggled(filters[axis], value, axis === 'sizes' ? isSameSize : isSame);
  if (filters.mode === 'combine') return { ...filters, [axis]: next };
  const others = layout === 'mobile' ? {} : { colours: [], sizes: [], attributes: [] };
  return { ...filters, ...others, [axis]: lastOnly(next) };
}

/**
 * The filters in another mode. In `replace` only the last colour stays, without one the last size, and without that the last
 * value of an attribute.
 */
export function inMode(filters: ListingFilters, mode: FilterMode): ListingFilters {
  if (mode === 'combine') return { ...filters, mode };
  const colours = lastOnly(filters.colours);
  const sizes = colours.length > 0 ? [] : lastOnly(filters.sizes);
  return {
    ...filters,
    mode,
    colours,
    origins: lastOnly(filters.origins),
    sizes,
    attributes: colours.length + sizes.length > 0 ? [] : lastOnly(filters.attributes),
  };
}

function without(filters: ListingFilters, chip: FilterChip): ListingFilters {
  if (chip.kind === 'price') return { ...filters, price: null };
  const axis = ({ colour: 'colours', size: 'sizes', origin: 'origins', attribute: 'attributes' } as const)[chip.kind];
  return { ...filters, [axis]: filters[axis].filter((value) => value !== chip.value) };
}

/**
 * The filters after a choice.
 * @param price the slider and the positions of its thumbs, for `price.commit`
 */
export function afterChoice(
  filters: ListingFilters,
  choice: FilterChoice,
  layout: FilterLayout,
  price: { readonly slider: PriceSlider; readonly thumbs: PriceThumbs },
): ListingFilters {
  switch (choice.type) {
    case 'colour.choose':
      return choose(filters, 'colours', choice.colour, layout);
    case 'size.choose':
      return choose(filters, 'sizes', choice.size, layout);
    case 'attribute.choose':
      return choose(filters, 'attributes', choice.choice, layout);
    case 'origin.choose': {
      const origins = toggled(filters.origins, choice.origin, isSame);
      return { ...filters, origins: filters.mode === 'combine' ? origins : lastOnly(origins) };
    }
    case 'price.commit':
      return { ...filters, price: rangeOfThumbs(price.thumbs, price.slider) };
    case 'price.choose':
      return { ...filters, price: choice.range };
    case 'sort.choose':
      return { ...filters, sort: choice.sort };
    case 'combine.toggle':
      return inMode(filters, filters.mode === 'combine' ? 'replace' : 'combine');
    case 'chip.remove':
      return without(filters, choice.chip);
    case 'filters.clear':
      return { ...noFilters, sort: filters.sort, mode: filters.mode };
  }
}

/** The filters to keep when the shopper goes to another list: in `replace` without colour, size and attribute. */
export function afterGroup(filters: ListingFilters): ListingFilters {
  return filters.mode === 'combine' ? filters : { ...filters, colours: [], sizes: [], attributes: [] };
}

/**
 * The list that a mobile draft goes to after a choice. In `replace` a later colour, size or attribute cancels it;
 * clearing the filters cancels it in both modes.
 */
export function groupAfterChoice(
  group: ListGroup | null,
  choice: FilterChoice['type'],
  mode: FilterMode,
): ListGroup | null {
  if (choice === 'filters.clear') return null;
  const replaces = choice === 'colour.choose' || choice === 'size.choose' || choice === 'attribute.choose';
  return mode === 'replace' && replaces ? null : group;
}

/**
 * The list to request. In `replace` a colour, size or attribute lists the products of the whole catalogue that have it;
 * in `combine` it narrows the page's list. Prices are compared with MRP, not with offers.
 */
export function listRequest(base: ProductListSource, filters: ListingFilters): ListRequest {
  const { colours, sizes, origins, attributes, price, sort, mode, ...others } = filters;
  // A filter that is missing here does not compile.
  others satisfies Record<string, never>;
  const replaces = mode === 'replace' && colours.length + sizes.length + attributes.length > 0;
  const query: ProductListQuery = {
    ...(colours.length > 0 && { colours }),
    ...(sizes.length > 0 && { sizes }),
    ...(origins.length > 0 && { origins }),
    ...(attributes.length > 0 && { attributes: joinValues(attributes) }),
    ...(price !== null && price.min > 0 && { minMrp: price.min }),
    ...(price !== null && price.max !== null && { maxMrp: price.max }),
    ...(sort !== 'featured' && { sort }),
  };
  return { source: replaces ? { kind: 'all' } : base, query };
}

function priceLabel({ min, max }: PriceRange, money: MoneyFormat): string {
  return max === null ? `${formatMoney(min, money)}+` : `${formatMoney(min, money)} – ${formatMoney(max, money)}`;
}

/**
 * The applied filters as chips.
 * @param nameOf the displayed name of a colour's key
 * @param attributeOf the displayed name and value of a choice of an attribute
 */
export function filterChips(
  filters: ListingFilters,
  nameOf: (colour: string) => string,
  money: MoneyFormat,
  attributeOf: (choice: string) => string = (choice) => choice,
): FilterChip[] {
  return [
    ...filters.colours.map((value): FilterChip => ({ kind: 'colour', value, label: nameOf(value) })),
    ...filters.sizes.map((value): FilterChip => ({ kind: 'size', value, label: value })),
    ...filters.origins.map((value): FilterChip => ({ kind: 'origin', value, label: value })),
    ...filters.attributes.map((value): FilterChip => ({ kind: 'attribute', value, label: attributeOf(value) })),
    ...(filters.price === null ? [] : [{ kind: 'price' as const, label: `MRP ${priceLabel(filters.price, money)}` }]),
  ];
}

/** The machine's initial context, so that a page can show it before the machine runs. */
export function firstListingFilters(input: ListingFiltersInput): ListingFiltersContext {
  return {
    priceSteps: [],
    ...input,
    draft: null,
    draftGroup: null,
    thumbs: null,
    openSections: ['Price', 'Colors', 'Size'],
  };
}
