import type { Category, Facets, PublicShop, ShopApi } from '@kayal/api-contract/client';
import { resultOf } from './api/result-of.ts';

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

/**
 * How long the settings that came with a page are new enough, ms from its load: as long as a browser keeps an answer
 * about them (`max-age`).
 */
const shopFreshMs = 60_000;

/** Lists that a page has already; those that are missing are read. */
interface HeldLists {
  readonly shop?: PublicShop;
  readonly categories?: readonly Category[];
  readonly subCategories?: readonly Category[];
  readonly choices?: FilterChoices;
}

/** Reads once and shares the answer; an error is not cached. */
function readOnce<Answer>(held: Answer | undefined, read: (api: ShopApi) => Promise<Answer>) {
  const known = async (list: Answer): Promise<Answer> => list;
  let answer: Promise<Answer> | null = held === undefined ? null : known(held);
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

/** The header shows an empty list when it could not be read, so an empty one is read again. */
const unlessEmpty = (list: readonly Category[] | undefined) => (list?.length === 0 ? undefined : list);

/** The lists of one page in the browser, or of one rendering on the server. */
export function createShopLists(held: HeldLists = {}): ShopLists {
  const categories = readOnce(unlessEmpty(held.categories), async (api) => (await resultOf(api.categories())).items);
  const subCategories = readOnce(
    unlessEmpty(held.subCategories),
    async (api) => (await resultOf(api.subCategories())).items,
  );
  const choices = readOnce(held.choices, async (api): Promise<FilterChoices> => {
    const { facets } = await resultOf(api.facets({ kind: 'all' }));
    return { colours: facets.colours, sizes: facets.sizes };
  });
  let heldShop = held.shop ?? null;
  let reading: Promise<PublicShop> | null = null;
  const readShop = async (api: ShopApi): Promise<PublicShop> => {
    try {
      return (await resultOf(api.publicShop())).shop;
    } finally {
      reading = null;
    }
  };
  return {
    shop: async (api) =>
      heldShop !== null && performance.now() < shopFreshMs ? heldShop : (reading ??= readShop(api)),
    categories: categories.read,
    subCategories: subCategories.read,
    choices: choices.read,
    clear: () => {
      heldShop = null;
      for (const list of [categories, subCategories, choices]) list.clear();
    },
  };
}

/** The data that the server sends with a page, by the id of its route. */
export interface PageData {
  readonly app?: PublicShop | null;
  /** Lists of the header. */
  readonly shop?: Pick<HeldLists, 'categories' | 'subCategories'>;
  readonly [page: string]: unknown;
}

const isReady = (page: unknown): page is { readonly value: HeldLists } =>
  typeof page === 'object' && page !== null && 'status' in page && page.status === 'ready';

/**
 * The settings and lists in the data that the server sent with a page, so that the first filter reads only its
 * own list.
 */
export function heldLists({ app: shop, shop: header, ...pages }: PageData): HeldLists {
  const choices = Object.values(pages).flatMap((page) => (isReady(page) && page.value.choices) || [])[0];
  return { ...header, ...(shop && { shop }), ...(choices && { choices }) };
}
