import type { Category, Facets, PublicShop, ShopApi } from '@kayal/api-contract/client';
import { createContext } from 'react-router-dom';
import { resultOf } from './result-of.ts';

/** Lists that every page of the catalogue needs, independent of filters. Each is read once, until `clear`. */
export interface ShopLists {
  readonly categories: (api: ShopApi) => Promise<readonly Category[]>;
  readonly subCategories: (api: ShopApi) => Promise<readonly Category[]>;
  /** The facets of the whole shop. */
  readonly facets: (api: ShopApi) => Promise<Facets>;
  /** The shop's settings. Read at each call; concurrent calls of one page's loaders share a read. */
  readonly shop: (api: ShopApi) => Promise<PublicShop>;
  /** Makes the next calls read again; used for a reload. */
  readonly clear: () => void;
}

/** Reads once and shares the answer; an error is not cached. */
function readOnce<Answer>(read: (api: ShopApi) => Promise<Answer>) {
  let answer: Promise<Answer> | null = null;
  return {
    read: (api: ShopApi): Promise<Answer> => {
      answer ??= read(api).catch((error: unknown) => {
        answer = null;
        throw error;
      });
      return answer;
    },
    clear: (): void => {
      answer = null;
    },
  };
}

/** The lists of one page in the browser, or of one rendering on the server. */
export function createShopLists(): ShopLists {
  const categories = readOnce(async (api) => (await resultOf(api.categories())).items);
  const subCategories = readOnce(async (api) => (await resultOf(api.subCategories())).items);
  const facets = readOnce(async (api) => (await resultOf(api.facets({ kind: 'all' }))).facets);
  let reading: Promise<PublicShop> | null = null;
  const readShop = async (api: ShopApi): Promise<PublicShop> => {
    try {
      return (await resultOf(api.publicShop())).shop;
    } finally {
      reading = null;
    }
  };
  return {
    shop: (api) => (reading ??= readShop(api)),
    categories: categories.read,
    subCategories: subCategories.read,
    facets: facets.read,
    clear: () => {
      for (const list of [categories, subCategories, facets]) list.clear();
    },
  };
}

/** The lists for loaders; set by both entries through the router's context. */
export const shopListsContext = createContext<ShopLists>();
