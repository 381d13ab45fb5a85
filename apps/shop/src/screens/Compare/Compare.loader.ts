import type { ProductSummary, PublicShop, ShopApi, Variant } from '@kayal/api-contract/client';
import type { PageRequest } from '../../data/page-loader.ts';
import { loadApi } from '../../data/api/load-api.ts';
import { resultOf } from '../../data/api/result-of.ts';
import { load } from '../../data/loaded.ts';
import { maxCompared } from '../../parts/Compare/use-compared.ts';
import { comparedOfAddress } from './compare-address.ts';

/** A product without what only its own page says, because it is part of the page's HTML. */
export interface ComparedProduct extends Omit<ProductSummary, 'description' | 'facts' | 'attributes'> {
  readonly variants: readonly Variant[];
}

/** Data of a comparison. */
export interface CompareData {
  readonly attributes: NonNullable<PublicShop['comparison']>;
  readonly products: readonly ComparedProduct[];
  /** How many products the address names. */
  readonly named: number;
  /** How many of those that fit are not sold. */
  readonly missing: number;
}

async function readProduct(api: ShopApi, id: number): Promise<ComparedProduct | null> {
  const [{ product }, { items: variants }] = await Promise.all([resultOf(api.product(id)), resultOf(api.variants(id))]);
  if (product === null) return null;
  const { description: _description, facts: _facts, attributes: _attributes, ...compared } = product;
  return { ...compared, variants };
}

/** Reads the products that the address names, up to the limit; not found in a shop that compares none. */
export function loader({ url, connection, lists }: PageRequest) {
  return load<CompareData>(async () => {
    const api = await loadApi(connection);
    const { comparison } = await lists.shop(api);
    if (comparison === undefined) return undefined;
    const named = comparedOfAddress(url.search);
    const ids = named.slice(0, maxCompared);
    const products = (await Promise.all(ids.map((id) => readProduct(api, id)))).filter((product) => product !== null);
    return { attributes: comparison, products, named: named.length, missing: ids.length - products.length };
  });
}

/** Hiding what is the same reads nothing; a requested reload of the same address does. */
export const shouldRevalidate = (current: URL, next: URL): boolean =>
  current.href === next.href || current.searchParams.get('c') !== next.searchParams.get('c');
