import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../../../storybook/testing/memory-storage.test-support.ts';
import { createLiveStore } from '../../machines/actors/live-store.ts';
import { silentPage } from '../../machines/actors/silent-page.test-support.ts';
import { startShopActors } from '../../machines/actors/start-shop-actors.ts';
import { startSession } from './start-session.ts';

// Drafts are kept in a database that only browsers have.
beforeEach(() => void vi.stubGlobal('indexedDB', { deleteDatabase: () => {} }));

const asha = { id: 'c1', full_name: 'Asha Nair', email: 'asha@kayal.example', isAdmin: false, password: '***' };
const devika = { ...asha, id: 'c2', full_name: 'Devika Kurup', email: 'devika@kayal.example' };

/** Long enough on a busy machine. */
const soon = { timeout: 20_000 };

const newStorage = () => ({ session: createMemoryStorage(), local: createMemoryStorage() });

/**
 * A tab of a browser; `nowHere` changes who the server says is signed in.
 * @param script ends when the machines' script is loaded
 */
function openTab(first: typeof asha | null, { script = async () => {}, storage = newStorage() } = {}) {
  let user = first;
  const page = Object.assign(new EventTarget(), { requestIdleCallback: (read: () => void) => read() });
  const document = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', document);
  const asked: string[] = [];
  const fetch = async (url: string): Promise<Response> => {
    asked.push(new URL(url).pathname.replace('/api/onlineorder', ''));
    return Response.json(url.includes('/session/') ? { success: true, user } : { success: true, items: [], data: [] });
  };
  const connection = { fetch, origin: 'https://kayal.example', company: 'kayal', retries: 0 };
  const tabs = Object.assign(new EventTarget(), { postMessage: () => {} });
  const live = createLiveStore(
    async (answer) => {
      await script();
      return startShopActors({ ...silentPage, connection, storage, tabs, ...(answer && { answer }) });
    },
    storage,
    () => {},
  );
  startSession({ live, connection, tabs, storage });
  return {
    live,
    storage,
    bagReads: () => asked.filter((address) => address.startsWith('/cart/items/')),
    nowHere: (next: typeof asha | null) => {
      user = next;
    },
    hearsFromOtherTab: (data: 'signedIn' | 'signedOut') => tabs.dispatchEvent(new MessageEvent('message', { data })),
    isShown: (isVisible: boolean) => {
      document.hidden = !isVisible;
      document.dispatchEvent(new Event('visibilitychange'));
    },
    sessionReads: () => asked.filter((address) => address.startsWith('/user/session/')),
    comesBack: () => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  };
}

const nameIn = ({ storage }: ReturnType<typeof openTab>) => storage.session.getItem('loginName');

afterEach(() => vi.unstubAllGlobals());

it('J05 a visitor needs no machine', async () => {
  const tab = openTab(null);
  await vi.waitFor(() => expect(tab.live.isVisitor()).toBe(true), soon);
  expect(tab.live.get()).toBeNull();
});

it('J05 the machines of a signed-in shopper start at once, with the answer to who is here', async () => {
  const tab = openTab(asha);
  await vi.waitFor(() => expect(tab.bagReads()).toHaveLength(1), soon);
  expect(tab.live.get()?.session.getSnapshot().hasTag('signedIn')).toBe(true);
  expect(tab.sessionReads()).toHaveLength(1);
});

it('J05 S3.LOC.01 what a browser remembers of a user is cleared where nobody is signed in', async () => {
  const storage = newStorage();
  storage.local.setItem('userId', '9');
  storage.session.setItem('loginName', 'Asha Nair');
  const tab = openTab(null, { storage });
  await vi.waitFor(() => expect(tab.live.isVisitor()).toBe(true), soon);
  expect(storage.local.getItem('userId')).toBeNull();
  expect(storage.session.getItem('loginName')).toBeNull();
});

it('J05 S3.LOC.01 another user than the remembered one is cleared, and hers is kept', async () => {
  const storage = newStorage();
  storage.local.setItem('userId', devika.id);
  const tab = openTab(asha, { storage });
  await vi.waitFor(() => expect(tab.live.get()).not.toBeNull(), soon);
  expect(storage.local.getItem('userId')).toBeNull();
});

it('a page from the back/forward cache reads the bag of the same shopper again', async () => {
  const tab = openTab(asha);
  await vi.waitFor(() => expect(tab.bagReads()).toHaveLength(1), soon);
  await tab.live.get()?.whenCartIdle();
  tab.comesBack();
  await vi.waitFor(() => expect(tab.bagReads()).toHaveLength(2), soon);
});

it('a tab that is shown again reads the bag again, which another device may have changed', async () => {
  const tab = openTab(asha);
  await vi.waitFor(() => expect(tab.bagReads()).toHaveLength(1), soon);
  await tab.live.get()?.whenCartIdle();
  tab.isShown(false);
  tab.isShown(true);
  await vi.waitFor(() => expect(tab.bagReads()).toHaveLength(2), soon);
});

it('J05 a tab that is shown again does not disturb a visitor who logs in', async () => {
  const tab = openTab(null);
  await vi.waitFor(() => expect(tab.live.isVisitor()).toBe(true), soon);
  const { session, whenSessionReady } = await tab.live.whenLive();
  await whenSessionReady();
  session.send({ type: 'login.submit', email: 'asha@kayal.example', password: 'x', rememberMe: false });
  const reads = tab.sessionReads().length;
  tab.isShown(true);
  expect(session.getSnapshot().matches({ signedOut: 'checking' })).toBe(true);
  expect(tab.sessionReads()).toHaveLength(reads);
});

it('J05 a tab follows a login in another tab', async () => {
  const tab = openTab(null);
  await vi.waitFor(() => expect(tab.live.isVisitor()).toBe(true), soon);
  tab.nowHere(asha);
  tab.hearsFromOtherTab('signedIn');
  await vi.waitFor(() => expect(tab.live.get()?.session.getSnapshot().hasTag('signedIn')).toBe(true), soon);
  expect(tab.live.isVisitor()).toBe(false);
  tab.nowHere(devika);
  tab.hearsFromOtherTab('signedIn');
  await vi.waitFor(() => expect(nameIn(tab)).toBe('Devika Kurup'), soon);
});

it('J05 a logout in another tab clears what this tab remembers', async () => {
  const tab = openTab(asha);
  await vi.waitFor(() => expect(nameIn(tab)).toBe('Asha Nair'), soon);
  await vi.waitFor(() => expect(tab.live.get()).not.toBeNull(), soon);
  tab.nowHere(null);
  tab.hearsFromOtherTab('signedOut');
  await vi.waitFor(() => expect(nameIn(tab)).toBeNull(), soon);
  expect(tab.live.get()?.session.getSnapshot().hasTag('signedIn')).toBe(false);
});

it('J05 a logout and the login of another customer in another tab count while the machines’ script is loading', async () => {
  const script = Promise.withResolvers<void>();
  const tab = openTab(asha, { script: () => script.promise });
  await vi.waitFor(() => expect(tab.sessionReads()).toHaveLength(1), soon);
  tab.nowHere(null);
  tab.hearsFromOtherTab('signedOut');
  await vi.waitFor(() => expect(tab.sessionReads()).toHaveLength(2), soon);
  tab.nowHere(devika);
  tab.hearsFromOtherTab('signedIn');
  await vi.waitFor(() => expect(tab.sessionReads()).toHaveLength(3), soon);
  script.resolve();
  await vi.waitFor(() => expect(tab.live.get()?.session.getSnapshot().context.user?.name).toBe('Devika Kurup'), soon);
  expect(tab.live.get()?.cart.getSnapshot().context.customerId).toBe('c2');
});

it('J54 who is here is unknown when the machines’ script cannot be fetched', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const script = async () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  };
  const tab = openTab(asha, { script });
  await vi.waitFor(() => expect(tab.live.isUnreachable()).toBe(true), soon);
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
