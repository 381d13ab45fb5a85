import { describe, expect, it, vi } from 'vitest';
import type { ShopActors } from '../../machines/actors/shop-actors.ts';
import { silentPage } from '../../machines/actors/silent-page.test-support.ts';
import { startShopActors } from '../../machines/actors/start-shop-actors.ts';
import { createMemoryStorage } from '../../../storybook/testing/memory-storage.test-support.ts';
import type { ApiConnection } from '../../data/api/api-context.ts';
import { createLiveStore } from './live-store.ts';

const storage = { session: createMemoryStorage(), local: createMemoryStorage() };

/** The shop's own start-up, with a server that never answers. */
function aStart() {
  const fetch = vi.fn<ApiConnection['fetch']>(() => new Promise(() => {}));
  const start = vi.fn<() => Promise<ShopActors>>(async () =>
    startShopActors({
      ...silentPage,
      connection: { fetch, origin: 'https://kayal.example', company: 'kayal' },
      storage,
    }),
  );
  return { fetch, start };
}

describe('createLiveStore', () => {
  it('S2.ROUTE.33 J59 the start-up action runs once, even when it is requested often', async () => {
    const { fetch, start } = aStart();
    const live = createLiveStore(start, storage, () => {});
    expect(live.get()).toBeNull();
    const [first, second] = await Promise.all([live.whenLive(), live.whenLive()]);
    expect(second).toBe(first);
    expect(await live.whenLive()).toBe(first);
    expect(start).toHaveBeenCalledOnce();
    expect(fetch).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\/user\/session\//), expect.anything());
  });

  it('J59 listeners are notified when the actors have started', async () => {
    const live = createLiveStore(aStart().start, storage, () => {});
    const listener = vi.fn<() => void>();
    live.subscribe(listener);
    const stop = live.subscribe(() => {
      throw new Error('called after it stopped listening');
    });
    stop();
    const actors = await live.whenLive();
    expect(listener).toHaveBeenCalledOnce();
    expect(live.get()).toBe(actors);
  });

  it('a tap that comes before the actors is carried out once they run', async () => {
    const live = createLiveStore(aStart().start, storage, () => {});
    const act = vi.fn<(actors: ShopActors) => void>();
    live.act(act);
    expect(act).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(act).toHaveBeenCalledExactlyOnceWith(live.get()), 20_000);
  });

  it('J54 a tap whose actors cannot be fetched is refused aloud; the next one fetches them again', async () => {
    const { start } = aStart();
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const refuse = vi.fn<() => void>();
    const act = vi.fn<(actors: ShopActors) => void>();
    start.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    const live = createLiveStore(start, storage, refuse);
    live.act(act);
    await vi.waitFor(() => expect(refuse).toHaveBeenCalledOnce(), 20_000);
    expect(warn).toHaveBeenCalledOnce();
    live.act(act);
    await vi.waitFor(() => expect(act).toHaveBeenCalledOnce(), 20_000);
    expect(refuse).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});
