import type { PublicShop } from '@kayal/api-contract/client';
import { defaultShop, moneySample, textLanguage } from '@kayal/commerce-core';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import '@kayal/design-system/global';
import { ApiProvider, type ApiConnection } from './data/api/api-context.ts';
import { createShopLists, type PageData } from './data/shop-lists.ts';
import { ShopProvider } from './data/use-shop.ts';
import { visitPageOf } from './browser/visits/visit-page.ts';
import { Document } from './runtime/Document.tsx';
import { hydrationHtml } from './runtime/first-view/hydration-data.ts';
import { PageSettingsProvider, type PageSettings } from './runtime/page-settings.ts';
import { firstKey } from './runtime/pages/history-entry.ts';
import { matchedRoutes } from './runtime/pages/page-routes.ts';
import { createPages } from './runtime/pages/pages.ts';
import { PageView } from './runtime/pages/PageView.tsx';
import { readRoutes } from './runtime/pages/read-routes.ts';
import { organizationHtml, shippingHtml } from './parts/JsonLd/organization.ts';
import { pageAddress } from './page-address.ts';
import { paths } from './paths.ts';
import { routes } from './routes.tsx';

/** Files of a page, from the build's manifest. */
interface PageAssets {
  readonly css: readonly string[];
  readonly modules: readonly string[];
}

/** What one page is rendered from. */
export interface RenderInput {
  readonly url: URL;
  /** Calls the API in-process, without a cookie: every page is rendered as for an anonymous visitor. */
  readonly fetch: typeof globalThis.fetch;
  readonly settings: PageSettings;
  readonly styleNonce: string;
  /** The scripts of every page: the one that keeps early taps, then the one that hydrates, which it fetches later. */
  readonly scripts: readonly string[];
  readonly assetsFor: (routeIds: readonly string[]) => PageAssets;
  readonly onError: (error: unknown) => void;
}

/** A rendered page. */
export interface RenderResult {
  /** HTTP status. */
  readonly status: number;
  readonly html: string;
}

/** The canonical address of a page, see `pageAddress`. */
export const addressOf = (url: URL): string => pageAddress(routes, url);

export { unknownAddress } from './page-address.ts';

/**
 * Renders one complete page, whose bytes can be cached and served to every anonymous visitor.
 * @throws when the page cannot be rendered at all
 */
export async function render(input: RenderInput): Promise<RenderResult> {
  const connection: ApiConnection = { fetch: input.fetch, origin: input.url.origin, company: input.settings.company };
  const request = { url: input.url, connection, lists: createShopLists() };
  const opened = matchedRoutes(routes, input.url.pathname);
  const { status, failed, error, ...read } = await readRoutes(opened, async (_route, { loader }) => {
    return (await loader?.(request)) ?? null;
  });
  if (failed !== null) input.onError(error);
  const found: PageData = read.data;
  const shop: PublicShop = found.app ?? defaultShop;
  // Hydration must find the same settings.
  const data = { ...found, app: shop };
  const [early = '', entry = ''] = input.scripts;
  const { pathname, search } = input.url;
  const pages = createPages({
    first: { location: { pathname, search, hash: '', state: null, key: firstKey }, routes: opened, data, failed },
    load: () => Promise.reject(new Error('A page that is being rendered leads nowhere.')),
    leave: () => {},
  });
  const assets = input.assetsFor(opened.map(({ id }) => id));
  const { prelude } = await prerender(
    <StrictMode>
      <Document
        lang={textLanguage(shop.profile.currency.locale)}
        assets={{ css: assets.css, scripts: [...assets.modules.toReversed(), entry] }}
        styleNonce={input.styleNonce}
      >
        <PageSettingsProvider value={input.settings}>
          <ApiProvider value={connection}>
            <ShopProvider value={shop}>
              <PageView pages={pages} />
            </ShopProvider>
          </ApiProvider>
        </PageSettingsProvider>
      </Document>
    </StrictMode>,
    {
      bootstrapModules: [early],
      // One chunk for everything: a boundary sent later would need an inline script, which the CSP forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: input.onError,
    },
  );
  const html = await new Response(prelude).text();
  // Pages that sell nothing need not load what measures.
  const isMeasured = visitPageOf(input.url.pathname) !== undefined;
  const block = hydrationHtml({
    data,
    settings: isMeasured ? input.settings : { ...input.settings, visitsPerMeasured: 0 },
    money: moneySample(shop.profile.currency),
  });
  const { publicOrigin } = input.settings;
  const isShipping = pathname === paths.shippingPolicy;
  const facts =
    pathname === paths.home ? organizationHtml(publicOrigin, shop) : isShipping ? shippingHtml(publicOrigin, shop) : '';
  // Before the script that keeps early taps: a tap may precede the end of the HTML, and starts hydration, which needs the data.
  const script = '<script type="module"';
  return { status, html: html.replace(script, () => `${facts}${block}${script}`) };
}
