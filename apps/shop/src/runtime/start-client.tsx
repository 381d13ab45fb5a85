import type { PublicShop } from '@kayal/api-contract/client';
import { learnMoney, textLanguage } from '@kayal/commerce-core';
import { toastStore } from '@kayal/design-system';
import { setNonce } from 'get-nonce';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { DataRouter } from 'react-router-dom';
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
import { createLazyRouter } from './routing/lazy-router.ts';
import { loadMatchedScreens } from './first-view/load-matched-screens.ts';
import { loadedAddress } from './first-view/loaded-address.ts';
import { sheetsLoaded } from './first-view/sheets-loaded.ts';
import { linkedPage } from './routing/prefetch/linked-page.ts';
import { loadScreensAhead } from './routing/prefetch/load-screens-ahead.ts';
import { matchedRoutes } from './routing/matched-routes.ts';
import { withoutHash } from './routing/without-hash.ts';
import { PageSettingsProvider } from './page-settings.ts';
import { RouterView } from './routing/RouterView.tsx';
import { sessionTabs } from './session/session-tabs.ts';
import { startSession } from './session/start-session.ts';

/**
 * Whether the page can hydrate before the full router is loaded: not one of the back office, and not one that the
 * browser has left since.
 */
const canWait = (firstAddress: string): boolean =>
  history.state === null &&
  withoutHash(location.href) === withoutHash(firstAddress) &&
  matchedRoutes(routes, location.pathname).every(({ id }) => id !== 'src/chrome/AdminLayout/route.ts');

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
 * Hydrates the page that the server rendered, and starts router, session and toasts. A function, not a module with
 * top-level await: a screen's chunk imports this file's chunk and would wait for it for ever. It may be called again
 * when it has failed.
 * @throws when a script that the first page needs does not arrive
 */
export async function startClient(): Promise<void> {
  const { router: hydrationData, settings, money } = takeHydrationData();
  const shop: PublicShop = hydrationData.loaderData?.['app'];
  if (money !== null) learnMoney(shop.profile.currency, money);
  const styleNonce = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content ?? '';
  setNonce(styleNonce);

  const connection: ApiConnection = {
    fetch: (url, init) => fetch(url, init).then(noteServerTime),
    origin: location.origin,
    company: settings.company,
  };

  const firstAddress = loadedAddress(window);
  const loadRouter = () => import('./routing/browser-router.ts');
  const needsRouter = !canWait(firstAddress);
  // Before the sheets at the end of the HTML are read, the screens would fetch theirs a second time.
  await sheetsLoaded();
  // A start that fails before the lines below can be made again.
  await Promise.all([loadMatchedScreens(routes, new URL(firstAddress)), ...(needsRouter ? [loadRouter()] : [])]);
  const createRouter = async (): Promise<DataRouter> => {
    const { startBrowserRouter } = await loadRouter();
    return startBrowserRouter({ routes, hydrationData, firstAddress, connection });
  };
  const router = createLazyRouter({ routes, hydrationData, firstAddress, window }, createRouter);
  if (needsRouter) await router.wake();
  // A navigation may follow a pointer movement or a key. The scripts with which the router will read and show a touched link's
  // page come beside its own. What else is touched does not need the router, and would be answered later.
  const prepare = ({ target }: Event): void => {
    const page = linkedPage(target);
    const later = page === null ? afterAct : afterPaint;
    later(() => {
      router.wake().catch(() => {});
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
        goTo: (address, state) => void router.navigate(address, { state }),
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
                  <RouterView router={router} firstState={router.firstState} />
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
