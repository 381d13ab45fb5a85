import {
  rowsOf,
  toCategories,
  toColours,
  toColourSizes,
  toFacets,
  toFacetsQuery,
  toListFilters,
  toProduct,
  toProducts,
  toSuggestions,
  toVariants,
  type ProductRow,
} from '../../adapters/catalogue.ts';
import { toOfferPrice, toOffers } from '../../adapters/offers.ts';
import type { Facets, ProductListQuery, ProductListSource, ProductSummary } from '../../domain/catalogue.ts';
import type { AnswerOf, ApiClient, CallResult } from '../transport/call-types.ts';
import { NetworkError } from '../transport/network-error.ts';
import { outcome, refusal, totalOf, type Outcome } from '../transport/outcome.ts';

type ListResult = CallResult<AnswerOf<'getProductByFilter'>>;

/** A page of a product list, with the number of products in the whole list. */
export interface ProductPage {
  readonly items: readonly ProductSummary[];
  readonly total: number;
}

/** Reads of the catalogue. Each throws NetworkError when no answer came. */
export function catalogueCalls({ call }: ApiClient) {
  /** The offer of an item, paise; null when it has none. */
  async function offer(id: number, signal?: AbortSignal): Promise<Outcome<{ offer: number | null }>> {
    const result = await call('getOfferByItemId', { params: { id: String(id) }, ...given(signal) });
    if (!result.ok && result.status === 404) return { ok: true, offer: null };
    return outcome(result, (answer) => ({ offer: toOfferPrice(answer) }));
  }

  /** Reads the offers of rows without one, item by item; when that fails the MRP is the price. */
  async function withOffers(rows: readonly ProductRow[], signal?: AbortSignal): Promise<ProductSummary[]> {
    return Promise.all(
      rowsOf(rows).map(async (row) => {
        const product = toProduct(row);
        if (row.OfferPrice !== undefined) return product;
        const found = await offer(product.id, signal);
        return found.ok ? { ...product, offer: found.offer } : product;
      }),
    );
  }

  function list(source: ProductListSource, query: ProductListQuery, signal?: AbortSignal): Promise<ListResult> {
    const filters = toListFilters(query);
    switch (source.kind) {
      case 'all':
        return call('getProductByFilter', { query: { filter: '', ...filters }, ...given(signal) });
      case 'search':
        return call('getProductByFilter', { query: { filter: source.text, ...filters }, ...given(signal) });
      case 'category':
        return call('getProductByCategory', { query: { Id: String(source.id), ...filters }, ...given(signal) });
      case 'sub-category':
        return call('getProductBySubCategory', { query: { Id: String(source.id), ...filters }, ...given(signal) });
      case 'promotion':
        return call('getPromotionalList', { query: { Id: source.list, ...filters }, ...given(signal) });
    }
  }

  return {
    offer,

    /** A page of a list, filtered and ordered by the server. */
    async products(
      source: ProductListSource,
      query: ProductListQuery = {},
      signal?: AbortSignal,
    ): Promise<Outcome<ProductPage>> {
      const result = await list(source, query, signal);
      if (!result.ok) return refusal(result.status, result.error);
      const items = await withOffers(result.data, signal);
      return { ok: true, items, total: totalOf(result.headers, items) };
    },

    /** One product; null when there is none with that id. */
    async product(id: number, signal?: AbortSignal): Promise<Outcome<{ product: ProductSummary | null }>> {
      const result = await call('getProductById', { query: { Id: String(id) }, ...given(signal) });
      if (!result.ok) return refusal(result.status, result.error);
      const [product = null] = await withOffers(result.data, signal);
      return { ok: true, product };
    },

    /** The product of a unique code, with the colour and size of that variant; null when there is none. */
    async productByUniqueCode(uniqueCode: string, signal?: AbortSignal) {
      const result = await call('getProductByUniqueCode', { query: { uniqueCode }, ...given(signal) });
      return outcome(result, (rows) => ({ product: toProducts(rows)[0] ?? null }));
    },

    /** The variants of a product. */
    async variants(id: number, signal?: AbortSignal) {
      const result = await call('getProductDetails', { query: { Id: String(id) }, ...given(signal) });
      return outcome(result, (rows) => ({ items: toVariants(rows) }));
    },

    async categories(signal?: AbortSignal) {
      return outcome(await call('getCategories', given(signal)), (rows) => ({ items: toCategories(rows) }));
    },

    async subCategories(signal?: AbortSignal) {
      return outcome(await call('getSubCategories', given(signal)), (rows) => ({ items: toCategories(rows) }));
    },

    /** Display names and hex of catalogue colours. @param season Season code; the current one if absent. */
    async colours(season?: string, signal?: AbortSignal) {
      const result = await call('getAllModifiedColors', { ...inSeason(season), ...given(signal) });
      return outcome(result, (rows) => ({ items: toColours(rows) }));
    },

    /** Every pair of colour and size in the catalogue. @param season Season code; the current one if absent. */
    async colourSizes(season?: string, signal?: AbortSignal) {
      const result = await call('getAllColorSize', { ...inSeason(season), ...given(signal) });
      return outcome(result, (rows) => ({ items: toColourSizes(rows) }));
    },

    /**
     * Suggestions for a text; a blank text makes no call.
     * @throws NetworkError also when the answer is not a list
     */
    async suggest(text: string, signal?: AbortSignal) {
      const q = text.trim().slice(0, 100);
      if (q === '') return { ok: true as const, items: [] };
      const result = await call('suggest', { query: { q }, ...given(signal) });
      if (result.ok && !Array.isArray(result.data)) throw new NetworkError('The answer is not a list.');
      return outcome(result, (rows) => ({ items: toSuggestions(rows) }));
    },

    /** Counts for the filters of one list. */
    async facets(source: ProductListSource, query: ProductListQuery = {}, signal?: AbortSignal) {
      const result = await call('facets', { query: toFacetsQuery(source, query), ...given(signal) });
      return outcome(result, (answer) => ({ facets: toFacets(answer) }));
    },

    /** A page of a list and the counts for its filters, in one call. */
    async productsWithFacets(
      source: ProductListSource,
      query: ProductListQuery = {},
      signal?: AbortSignal,
    ): Promise<Outcome<ProductPage & { readonly facets: Facets }>> {
      const result = await call('facets', {
        query: { ...toFacetsQuery(source, query), products: '1' },
        ...given(signal),
      });
      if (!result.ok) return refusal(result.status, result.error);
      const items = await withOffers(result.data.products ?? [], signal);
      return { ok: true, items, total: result.data.total, facets: toFacets(result.data) };
    },

    /** Current offers. */
    async offers(page: { readonly limit?: number; readonly offset?: number } = {}, signal?: AbortSignal) {
      const { limit = 200, offset = 0 } = page;
      const result = await call('getOffers', {
        query: { limit: String(limit), offset: String(offset) },
        ...given(signal),
      });
      return outcome(result, (rows, headers) => ({ items: toOffers(rows), total: totalOf(headers, rows) }));
    },
  };
}

/** The caller's signal as an option; left out when there is none. */
function given(signal: AbortSignal | undefined): { readonly signal?: AbortSignal } {
  return signal === undefined ? {} : { signal };
}

function inSeason(season: string | undefined): { readonly query?: { readonly season: string } } {
  return season === undefined ? {} : { query: { season } };
}
