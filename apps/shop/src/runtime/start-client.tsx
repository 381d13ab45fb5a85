import type { PublicShop } from '@kayal/api-contract/client';
import { learnMoney, textLanguage } from '@kayal/commerce-core';
import { toastStore } from '@kayal/design-system';
import { setNonce } from 'get-nonce';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterAct, afterPaint } from '../browser/after-paint.ts';
import { holdActs } from '../browser/held-acts.ts';
import { showLoadFailure, showNotice } from '../browser/show-notice.ts';
import { whenIdle } from '../browser/when-idle.ts';
import { browserStorage, tabStorage } from '../browser/storages.ts';
import { ApiProvider, type ApiConnection } from '../data/api/api-context.ts';
import { loadApiScript } from '../data/api/load-api.ts';
import { noteServerTime } from '../data/api/server-time.ts';
import { ShopProvider } from '../data/use-shop.ts';
import { createLiveStore, LiveProvider } from '../machines/actors/live-store.ts';
import { routes } from '../routes.tsx';
import { Document } from './Document.tsx';
import { takeHydrationData } from './first-view/hydration-data.ts';
import { loadedAddress } from './first-view/loaded-address.ts';
import { sheetsLoaded } from './first-view/sheets-loaded.ts';
import { linkedPage } from './routing/prefetch/linked-page.ts';
import { loadScreensAhead } from './routing/prefetch/load-screens-ahead.ts';
import { firstKey, openEntry } from './pages/history-entry.ts';
import { loadScreen, matchedRoutes } from './pages/page-routes.ts';
import { createPages } from './pages/pages.ts';
import { PageView } from './pages/PageView.tsx';
import { PageSettingsProvider } from './page-settings.ts';
import { sessionTabs } from './session/session-tabs.ts';
import { startSession } from './session/start-session.ts';

/** Delay before a visit is measured, ms: the page's own scripts come first. */
const measureAfterMs = 2000;

/** Measures this visit. A script that does not come leaves it out of the figures. */
function measureLater(connection: ApiConnection): void {
  whenIdle(() => {
    import('../browser/visits/measure-visit.ts').then(
      ({ measureVisit }) => measureVisit(connection),
      () => {},
    );
  }, measureAfterMs);
}

/**
 * Hydrates the page that the server rendered, and starts navigation, session and toasts. A function, not a module with
 * top-level await: a screen's chunk imports this file's chunk and would wait for it for ever. It may be called again
 * when it has failed.
 * @throws when a script that the first page needs does not arrive
 */
export async function startClient(): Promise<void> {
  const { data, settings, money } = takeHydrationData();
  const shop: PublicShop = data.app;
  if (money !== null) learnMoney(shop.profile.currency, money);
  const styleNonce = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content ?? '';
  setNonce(styleNonce);

  const connection: ApiConnection = {
    fetch: (url, init) => fetch(url, init).then(noteServerTime),
    origin: location.origin,
    company: settings.company,
  };

  const first = new URL(loadedAddress(window));
  const opened = matchedRoutes(routes, first.pathname);
  const isLeft = (): boolean => location.pathname + location.search !== first.pathname + first.search;
  const loadNavigation = () => import('./routing/browser-navigation.ts');
  // A page of the back office may hold back a step, for which it needs the navigation.
  const isBackOffice = opened.some(({ id }) => id === 'src/chrome/AdminLayout/route.ts');
  // Before the sheets at the end of the HTML are read, the screens would fetch theirs a second time.
  await sheetsLoaded();
  // A start that fails before the lines below can be made again. Without its screens the first page would hydrate as nothing.
  await Promise.all([...opened.map(loadScreen), ...(isBackOffice || isLeft() ? [loadNavigation()] : [])]);
  const needsNavigation = isBackOffice || isLeft();
  const { pathname, search, hash } = first;
  const pages = createPages({
    first: {
      location: isLeft() ? { pathname, search, hash, state: null, key: firstKey } : openEntry(window),
      routes: opened,
      data,
      failed: null,
    },
    load: async (store) => (await loadNavigation()).startBrowserNavigation(store, { routes, connection, data }),
    leave: (to) => {
      if (to === 0) location.reload();
      else if (typeof to === 'number') history.go(to);
      else location.assign(to);
    },
  });
  const wakeOrReload = async (): Promise<void> => {
    await pages.wake().catch(() => location.reload());
  };
  // Back may be pressed before the navigation is here: it then compares the address with the page that is shown.
  addEventListener('popstate', wakeOrReload, { once: true });
  if (needsNavigation) await wakeOrReload();
  // A step may follow a pointer movement or a key. The scripts with which a touched link's page is read and shown come beside
  // those of the navigation. What else is touched does not need it, and would be answered later.
  const prepare = ({ target }: Event): void => {
    const page = linkedPage(target);
    const later = page === null ? afterAct : afterPaint;
    later(() => {
      pages.wake().catch(() => {});
      if (page === null) return;
      loadScreensAhead(routes, page.pathname);
      loadApiScript().catch(() => {});
    });
  };
  for (const intent of ['mouseover', 'touchstart', 'keydown'] as const)
    addEventListener(intent, prepare, { once: true, passive: true });

  const tabs = sessionTabs();
  const storage = { session: tabStorage, local: browserStorage };
  const live = createLiveStore(
    async (answer) => {
      const { startShopActors } = await import('../machines/actors/start-shop-actors.ts');
      return startShopActors({
        connection,
        storage,
        limits: shop.limits,
        notify: showNotice,
        forgetNotices: toastStore.clear,
        goTo: (address, state) => void pages.navigate(address, { state }),
        tabs,
        newKey: () => crypto.randomUUID(),
        ...(answer && { answer }),
      });
    },
    storage,
    showLoadFailure,
  );

  holdActs();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Document
          lang={textLanguage(shop.profile.currency.locale)}
          assets={{ css: [], scripts: [] }}
          styleNonce={styleNonce}
        >
          <PageSettingsProvider value={settings}>
            <ApiProvider value={connection}>
              <LiveProvider value={live}>
                <ShopProvider value={shop}>
                  <PageView pages={pages} firstState={pages.firstState} />
                </ShopProvider>
              </LiveProvider>
            </ApiProvider>
          </PageSettingsProvider>
        </Document>
      </StrictMode>,
      { onRecoverableError: (error) => console.error('[hydration]', error) },
    );
  });

  startSession({ live, connection, tabs, storage });
  const { visitsPerMeasured } = settings;
  if (visitsPerMeasured > 0 && Math.random() * visitsPerMeasured < 1) measureLater(connection);
}
