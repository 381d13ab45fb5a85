import { selectCartLines } from '@kayal/commerce-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../../../storybook/testing/memory-storage.test-support.ts';
import { createLiveStore } from '../../runtime/session/live-store.ts';
import { restingShop, type RestingShop } from './resting-shop.ts';
import type { RunningShop } from './shop-actors.ts';
import { silentPage } from './silent-page.test-support.ts';
import { startShopActors } from './start-shop-actors.ts';

// Drafts are kept in a database that only browsers have.
beforeEach(() => void vi.stubGlobal('indexedDB', { deleteDatabase: () => {} }));
afterEach(() => vi.unstubAllGlobals());

const user = {
  id: 'c1',
  full_name: 'Asha Nair',
  email: 'asha@kayal.example',
  isAdmin: false,
  password: '***',
} as const;

/** A wire row of the bag: two units of one variant. */
const row = {
  itemId: 7,
  uniqueCode: 'U1',
  itemName: 'Run Tee',
  currentPrice: 499,
  mrp: 599,
  itemPrice: 499,
  quantity: 2,
  Color: '1',
  ColorName: 'Black',
  hex: '#000000',
  Size: 'M',
  stock: 9,
  displayFirst: '7.jpg',
  PictureAt: 0,
};

/** Long enough on a busy machine. */
const soon = { timeout: 20_000 };

/**
 * A shop whose server answers every read, or refuses those whose address contains `refused`.
 * @param script ends when the machines' script is loaded
 */
function aShop(refused = 'nothing', script = async (): Promise<void> => {}) {
  const storage = { session: createMemoryStorage(), local: createMemoryStorage() };
  const asked: string[] = [];
  const fetch = async (url: string): Promise<Response> => {
    asked.push(new URL(url).pathname.replace('/api/onlineorder', ''));
    if (url.includes(refused)) return Response.json({ code: 'x', message: 'No.' }, { status: 500 });
    return Response.json({ success: true, items: url.includes('/cart/') ? [row] : [], data: [] });
  };
  const connection = { fetch, origin: 'https://kayal.example', company: 'kayal', retries: 0 };
  const live = createLiveStore(
    async (resting) => {
      await script();
      return startShopActors({ ...silentPage, connection, storage, resting: resting() });
    },
    storage,
    () => {},
  );
  const open = (isAdmin = false) =>
    restingShop({
      answer: { success: true, user: { ...user, isAdmin } },
      connection,
      storage,
      notify: () => {},
      newKey: () => 'key',
      limits: { unitsPerLine: 10, linesPerCart: 50 },
      live,
    });
  return { asked, live, open, storage };
}

function shopOf(shop: RestingShop | null): RestingShop {
  if (shop === null) throw new Error('A shopper has a shop.');
  return shop;
}

describe('the shop of a signed-in shopper who has not acted', () => {
  it('J05 shows who she is, her bag and her hearts, and starts no machine', async () => {
    const { live, open, storage } = aShop();
    const shop = shopOf(open());
    live.rest(shop);
    expect(live.get()?.session.getSnapshot().hasTag('signedIn')).toBe(true);
    expect(storage.session.getItem('loginName')).toBe('Asha Nair');
    await vi.waitFor(() => expect(shop.cart.getSnapshot().hasTag('ready')).toBe(true), soon);
    expect(shop.cart.getSnapshot().context.confirmed).toHaveLength(1);
    await vi.waitFor(() => expect(shop.wishlist.getSnapshot().hasTag('ready')).toBe(true), soon);
    expect(live.running()).toBeNull();
  });

  it('J05 her first action starts the machines with what was read: nothing is read a second time', async () => {
    const { asked, live, open } = aShop();
    const shop = shopOf(open());
    live.rest(shop);
    await vi.waitFor(() => expect(shop.contexts().cart).not.toBeNull(), soon);
    await vi.waitFor(() => expect(shop.contexts().wishlist).not.toBeNull(), soon);
    const before = asked.length;
    const acted = vi.fn<(running: RunningShop) => void>();
    live.act(acted);
    await vi.waitFor(() => expect(acted).toHaveBeenCalledOnce(), soon);
    const running = live.running();
    expect(running?.session.getSnapshot().context.user?.id).toBe('c1');
    expect(running?.cart.getSnapshot().context.confirmed).toHaveLength(1);
    expect(running?.cart.getSnapshot().hasTag('ready')).toBe(true);
    expect(running?.wishlist.getSnapshot().hasTag('ready')).toBe(true);
    expect(asked).toHaveLength(before);
  });

  it('an event to what is shown reaches its machine', async () => {
    const { asked, live, open } = aShop();
    const shop = shopOf(open());
    live.rest(shop);
    await vi.waitFor(() => expect(shop.contexts().cart).not.toBeNull(), soon);
    shop.cart.send({ type: 'line.remove', uniqueCode: 'U1' });
    await vi.waitFor(() => expect(asked).toContain('/cart/item/kayal/7/c1/U1'), soon);
  });

  it('each step of a quantity counts while the machines’ script is loading', async () => {
    const script = Promise.withResolvers<void>();
    const { asked, live, open } = aShop('nothing', () => script.promise);
    const shop = shopOf(open());
    live.rest(shop);
    await vi.waitFor(() => expect(shop.contexts().cart).not.toBeNull(), soon);
    const quantity = () => selectCartLines(live.get()?.cart.getSnapshot() ?? shop.cart.getSnapshot())[0]?.quantity;
    const step = (by: number) =>
      shop.cart.send({ type: 'line.quantity', uniqueCode: 'U1', quantity: (quantity() ?? 0) + by });
    step(1);
    step(1);
    step(1);
    step(-1);
    expect(quantity()).toBe(4);
    shop.refresh();
    await vi.waitFor(() => expect(asked.filter((call) => call.startsWith('/cart/items/'))).toHaveLength(2), soon);
    script.resolve();
    await live.whenLive();
    await vi.waitFor(() => expect(quantity()).toBe(4));
    expect(
      live
        .running()
        ?.cart.getSnapshot()
        .context.queue.map(({ delta }) => delta),
    ).toEqual([1, 1, 1, -1]);
  });

  it('a step beyond the stock or below one is not shown, nor one of a line that has gone', async () => {
    const { open } = aShop('nothing', () => new Promise(() => {}));
    const shop = shopOf(open());
    await vi.waitFor(() => expect(shop.contexts().cart).not.toBeNull(), soon);
    for (const [uniqueCode, quantity] of [
      ['U1', 10],
      ['U1', 0],
      ['U2', 1],
    ] as const)
      shop.cart.send({ type: 'line.quantity', uniqueCode, quantity });
    expect(selectCartLines(shop.cart.getSnapshot()).map((line) => line.quantity)).toEqual([2]);
  });

  it('J54 a step is taken back when the machines’ script cannot be fetched', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { open } = aShop('nothing', async () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    const shop = shopOf(open());
    await vi.waitFor(() => expect(shop.contexts().cart).not.toBeNull(), soon);
    shop.cart.send({ type: 'line.quantity', uniqueCode: 'U1', quantity: 3 });
    expect(selectCartLines(shop.cart.getSnapshot())[0]?.quantity).toBe(3);
    await vi.waitFor(() => expect(selectCartLines(shop.cart.getSnapshot())[0]?.quantity).toBe(2), soon);
    warn.mockRestore();
  });

  it('J54 a bag that cannot be read says so, and its machine reads it again', async () => {
    const { live, open } = aShop('/cart/items/');
    const shop = shopOf(open());
    live.rest(shop);
    await vi.waitFor(() => expect(shop.cart.getSnapshot().hasTag('failed')).toBe(true), soon);
    expect(shop.contexts().cart).toBeNull();
  });

  it('an admin has none: her machines start at once', () => {
    expect(aShop().open(true)).toBeNull();
  });
});
