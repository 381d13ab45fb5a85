import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startShopActors } from './start-shop-actors.ts';

// Drafts are kept in a database that only browsers have.
beforeEach(() => void vi.stubGlobal('indexedDB', { deleteDatabase: () => {} }));
afterEach(() => vi.unstubAllGlobals());

const user = { id: 'c1', full_name: 'Asha Nair', email: 'asha@kayal.example', isAdmin: false, password: '***' };

/** A storage that forgets with the test. */
function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

/** The actors of a signed-in shopper, with a server that answers a logout when it is let. */
function start() {
  const loggedOut = Promise.withResolvers<void>();
  const fetch = async (url: string): Promise<Response> => {
    if (url.includes('/user/session/')) return Response.json({ success: true, user });
    if (url.includes('/user/logout/')) await loggedOut.promise;
    return Response.json({ success: true, data: [] });
  };
  const goTo = vi.fn<(address: string) => void>();
  const actors = startShopActors({
    connection: { fetch, origin: 'https://kayal.example', company: 'kayal', retries: 0 },
    storage: { session: storage(), local: storage() },
    notify: () => {},
    goTo,
    tabs: { postMessage: () => {}, addEventListener: () => {} },
    newKey: () => 'key',
  });
  return { actors, goTo, answerLogout: loggedOut.resolve };
}

describe('the actors of the shop', () => {
  it('J04 a login waits for the answer to the logout, which would end its session', async () => {
    const { actors, goTo, answerLogout } = start();
    await actors.whenSessionReady();
    expect(actors.session.getSnapshot().context.user?.name).toBe('Asha Nair');
    actors.session.send({ type: 'session.signOut' });
    expect(goTo).toHaveBeenCalledExactlyOnceWith('/login');
    const isReady = vi.fn<() => void>();
    void actors.whenSessionReady().then(isReady);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(isReady).not.toHaveBeenCalled();
    answerLogout();
    await vi.waitFor(() => expect(isReady).toHaveBeenCalledOnce(), 20_000);
    expect(actors.session.getSnapshot().matches('signedOut')).toBe(true);
  });
});
