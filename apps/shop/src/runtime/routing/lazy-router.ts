import {
  createPath,
  IDLE_BLOCKER,
  IDLE_FETCHER,
  IDLE_NAVIGATION,
  NavigationType,
  type DataRouteObject,
  type DataRouter,
  type HydrationState,
  type Path,
  type RouteObject,
  type RouterNavigateOptions,
  type To,
} from 'react-router-dom';
import { matchedRoutes } from './matched-routes.ts';
import { withoutHash } from './without-hash.ts';

type Subscriber = Parameters<DataRouter['subscribe']>[0];

/** A router that is loaded when it is first needed. */
export interface LazyRouter extends DataRouter {
  /** The page of the server's HTML, also once the router shows another one. */
  readonly firstState: DataRouter['state'];
  /** Loads the router now, because a link is about to be followed. */
  readonly wake: () => Promise<DataRouter>;
}

interface FirstPage {
  readonly routes: RouteObject[];
  readonly hydrationData: HydrationState;
  /** The address that `hydrationData` is of; Back or Forward may have left it before the scripts came. */
  readonly firstAddress: string;
  readonly window: Window;
}

/** A route in the router's own form. @throws when it has no id, by which the server names its data */
function toDataRoute(route: RouteObject): DataRouteObject {
  const { id } = route;
  if (id === undefined) throw new Error(`The route ${route.path ?? ''} has no id.`);
  if (route.index) return { ...route, id };
  const { children, ...rest } = route;
  return { ...rest, id, ...(children === undefined ? {} : { children: children.map(toDataRoute) }) };
}

const pathOf = (to: To, base: string): Path => {
  const { pathname, search, hash } = new URL(typeof to === 'string' ? to : createPath(to), base);
  return { pathname, search, hash };
};

/**
 * The router of the first page. The server has matched and read that page, so showing it needs only the routes. The
 * full router, a quarter of the first view's scripts, is loaded by the first navigation or `wake`; from then on it gets
 * every call.
 * @param load creates the full router with the same routes and data
 */
export function createLazyRouter(
  { routes, hydrationData, firstAddress, window: page }: FirstPage,
  load: () => Promise<DataRouter>,
): LazyRouter {
  const { location, history } = page;
  const dataRoutes = routes.map(toDataRoute);
  const isOpen = withoutHash(location.href) === withoutHash(firstAddress);
  const shown = pathOf(isOpen ? location.href : firstAddress, location.origin);
  const { pathname } = shown;
  const entry: { readonly usr?: unknown; readonly key?: string } = (isOpen ? history.state : null) ?? {};
  const matchesOf = (path: string): DataRouter['state']['matches'] =>
    matchedRoutes(routes, path).map((route) => ({
      route: toDataRoute(route),
      params: {},
      pathname: path,
      pathnameBase: path,
    }));
  const firstState: DataRouter['state'] = {
    historyAction: NavigationType.Pop,
    location: { ...shown, state: entry.usr ?? null, key: entry.key ?? 'default' },
    matches: matchesOf(pathname),
    initialized: true,
    renderFallback: false,
    navigation: IDLE_NAVIGATION,
    restoreScrollPosition: false,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData: hydrationData.loaderData ?? {},
    actionData: null,
    errors: hydrationData.errors ?? null,
    fetchers: new Map(),
    blockers: new Map(),
  };
  const subscribers = new Map<Subscriber, () => void>();
  let router: DataRouter | null = null;
  let loading: Promise<DataRouter> | null = null;

  const connect = (loaded: DataRouter): DataRouter => {
    router = loaded;
    for (const subscriber of subscribers.keys()) {
      subscribers.set(subscriber, loaded.subscribe(subscriber));
      // The address changed during the load: by a link within the page, or by going back. A page that the router has to
      // load first is shown once it is loaded.
      if (loaded.state.initialized && createPath(loaded.state.location) !== createPath(firstState.location))
        subscriber(loaded.state, { deletedFetchers: [], newErrors: null, flushSync: false });
    }
    return loaded;
  };
  const wake = (): Promise<DataRouter> => {
    loading ??= load().then(connect, (error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
  const encodeLocation = (to: To): Path => pathOf(to, location.origin);

  const hrefOf = (to: To): string => createPath(encodeLocation(to));

  /** Shows at once that the page of `to` is loading: on a slow line the full router itself takes a while. */
  const showLoading = (to: To): void => {
    const next = { ...encodeLocation(to), state: null, key: '' };
    const matches = matchesOf(next.pathname);
    const historyAction = NavigationType.Push;
    const navigation = { ...IDLE_NAVIGATION, state: 'loading', location: next, matches, historyAction } as const;
    for (const subscriber of subscribers.keys())
      subscriber({ ...firstState, navigation }, { deletedFetchers: [], newErrors: null, flushSync: false });
  };

  // The history changed before the full router existed: load it, so that it reads the current address.
  page.addEventListener('popstate', () => void wake().catch(() => location.reload()), { once: true });

  return {
    firstState,
    wake,
    basename: '/',
    window: page,
    get state() {
      return router?.state.initialized ? router.state : firstState;
    },
    get routes() {
      return router?.routes ?? dataRoutes;
    },
    get manifest() {
      return router?.manifest ?? {};
    },
    get future() {
      return router?.future ?? {};
    },
    get branches() {
      return router?.branches;
    },
    get _internalFetchControllers() {
      return router?._internalFetchControllers ?? new Map();
    },
    initialize() {
      return this;
    },
    subscribe: (subscriber) => {
      subscribers.set(subscriber, router?.subscribe(subscriber) ?? (() => {}));
      return () => {
        subscribers.get(subscriber)?.();
        subscribers.delete(subscriber);
      };
    },
    navigate: async (to: number | To | null, options?: RouterNavigateOptions) => {
      if (router === null && to !== null && typeof to !== 'number') showLoading(to);
      const awake = router ?? (await wake().catch(() => null));
      // When the router's script cannot be loaded, a link loads its page as without scripts.
      if (awake === null) return typeof to === 'number' ? history.go(to) : location.assign(hrefOf(to ?? ''));
      return typeof to === 'number' ? awake.navigate(to) : awake.navigate(to, options);
    },
    fetch: async (...request) => (router ?? (await wake())).fetch(...request),
    revalidate: async () => {
      const awake = router ?? (await wake().catch(() => null));
      return awake === null ? location.reload() : awake.revalidate();
    },
    createHref: (to) => router?.createHref(to) ?? createPath(to),
    createURL: (to) => new URL(hrefOf(to), location.origin),
    encodeLocation,
    getFetcher: (key) => router?.getFetcher(key) ?? IDLE_FETCHER,
    resetFetcher: (key, options) => router?.resetFetcher(key, options),
    deleteFetcher: (key) => router?.deleteFetcher(key),
    enableScrollRestoration: () => () => {},
    dispose: () => router?.dispose(),
    // Pages that use a blocker load the full router before they hydrate.
    getBlocker: (key, decide) => router?.getBlocker(key, decide) ?? IDLE_BLOCKER,
    deleteBlocker: (key) => router?.deleteBlocker(key),
    patchRoutes: (...patch) => router?.patchRoutes(...patch),
    _internalSetRoutes: (replaced) => router?._internalSetRoutes(replaced),
    _internalSetStateDoNotUseOrYouWillBreakYourApp: (state) =>
      router?._internalSetStateDoNotUseOrYouWillBreakYourApp(state),
  };
}
