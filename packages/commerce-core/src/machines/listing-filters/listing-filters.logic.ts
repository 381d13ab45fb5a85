import type { ProductListQuery, ProductListSource } from '@kayal/api-contract/client';
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

/**
 * Selects a colour or size. In `replace` one of the axis stays; a desktop also clears the other axis.
 */
function choose(
  filters: ListingFilters,
  axis: 'colours' | 'sizes',
  value: string,
  layout: FilterLayout,
): ListingFilters {
  const next = toggled(filters[axis], value, axis === 'sizes' ? isSameSize : isSame);
  if (filters.mode === 'combine') return { ...filters, [axis]: next };
  const other = axis === 'colours' ? 'sizes' : 'colours';
  return { ...filters, [axis]: lastOnly(next), [other]: layout === 'mobile' ? filters[other] : [] };
}

/**
 * The filters in another mode. In `replace` only the last colour stays, or without a colour the last size.
 */
export function inMode(filters: ListingFilters, mode: FilterMode): ListingFilters {
  if (mode === 'combine') return { ...filters, mode };
  const colours = lastOnly(filters.colours);
  return {
    ...filters,
    mode,
    colours,
    origins: lastOnly(filters.origins),
    sizes: colours.length > 0 ? [] : lastOnly(filters.sizes),
  };
}

function without(filters: ListingFilters, chip: FilterChip): ListingFilters {
  if (chip.kind === 'price') return { ...filters, price: null };
  const axis = ({ colour: 'colours', size: 'sizes', origin: 'origins' } as const)[chip.kind];
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

/** The filters to keep when the shopper goes to another list: in `replace` without colour and size. */
export function afterGroup(filters: ListingFilters): ListingFilters {
  return filters.mode === 'combine' ? filters : { ...filters, colours: [], sizes: [] };
}

/**
 * The list that a mobile draft goes to after a choice. In `replace` a later colour or size cancels it;
 * clearing the filters cancels it in both modes.
 */
export function groupAfterChoice(
  group: ListGroup | null,
  choice: FilterChoice['type'],
  mode: FilterMode,
): ListGroup | null {
  if (choice === 'filters.clear') return null;
  return mode === 'replace' && (choice === 'colour.choose' || choice === 'size.choose') ? null : group;
}

/**
 * The list to request. In `replace` a colour or size lists the products of the whole catalogue that have it;
 * in `combine` it narrows the page's list. Prices are compared with MRP, not with offers.
 */
export function listRequest(base: ProductListSource, filters: ListingFilters): ListRequest {
  const { colours, sizes, origins, price, sort, mode, ...others } = filters;
  // A filter that is missing here does not compile.
  others satisfies Record<string, never>;
  const replaces = mode === 'replace' && (colours.length > 0 || sizes.length > 0);
  const query: ProductListQuery = {
    ...(colours.length > 0 && { colours }),
    ...(sizes.length > 0 && { sizes }),
    ...(origins.length > 0 && { origins }),
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
 */
export function filterChips(
  filters: ListingFilters,
  nameOf: (colour: string) => string,
  money: MoneyFormat,
): FilterChip[] {
  return [
    ...filters.colours.map((value): FilterChip => ({ kind: 'colour', value, label: nameOf(value) })),
    ...filters.sizes.map((value): FilterChip => ({ kind: 'size', value, label: value })),
    ...filters.origins.map((value): FilterChip => ({ kind: 'origin', value, label: value })),
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
