import { defaultShop, noticeOf } from '@kayal/commerce-core';
import { toastStore } from '@kayal/design-system';
import type { PublicShop } from '@kayal/api-contract/client';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterContextProvider } from 'react-router-dom';
import { deleteDrafts } from '../../../src/browser/drafts/delete-drafts.ts';
import { showNotice } from '../../../src/browser/show-notice.ts';
import { apiContext, ApiProvider, type ApiConnection } from '../../../src/data/api/api-context.ts';
import { shopListsContext } from '../../../src/data/shop-lists-context.ts';
import { createShopLists, heldLists } from '../../../src/data/shop-lists.ts';
import { ShopProvider } from '../../../src/data/use-shop.ts';
import { ActorWatchProvider, type ActorWatch } from '../../../src/machines/actors/actor-watch.ts';
import { restingShop } from '../../../src/machines/actors/resting-shop.ts';
import { startShopActors } from '../../../src/machines/actors/start-shop-actors.ts';
import { takeHydrationData } from '../../../src/runtime/first-view/hydration-data.ts';
import { createLiveStore, LiveProvider } from '../../../src/runtime/session/live-store.ts';
import { loadMatchedScreens } from '../../../src/runtime/first-view/load-matched-screens.ts';
import { PageSettingsProvider } from '../../../src/runtime/page-settings.ts';
import { RouterView } from '../../../src/runtime/routing/RouterView.tsx';
import { startSession } from '../../../src/runtime/session/start-session.ts';
import { framedRoutes } from '../../testing/framed-routes.test-support.tsx';
import { createMemoryStorage } from '../../testing/memory-storage.test-support.ts';
import type { PageEntry } from '../recording.test-support.ts';

/** A page that is open again. */
export interface ReplayedPage {
  readonly element: ReactElement;
  readonly goTo: (address: string) => void;
  /** Whether it goes to another page, whose script or data it loads. */
  readonly isLoading: () => boolean;
}

/** A channel without listeners, because a recording is of one tab. */
const oneTab = { postMessage: () => {}, addEventListener: () => {} };

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

/**
 * Opens a recorded page as `start-client.tsx` does, with the data that the server had sent with it.
 * @param watch gets what its machines do
 * @param fetch makes its calls
 */
export async function replayPage(
  { path, state, storage: stored, data }: PageEntry,
  watch: ActorWatch,
  fetch: ApiConnection['fetch'],
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
  deleteDrafts();
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
  const goTo = (address: string): void => void router.navigate(address);
  const newKey = () => crypto.randomUUID();
  const { limits } = shop;
  const live = createLiveStore(
    async (resting) =>
      startShopActors({
        connection,
        storage,
        notify: showNotice,
        goTo,
        tabs: oneTab,
        newKey,
        watch,
        resting: resting(),
        ...(limits && { limits }),
      }),
    storage,
    () => showNotice(noticeOf('danger', 'J54.LOAD')),
  );
  startSession({
    live,
    connection,
    tabs: oneTab,
    openResting: async (answer) =>
      restingShop({ answer, connection, storage, notify: showNotice, newKey, limits, act: live.act }),
  });
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
  return { element, goTo, isLoading: () => router.state.navigation.state !== 'idle' };
}
