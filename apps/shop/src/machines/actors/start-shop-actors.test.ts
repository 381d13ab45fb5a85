import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { silentPage } from './silent-page.test-support.ts';
import { startShopActors } from './start-shop-actors.ts';
import { item } from '../buying/cart.test-support.ts';

// Drafts are kept in a database that only browsers have.
beforeEach(() => {
  vi.stubGlobal('indexedDB', { deleteDatabase: () => {} });
  // Node has one of the two storages of a browser.
  vi.stubGlobal('localStorage', sessionStorage);
});
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

/** The actors of a signed-in shopper, with a server that answers a logout when it is let, and no addition to the bag. */
function start() {
  const loggedOut = Promise.withResolvers<void>();
  let { id } = user;
  const fetch = async (url: string): Promise<Response> => {
    if (url.includes('/user/session/')) return Response.json({ success: true, user: { ...user, id } });
    if (url.includes('/user/logout/')) await loggedOut.promise;
    if (url.includes('/cart/add/')) return new Promise(() => {});
    return Response.json({ success: true, data: [], items: [] });
  };
  const goTo = vi.fn<(address: string) => void>();
  const forgetNotices = vi.fn<() => void>();
  const pressed: (() => void)[] = [];
  const actors = startShopActors({
    connection: { fetch, origin: 'https://kayal.example', company: 'kayal', retries: 0 },
    ...silentPage,
    storage: { session: storage(), local: storage() },
    notify: (_notice, press) => void pressed.push(press),
    forgetNotices,
    goTo,
  });
  const logInElsewhere = (other: string): void => {
    id = other;
  };
  return { actors, goTo, forgetNotices, pressed, answerLogout: loggedOut.resolve, logInElsewhere };
}

/** Two tabs of one signed-in shopper, with the bag of one server. */
function twoTabs() {
  const bag: object[] = [];
  const fetch = async (url: string, init?: RequestInit): Promise<Response> => {
    if (url.includes('/user/session/')) return Response.json({ success: true, user });
    if (url.includes('/cart/add/') && typeof init?.body === 'string')
      bag.push({ ...JSON.parse(init.body), currentPrice: 450, mrp: 500, Color: 'RED', Size: 'M' });
    return Response.json({ success: true, data: [], items: url.includes('/cart/') ? bag : [] });
  };
  const listeners: ((event: MessageEvent<unknown>) => void)[] = [];
  const sent: unknown[] = [];
  const open = (tab: number) =>
    startShopActors({
      connection: { fetch, origin: 'https://kayal.example', company: 'kayal', retries: 0 },
      ...silentPage,
      storage: { session: storage(), local: storage() },
      tabs: {
        postMessage: (data: unknown) => {
          sent.push(data);
          for (const [other, listener] of listeners.entries())
            if (other !== tab) listener(new MessageEvent('message', { data }));
        },
        addEventListener: (_type: string, listener: unknown) => {
          if (typeof listener === 'function') listeners[tab] = (event) => void listener(event);
        },
      },
    });
  return { tabs: [open(0), open(1)] as const, sent };
}

describe('the actors of the shop', () => {
  it('S2.HDR.05 the other tabs of a shopper show what one of them puts into the bag', async () => {
    const { tabs, sent } = twoTabs();
    const [first, second] = tabs;
    await Promise.all(tabs.map(async (tab) => tab.whenSessionReady().then(tab.whenCartIdle)));
    first.cart.send({ type: 'line.add', item, quantity: 1, returnTo: '/' });
    await vi.waitFor(() => expect(second.cart.getSnapshot().context.confirmed).toHaveLength(1), 20_000);
    await Promise.all(tabs.map((tab) => tab.whenCartIdle()));
    expect(sent).toEqual(['changed']);
  });

  it('J17 J19 Log in, pressed in a notice of a lost session, returns to the open page', async () => {
    vi.stubGlobal('location', { pathname: '/cart', search: '?from=mail' });
    const { actors, goTo, pressed } = start();
    await actors.whenSessionReady();
    actors.session.send({ type: 'session.lost' });
    expect(goTo).not.toHaveBeenCalled();
    pressed[0]?.();
    expect(goTo).toHaveBeenCalledExactlyOnceWith('/login', { returnTo: '/cart?from=mail' });
  });

  it('J04 a page of the back/forward cache follows the customer who has logged in since', async () => {
    const { actors, logInElsewhere } = start();
    await actors.whenSessionReady().then(actors.whenCartIdle);
    logInElsewhere('c2');
    actors.refresh();
    await vi.waitFor(() => expect(actors.session.getSnapshot().context.user?.id).toBe('c2'), 20_000);
    expect(actors.cart.getSnapshot().context.customerId).toBe('c2');
  });

  it('J04 J19 an addition on its way waits for the login when another call finds the session ended', async () => {
    const { actors, goTo } = start();
    await actors.whenSessionReady().then(actors.whenCartIdle);
    actors.cart.send({ type: 'line.add', item, quantity: 2, returnTo: '/fullimage?I=Nw' });
    actors.session.send({ type: 'session.lost' });
    expect(actors.session.getSnapshot().context.pending).toMatchObject([
      { kind: 'cart.add', item, quantity: 2, returnTo: '/fullimage?I=Nw' },
    ]);
    expect(goTo).toHaveBeenCalledExactlyOnceWith('/login');
  });

  it('J04 J67 a log-out forgets what was shown, an ended session does not', async () => {
    const { actors, forgetNotices, answerLogout } = start();
    await actors.whenSessionReady();
    actors.session.send({ type: 'session.lost' });
    expect(forgetNotices).not.toHaveBeenCalled();
    actors.session.send({ type: 'session.elsewhere', change: 'signedIn' });
    await actors.whenSessionReady();
    actors.session.send({ type: 'session.signOut' });
    expect(forgetNotices).toHaveBeenCalledOnce();
    answerLogout();
  });

  it('J04 J67 another customer is not shown what the one before her was told', async () => {
    const { actors, forgetNotices, logInElsewhere } = start();
    await actors.whenSessionReady();
    actors.session.send({ type: 'session.lost' });
    logInElsewhere('c2');
    actors.session.send({ type: 'session.elsewhere', change: 'signedIn' });
    await actors.whenSessionReady();
    expect(forgetNotices).toHaveBeenCalledOnce();
  });

  it('J22 a login in another tab keeps the change of the bag that is on its way here', async () => {
    const { actors } = start();
    await actors.whenSessionReady().then(actors.whenCartIdle);
    actors.cart.send({ type: 'line.add', item, quantity: 1, returnTo: '/' });
    actors.session.send({ type: 'session.elsewhere', change: 'signedIn' });
    await actors.whenSessionReady();
    expect(actors.cart.getSnapshot().context.queue).toMatchObject([{ kind: 'add', item }]);
  });

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
