import { createBrowserRouter, RouterContextProvider } from 'browser-router-core';
import type { DataRouter, HydrationState, RouteObject } from 'react-router-dom';
import { apiContext, type ApiConnection } from '../../data/api/api-context.ts';
import { shopListsContext } from '../../data/shop-lists-context.ts';
import { createShopLists, heldLists } from '../../data/shop-lists.ts';
import { productPath } from '../../paths.ts';
import { matchedRoutes } from './matched-routes.ts';
import { withPictureTransition } from './picture-transition.ts';
import { createPrefetch } from './prefetch.ts';
import { createShownPages } from './shown-pages.ts';
import { withoutHash } from './without-hash.ts';

interface BrowserRouterOptions {
  readonly routes: RouteObject[];
  readonly hydrationData: HydrationState;
  /** The address that `hydrationData` is of; Back or Forward may have left it before this script came. */
  readonly firstAddress: string;
  readonly connection: ApiConnection;
}

/** The link under an event; null for a link outside the router or to the open page. */
function linkOf(target: EventTarget | null): URL | null {
  const anchor = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  if (anchor === null || /^\/(dev\/|docs|api\/)/.test(anchor.pathname) || anchor.hasAttribute('download')) return null;
  const url = new URL(anchor.href);
  url.hash = '';
  return url.pathname === location.pathname && url.search === location.search ? null : url;
}

/** Whether the browser's data saver is on. */
const savesData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
};

/**
 * The full router, a separate chunk (see `lazy-router.ts`). It prefetches the page of a link that is pointed at,
 * touched or focused, unless the data saver is on, and moves the picture of a product between its card and its page.
 */
export function startBrowserRouter({
  routes,
  hydrationData,
  firstAddress,
  connection,
}: BrowserRouterOptions): DataRouter {
  const lists = createShopLists(heldLists(hydrationData.loaderData));
  const getContext = () => {
    const context = new RouterContextProvider();
    context.set(apiContext, connection);
    context.set(shopListsContext, lists);
    return context;
  };
  const shown = createShownPages();
  const firstPage = matchedRoutes(routes, new URL(firstAddress).pathname).at(-1)?.id ?? '';
  shown.keepFirst(withoutHash(firstAddress), hydrationData.loaderData?.[firstPage]);
  const { prefetch, loadRoutes } = createPrefetch(routes, getContext, shown);
  const onIntent = (target: EventTarget | null): void => {
    const url = linkOf(target);
    if (url !== null && !savesData()) prefetch(url);
  };
  for (const intent of ['mouseover', 'touchstart', 'focusin'] as const)
    document.addEventListener(intent, ({ target }) => onIntent(target), { passive: true });
  // The link that caused this script to load.
  onIntent(document.querySelector('a:hover'));
  const { [firstPage]: _, ...shared } = hydrationData.loaderData ?? {};
  const data = withoutHash(location.href) === withoutHash(firstAddress) ? hydrationData : { loaderData: shared };
  const router = createBrowserRouter(routes, { hydrationData: data, getContext, dataStrategy: loadRoutes });
  const isProduct = ({ pathname }: { readonly pathname: string }): boolean => pathname === productPath;
  const revalidate = router.revalidate.bind(router);
  return Object.assign(router, {
    subscribe: withPictureTransition(router, isProduct),
    revalidate: () => {
      lists.clear();
      return revalidate();
    },
  });
}
