import type { Category, Facets, ProductListQuery, ProductListSource, ShopApi } from '@kayal/api-contract/client';
import { listRequest, promotionalPages } from '@kayal/commerce-core';
import type { PageRequest } from '../../data/page-loader.ts';
import { loadApi } from '../../data/api/load-api.ts';
import { resultOf } from '../../data/api/result-of.ts';
import type { FilterChoices } from '../../data/shop-lists.ts';
import { load } from '../../data/loaded.ts';
import { cardProductOf, type CardProduct } from '../../parts/ProductTile/card-product.ts';
import {
  filtersOfAddress,
  listOfAddress,
  pagesOfAddress,
  desktopId,
  pageSize,
  type AddressedList,
  type ListPlace,
} from './listing-address.ts';
import { countedChoices } from './filters/filter-options.ts';

/** Data of a list page. */
export interface ListingData {
  readonly place: ListPlace;
  /** The list of the address, before a colour or size replaces it. */
  readonly source: ProductListSource;
  readonly name: string;
  /** Colours and sizes of the whole shop, with how many products of this list have them. */
  readonly choices: FilterChoices;
  readonly products: readonly CardProduct[];
  /** Products of the whole list. */
  readonly total: number;
  /** Pages of the list that are shown. */
  readonly pages: number;
  /** Other sub-categories to go to. */
  readonly related: readonly Category[];
  /** Countries of origin in the list, with those of the address; empty where none is known. */
  readonly origins: Facets['origins'];
  /** Attributes that filter, with their values in the list; empty in a shop without. */
  readonly attributes: NonNullable<Facets['attributes']>;
  /** Categories of the products in the list. */
  readonly styles: readonly Category[];
}

/** Max products per call: whole pages within the contract's limit. */
const maxPerCall = 8 * pageSize;

/** The first pages of a list with its facets, in as few calls as the contract's limit allows: usually one. */
async function firstPages(api: ShopApi, source: ProductListSource, query: ProductListQuery, pages: number) {
  const wanted = pages * pageSize;
  const partFrom = (offset: number) => ({ ...query, offset, limit: Math.min(maxPerCall, wanted - offset) });
  const laterOffsets = Array.from(
    { length: Math.ceil(wanted / maxPerCall) - 1 },
    (_, index) => (index + 1) * maxPerCall,
  );
  const [first, ...later] = await Promise.all([
    resultOf(api.productsWithFacets(source, partFrom(0))),
    ...laterOffsets.map((offset) => resultOf(api.products(source, partFrom(offset)))),
  ] as const);
  return { ...first, items: [first, ...later].flatMap(({ items }) => items) };
}

const toCategories = (choices: Facets['categories']): Category[] =>
  choices.map(({ value, label }) => ({ id: Number(value), name: label }));

const isPromotional = ({ id }: Category): boolean => promotionalPages.some((page) => page.id === id);

/** The server's name of a list; undefined when it has none. */
function knownName(
  { source }: AddressedList,
  categories: readonly Category[],
  subCategories: readonly Category[],
): string | undefined {
  switch (source.kind) {
    case 'all':
      return 'All products';
    case 'search':
      return `Results for “${source.text}”`;
    case 'promotion':
      return promotionalPages.find(({ list }) => list === source.list)?.pageName;
    case 'category':
      return categories.find(({ id }) => id === source.id)?.name;
    case 'sub-category':
      return subCategories.find(({ id }) => id === desktopId(source.id))?.name;
  }
}

/**
 * The loader of one of the three list pages. It reads only the address, so that a reload, a shared link and the
 * server's rendering show the same. An unknown list answers 'not found'.
 */
export function listingLoader(place: ListPlace) {
  return ({ url, connection, lists }: PageRequest) => {
    return load<ListingData>(async () => {
      const api = await loadApi(connection);
      const address = url.searchParams;
      const list = listOfAddress(place, address);
      if (list === null) return undefined;
      const pages = pagesOfAddress(address);
      const { source, query } = listRequest(list.source, filtersOfAddress(address));
      const [page, shop, categories, subCategories] = await Promise.all([
        firstPages(api, source, query, pages),
        lists.choices(api),
        lists.categories(api),
        lists.subCategories(api),
      ]);
      const name =
        knownName(list, categories, subCategories) ?? (page.total > 0 ? list.fallbackName || 'Products' : undefined);
      if (name === undefined) return undefined;
      const here = list.source.kind === 'sub-category' ? desktopId(list.source.id) : null;
      const filled = toCategories(page.facets.subCategories);
      const groups = place === 'search' && filled.length > 0 ? filled : subCategories;
      return {
        place,
        source: list.source,
        name,
        choices: countedChoices(shop, page.facets),
        products: page.items.map(cardProductOf),
        total: page.total,
        pages,
        related: groups.filter((group) => group.id !== here && group.isEmpty !== true && !isPromotional(group)),
        origins: page.facets.origins,
        attributes: page.facets.attributes ?? [],
        styles: toCategories(page.facets.categories),
      };
    });
  };
}
