import { setNonce } from 'get-nonce';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterContextProvider, RouterProvider } from 'react-router-dom';
import { apiContext, ApiProvider, type ApiConnection } from '../data/api-context.ts';
import { createShopLists, shopListsContext } from '../data/shop-lists.ts';
import { Document } from './Document.tsx';
import { createLiveStore, LiveProvider } from './live-store.ts';
import { loadMatchedScreens } from './load-matched-screens.ts';
import { PageSettingsProvider } from './page-settings.ts';
import { takeHydrationBlock } from './take-hydration-block.ts';
import { tellHydration } from './tell-hydration.ts';
import { showNotice } from '../browser/show-notice.ts';
import { whenIdle } from './when-idle.ts';
import { routes } from '../routes.tsx';

/**
 * Takes over the page the server rendered: router, session and toasts come to life (S2.ROUTE.33).
 * A function, not a module that waits: a screen's chunk imports this file's chunk, and would wait for it for ever.
 */
export async function startClient(): Promise<void> {
  const { router: hydrationData, settings } = takeHydrationBlock();
  const styleNonce = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content ?? '';
  setNonce(styleNonce);

  const connection: ApiConnection = {
    fetch: (url, init) => fetch(url, init),
    origin: location.origin,
    company: settings.company,
  };

  const lists = createShopLists();
  await loadMatchedScreens(routes, location);
  const router = createBrowserRouter(routes, {
    hydrationData,
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(apiContext, connection);
      context.set(shopListsContext, lists);
      return context;
    },
  });

  const live = createLiveStore(async () => {
    const { startShopActors } = await import('../machines/start-shop-actors.ts');
    return startShopActors({
      connection,
      storage: { session: sessionStorage, local: localStorage },
      notify: showNotice,
      goTo: (address) => void router.navigate(address),
      tabs: new BroadcastChannel('kayal.session'),
      newKey: () => crypto.randomUUID(),
    });
  });

  tellHydration('kayal:hydrating');
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Document assets={{ css: [], modules: [] }} styleNonce={styleNonce}>
          <PageSettingsProvider value={settings}>
            <ApiProvider value={connection}>
              <LiveProvider value={live}>
                <RouterProvider router={router} />
              </LiveProvider>
            </ApiProvider>
          </PageSettingsProvider>
        </Document>
      </StrictMode>,
      { onRecoverableError: (error) => console.error('[hydration]', error) },
    );
  });

  // S2.ROUTE.33, J59: the one start-up action. It waits for the first paint; nothing in the first view depends on it.
  whenIdle(() => void live.whenLive());
}
