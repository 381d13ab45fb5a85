import type { ShopApi } from '@kayal/api-contract/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createShopApi, createApiClient } from '@kayal/api-contract/client';
import { demoShop } from '@kayal/demo-catalogue/settings';
import { createShopLists, heldLists } from './shop-lists.ts';

const men = { id: 4, name: 'Men' };
const openedShop = { ...demoShop, profile: { ...demoShop.profile, name: 'As opened' } };
const savedShop = { ...demoShop, profile: { ...demoShop.profile, name: 'As saved since' } };

/** An API that counts how often the categories are read; the first `failures` readings fail. */
function api(failures = 0) {
  const unused = createApiClient({
    fetch: () => new Promise(() => {}),
    origin: 'https://kayal.example',
    company: 'kayal',
  });
  const categories = vi.fn<ShopApi['categories']>(() => Promise.resolve({ ok: true, items: [men] }));
  for (let failed = 0; failed < failures; failed += 1) categories.mockRejectedValueOnce(new TypeError('fetch failed'));
  const publicShop = vi.fn<ShopApi['publicShop']>(() => Promise.resolve({ ok: true, shop: savedShop }));
  return { ...createShopApi(unused), categories, publicShop };
}

describe('lists that no filter changes', () => {
  it('J72 reads a list once, however many pages ask', async () => {
    const lists = createShopLists();
    const shop = api();
    const answers = await Promise.all([lists.categories(shop), lists.categories(shop)]);
    expect(await lists.categories(shop)).toEqual([men]);
    expect(answers).toEqual([[men], [men]]);
    expect(shop.categories).toHaveBeenCalledOnce();
  });

  it('J54 reads again after an error and after a reload', async () => {
    const lists = createShopLists();
    const shop = api(1);
    await expect(lists.categories(shop)).rejects.toThrow('fetch failed');
    expect(await lists.categories(shop)).toEqual([men]);
    lists.clear();
    await lists.categories(shop);
    expect(shop.categories).toHaveBeenCalledTimes(3);
  });

  it('J72 what the server read for a page is not read again, until the page is reloaded', async () => {
    const choices = { colours: [], sizes: [{ value: 'M', label: 'M', count: 3 }] };
    const held = heldLists({
      app: null,
      shop: { categories: [men], subCategories: [] },
      'src/screens/Listing/category.route.ts': { status: 'ready', value: { choices } },
    });
    expect(held).toEqual({ categories: [men], subCategories: [], choices });
    const lists = createShopLists(held);
    const shop = api();
    expect(await lists.categories(shop)).toEqual([men]);
    expect(await lists.choices(shop)).toEqual(choices);
    expect(shop.categories).not.toHaveBeenCalled();
    lists.clear();
    await lists.categories(shop);
    expect(shop.categories).toHaveBeenCalledOnce();
  });

  it('J54 a list that the page could not read is read when it is needed', async () => {
    const held = heldLists({ app: null, shop: { categories: [], subCategories: [] }, home: { status: 'failed' } });
    const shop = api();
    expect(await createShopLists(held).categories(shop)).toEqual([men]);
    expect(await createShopLists(heldLists({})).categories(shop)).toEqual([men]);
    expect(shop.categories).toHaveBeenCalledTimes(2);
  });
});

describe('settings that came with a page', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('J72 are those of its next pages for a minute; after that they are read', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(59_999);
    const lists = createShopLists(heldLists({ app: openedShop }));
    const calls = api();
    expect(await lists.shop(calls)).toBe(openedShop);
    expect(calls.publicShop).not.toHaveBeenCalled();
    now.mockReturnValue(60_000);
    expect(await lists.shop(calls)).toBe(savedShop);
  });

  it('J54 are read when the page is loaded again, or came without them', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(0);
    const lists = createShopLists(heldLists({ app: openedShop }));
    lists.clear();
    expect(await lists.shop(api())).toBe(savedShop);
    expect(await createShopLists(heldLists({ app: null })).shop(api())).toBe(savedShop);
  });
});
