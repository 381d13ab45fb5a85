import type { Category, Facets, PublicShop, ShopApi } from '@kayal/api-contract/client';
import { createContext } from 'react-router-dom';

/** The colours and sizes that the filters offer. */
export type FilterChoices = Pick<Facets, 'colours' | 'sizes'>;

/** What every page of the catalogue needs, independent of filters. Each list is read once, until `clear`. */
export interface ShopLists {
  readonly categories: (api: ShopApi) => Promise<readonly Category[]>;
  readonly subCategories: (api: ShopApi) => Promise<readonly Category[]>;
  /** Colours and sizes of the whole shop. */
  readonly choices: (api: ShopApi) => Promise<FilterChoices>;
  /**
   * The shop's settings: for the first minute those of the page that was opened, later read at each call. Concurrent
   * calls of one page's loaders share a read.
   */
  readonly shop: (api: ShopApi) => Promise<PublicShop>;
  /** Makes the next calls read again; used for a reload. */
  readonly clear: () => void;
}

/** The lists for loaders; set in the router's context by the code that makes the router. */
export const shopListsContext = createContext<ShopLists>();
