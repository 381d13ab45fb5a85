import { createBrowserRouter, RouterContextProvider } from 'browser-router-core';
import type { DataRouter, HydrationState, RouteObject } from 'react-router-dom';
import { savesData } from '../../browser/saves-data.ts';
import { whenIdle } from '../../browser/when-idle.ts';
import { apiContext, type ApiConnection } from '../../data/api/api-context.ts';
import { shopListsContext } from '../../data/shop-lists-context.ts';
import { createShopLists, heldLists } from '../../data/shop-lists.ts';
import { listPath, productPath } from '../../paths.ts';
import { linkedPage } from './prefetch/linked-page.ts';
import { loadScreensAhead } from './prefetch/load-screens-ahead.ts';
import { matchedRoutes } from './matched-routes.ts';
import { withPictureTransition } from './picture-transition.ts';
import { createPrefetch } from './prefetch/prefetch.ts';
import { createShownPages } from './shown-pages.ts';
import { withoutHash } from './without-hash.ts';

interface BrowserRouterOptions {
  readonly routes: RouteObject[];
  readonly hydrationData: HydrationState;
  /** The address that `hydrationData` is of; Back or Forward may have left it before this script came. */
  readonly firstAddress: string;
  readonly connection: ApiConnection;
}

/** Most visits go on to a list and to a product. */
const likelyPaths = [listPath, productPath];

/** Delay before the screens of `likelyPaths` are loaded, ms: the page that was touched first comes before them. */
const likelyAfterMs = 1000;

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
  const firstRoutes = matchedRoutes(routes, new URL(firstAddress).pathname);
  const firstPage = firstRoutes.at(-1)?.id ?? '';
  shown.keepFirst(withoutHash(firstAddress), hydrationData.loaderData?.[firstPage]);
  const { prefetch, loadRoutes } = createPrefetch(routes, getContext, shown);
  const onIntent = (target: EventTarget | null): void => {
    const url = linkedPage(target);
    if (url !== null && !savesData()) prefetch(url);
  };
  for (const intent of ['mouseover', 'touchstart', 'focusin'] as const)
    document.addEventListener(intent, ({ target }) => onIntent(target), { passive: true });
  // The link that caused this script to load.
  onIntent(document.querySelector('a:hover'));
  if (firstRoutes.some(({ id }) => id === 'shop'))
    setTimeout(
      () => whenIdle(() => likelyPaths.forEach((path) => loadScreensAhead(routes, path)), likelyAfterMs),
      likelyAfterMs,
    );
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
