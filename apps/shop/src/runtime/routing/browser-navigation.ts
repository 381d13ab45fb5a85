import { savesData } from '../../browser/saves-data.ts';
import { whenIdle } from '../../browser/when-idle.ts';
import type { ApiConnection } from '../../data/api/api-context.ts';
import { createShopLists, heldLists, type PageData } from '../../data/shop-lists.ts';
import { listPath, productPath } from '../../paths.ts';
import { createNavigation } from '../pages/navigation.ts';
import { browserHistory } from '../pages/page-history.ts';
import type { PageRoute } from '../pages/page-routes.ts';
import type { Navigation, PageStore } from '../pages/pages.ts';
import { movePicture } from './picture-transition.ts';
import { linkedPage } from './prefetch/linked-page.ts';
import { loadScreensAhead } from './prefetch/load-screens-ahead.ts';
import { createReadAhead } from './prefetch/read-ahead.ts';
import { readPages } from './read-pages.ts';
import { createShownPages } from './shown-pages.ts';

/** Most visits go on to a list and to a product. */
const likelyPaths = [listPath, productPath];

/** Delay before the screens of `likelyPaths` are loaded, ms: the page that was touched first comes before them. */
const likelyAfterMs = 1000;

interface BrowserNavigationOptions {
  readonly routes: readonly PageRoute[];
  readonly connection: ApiConnection;
  /** The data that the server sent with the first page. */
  readonly data: PageData;
}

/**
 * The navigation of a browser's tab, a separate chunk. It prefetches the page of a link that is pointed at, touched or
 * focused, unless the data saver is on, and moves the picture of a product between its card and its page.
 */
export function startBrowserNavigation(
  store: PageStore,
  { routes, connection, data }: BrowserNavigationOptions,
): Navigation {
  const { location: first, routes: opened } = store.state();
  const lists = createShopLists(heldLists(data));
  const ports = { connection, lists };
  const shown = createShownPages();
  const ahead = createReadAhead(routes, ports);
  const page = data[opened.at(-1)?.id ?? ''];
  if (isReady(page)) shown.keep(new URL(first.pathname + first.search, location.origin), { data: page, status: 200 });
  const onIntent = (target: EventTarget | null): void => {
    const url = linkedPage(target);
    if (url !== null && !savesData()) ahead.prefetch(url);
  };
  for (const intent of ['mouseover', 'touchstart', 'focusin'] as const)
    document.addEventListener(intent, ({ target }) => onIntent(target), { passive: true });
  // The link that caused this script to load.
  onIntent(document.querySelector('a:hover'));
  if (opened.some(({ id }) => id === 'shop'))
    setTimeout(
      () => whenIdle(() => likelyPaths.forEach((path) => loadScreensAhead(routes, path)), likelyAfterMs),
      likelyAfterMs,
    );
  const { navigate, revalidate } = createNavigation({
    store,
    routes,
    history: browserHistory(window),
    origin: location.origin,
    read: readPages({ ports, shown, ahead }),
    present: movePicture(({ pathname }) => pathname === productPath),
  });
  return {
    navigate,
    revalidate: () => {
      lists.clear();
      return revalidate();
    },
  };
}

/** Whether the server found what the page shows. */
const isReady = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'status' in data && data.status === 'ready';
