import { defaultShop, noticeOf } from '@kayal/commerce-core';
import { toastStore } from '@kayal/design-system';
import type { PublicShop } from '@kayal/api-contract/client';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterContextProvider } from 'react-router-dom';
import { deleteDrafts } from '../../../src/browser/drafts/delete-drafts.ts';
import { dropActs, holdActs, replayActs } from '../../../src/browser/held-acts.ts';
import { showNotice } from '../../../src/browser/show-notice.ts';
import { apiContext, ApiProvider, type ApiConnection } from '../../../src/data/api/api-context.ts';
import { shopListsContext } from '../../../src/data/shop-lists-context.ts';
import { createShopLists, heldLists } from '../../../src/data/shop-lists.ts';
import { ShopProvider } from '../../../src/data/use-shop.ts';
import { ActorWatchProvider, type ActorWatch } from '../../../src/machines/actors/actor-watch.ts';
import { createLiveStore, LiveProvider } from '../../../src/machines/actors/live-store.ts';
import { startShopActors } from '../../../src/machines/actors/start-shop-actors.ts';
import { takeHydrationData } from '../../../src/runtime/first-view/hydration-data.ts';
import { loadMatchedScreens } from '../../../src/runtime/first-view/load-matched-screens.ts';
import { PageSettingsProvider } from '../../../src/runtime/page-settings.ts';
import { RouterView } from '../../../src/runtime/routing/RouterView.tsx';
import { startSession } from '../../../src/runtime/session/start-session.ts';
import type { ReturnState } from '../../../src/runtime/routing/return-address.ts';
import { framedRoutes } from '../../testing/framed-routes.test-support.tsx';
import { createMemoryStorage } from '../../testing/memory-storage.test-support.ts';
import { isDraft, type PageEntry } from '../recording.test-support.ts';

/** A page that is open again. */
export interface ReplayedPage {
  readonly element: ReactElement;
  readonly goTo: (address: string) => void;
  /** Path of the open page; this document has another. */
  readonly pathname: () => string;
  /** Another tab sends this page a message. */
  readonly hear: (message: string) => void;
  /** Whether it goes to another page, whose script or data it loads. */
  readonly isLoading: () => boolean;
}

holdActs();
replayActs();

interface ReplayedParts {
  /** Gets what the machines do. */
  readonly watch: ActorWatch;
  /** Makes the calls. */
  readonly fetch: ApiConnection['fetch'];
  /** Resolves when the shop's actors arrive: on the real page that was at some time, which the recording shows. */
  readonly arrival: (script: 'start-shop-actors') => Promise<void>;
}

/** The channel to the other tabs: a recording is of one tab, with the messages of the others. */
function recordedTabs() {
  const heard = new EventTarget();
  return {
    channel: {
      postMessage: () => {},
      addEventListener: (...listener: Parameters<BroadcastChannel['addEventListener']>) =>
        heard.addEventListener(...listener),
    },
    hear: (data: string): void => void heard.dispatchEvent(new MessageEvent('message', { data })),
  };
}

/** Reads a page's data the way the page does. */
function readPageData(data: unknown) {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = 'page-data';
  element.textContent = JSON.stringify(data);
  document.body.append(element);
  return takeHydrationData();
}

function storageOf(stored: Readonly<Record<string, string>>) {
  const storage = createMemoryStorage();
  for (const [key, value] of Object.entries(stored)) storage.setItem(key, value);
  return storage;
}

/** Unsaved work is read from the browser itself, whichever storage the shop is given. */
function keepDrafts({ session, local }: PageEntry['storage']): void {
  for (const [key, value] of Object.entries(session)) if (isDraft(key)) sessionStorage.setItem(key, value);
  for (const [key, value] of Object.entries(local)) if (isDraft(key)) localStorage.setItem(key, value);
}

/** Opens a recorded page as `start-client.tsx` does, with the data that the server had sent with it. */
export async function replayPage(
  { path, state, storage: stored, data }: PageEntry,
  { watch, fetch, arrival }: ReplayedParts,
): Promise<ReplayedPage> {
  const { router: hydrationData, settings } = readPageData(data);
  const shop: PublicShop = hydrationData.loaderData?.['app'] ?? defaultShop;
  const storage = { session: storageOf(stored.session), local: storageOf(stored.local) };
  const connection: ApiConnection = {
    fetch,
    origin: location.origin,
    company: settings.company,
  };
  toastStore.clear();
  dropActs();
  deleteDrafts();
  keepDrafts(stored);
  const routes = framedRoutes('page');
  const { pathname, search } = new URL(path, location.origin);
  await loadMatchedScreens(routes, { pathname });
  const lists = createShopLists(heldLists(hydrationData.loaderData));
  const router = createMemoryRouter(routes, {
    initialEntries: [{ pathname, search, state }],
    hydrationData,
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(apiContext, connection);
      context.set(shopListsContext, lists);
      return context;
    },
  });
  const goTo = (address: string, asked?: ReturnState): void => {
    const here = router.state.location;
    // A machine reads the page that a login returns to from the browser's address, which is not the recorded one here.
    void router.navigate(address, { state: asked && { returnTo: `${here.pathname}${here.search}` } });
  };
  const newKey = () => crypto.randomUUID();
  const tabs = recordedTabs();
  const { limits } = shop;
  const live = createLiveStore(
    async (answer) => {
      await arrival('start-shop-actors');
      return startShopActors({
        connection,
        storage,
        notify: showNotice,
        forgetNotices: toastStore.clear,
        goTo,
        tabs: tabs.channel,
        newKey,
        watch,
        ...(answer && { answer }),
        ...(limits && { limits }),
      });
    },
    storage,
    () => showNotice(noticeOf('danger', 'J54.LOAD')),
  );
  startSession({ live, connection, tabs: tabs.channel });
  const element = (
    <PageSettingsProvider key={newKey()} value={settings}>
      <ApiProvider value={connection}>
        <LiveProvider value={live}>
          <ShopProvider value={shop}>
            <ActorWatchProvider value={watch}>
              <RouterView router={router} />
            </ActorWatchProvider>
          </ShopProvider>
        </LiveProvider>
      </ApiProvider>
    </PageSettingsProvider>
  );
  return {
    element,
    goTo,
    pathname: () => router.state.location.pathname,
    hear: tabs.hear,
    isLoading: () => router.state.navigation.state !== 'idle',
  };
}
