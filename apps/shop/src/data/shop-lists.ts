import type { Category, PublicShop, ShopApi } from '@kayal/api-contract/client';
import type { HydrationState } from 'react-router-dom';
import type { Loaded } from './loaded.ts';
import { resultOf } from './api/result-of.ts';
import type { FilterChoices, ShopLists } from './shop-lists-context.ts';

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

/**
 * The settings and lists in the data that the server sent with a page, so that the first filter reads only its
 * own list.
 */
export function heldLists(loaderData: HydrationState['loaderData']): HeldLists {
  const shop: PublicShop | null | undefined = loaderData?.['app'];
  const header: HeldLists | undefined = loaderData?.['shop'];
  const pages: readonly (Partial<Loaded<HeldLists>> | null)[] = Object.values(loaderData ?? {});
  const choices = pages.flatMap((page) => (page?.status === 'ready' && page.value?.choices) || [])[0];
  return { ...header, ...(shop && { shop }), ...(choices && { choices }) };
}
