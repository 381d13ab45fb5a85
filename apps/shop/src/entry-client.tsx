import { setNonce } from 'get-nonce';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterContextProvider, RouterProvider } from 'react-router-dom';
import { createApiClient, createShopApi } from '@kayal/api-contract/client';
import '@kayal/design-system/global';
import { apiContext } from './app/api-context.ts';
import { Document } from './app/Document.tsx';
import { takeHydrationBlock } from './app/take-hydration-block.ts';
import { loadMatchedScreens } from './app/load-matched-screens.ts';
import { PageSettingsProvider } from './app/page-settings.ts';
import { startLive } from './app/live.ts';
import { routes } from './routes.tsx';

const { router: hydrationData, settings } = takeHydrationBlock();
const styleNonce = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content ?? '';
setNonce(styleNonce);

const api = createShopApi(
  createApiClient({ fetch: (url, init) => fetch(url, init), origin: location.origin, company: settings.company }),
);
const getContext = () => {
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  return context;
};

await loadMatchedScreens(routes, location);
const router = createBrowserRouter(routes, { hydrationData, getContext });

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Document assets={{ css: [], modules: [] }} styleNonce={styleNonce}>
        <PageSettingsProvider value={settings}>
          <RouterProvider router={router} />
        </PageSettingsProvider>
      </Document>
    </StrictMode>,
    { onRecoverableError: (error) => console.error('[hydration]', error) },
  );
});

// S2.ROUTE.33, J59: the one start-up action. It waits for the first paint; nothing on the page depends on it.
startLive(api);
