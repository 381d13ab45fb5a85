import {
  createPath,
  IDLE_BLOCKER,
  IDLE_FETCHER,
  IDLE_NAVIGATION,
  matchRoutes,
  NavigationType,
  type DataRouteObject,
  type DataRouter,
  type HydrationState,
  type Path,
  type RouteObject,
  type RouterNavigateOptions,
  type To,
} from 'react-router-dom';

type Subscriber = Parameters<DataRouter['subscribe']>[0];

/** A router that is loaded when it is first needed. */
export interface LazyRouter extends DataRouter {
  /** Loads the router now: a link is about to be followed. */
  readonly wake: () => Promise<DataRouter>;
}

interface FirstPage {
  readonly routes: RouteObject[];
  readonly hydrationData: HydrationState;
  readonly window: Window;
}

/** Routes as the router keeps them. @throws when one has no id: the server could not name its data */
function toDataRoutes(routes: readonly RouteObject[]): DataRouteObject[] {
  return routes.map((route): DataRouteObject => {
    const { id } = route;
    if (id === undefined) throw new Error(`The route ${route.path ?? ''} has no id.`);
    if (route.index) return { ...route, id };
    const { children, ...rest } = route;
    return { ...rest, id, ...(children === undefined ? {} : { children: toDataRoutes(children) }) };
  });
}

const pathOf = (to: To, base: string): Path => {
  const { pathname, search, hash } = new URL(typeof to === 'string' ? to : createPath(to), base);
  return { pathname, search, hash };
};

/**
 * The router of the first page. The server has matched and read it, so showing it takes only the routes; the router
 * proper, a quarter of the first view's scripts, is loaded with the first intent: a navigation, or `wake`. From then on
 * every call goes to it.
 * @param load creates the router proper on the same routes and the same data
 */
export function createLazyRouter(
  { routes, hydrationData, window: page }: FirstPage,
  load: () => Promise<DataRouter>,
): LazyRouter {
  const { location, history } = page;
  const dataRoutes = toDataRoutes(routes);
  const entry: { readonly usr?: unknown; readonly key?: string } = history.state ?? {};
  const firstState: DataRouter['state'] = {
    historyAction: NavigationType.Pop,
    location: { ...pathOf(location.href, location.origin), state: entry.usr ?? null, key: entry.key ?? 'default' },
    matches: matchRoutes(dataRoutes, location) ?? [],
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
      // The address changed while it was loading: a part of the page was linked to, or the reader went back.
      if (createPath(loaded.state.location) !== createPath(firstState.location))
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

  // An entry of the history that the router proper has not made: it must read where the page is now.
  page.addEventListener('popstate', () => void wake().catch(() => location.reload()), { once: true });

  return {
    wake,
    basename: '/',
    window: page,
    get state() {
      return router?.state ?? firstState;
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
      const awake = router ?? (await wake().catch(() => null));
      // Without the router's script a link is what it is without any script.
      if (awake === null) return typeof to === 'number' ? history.go(to) : location.assign(hrefOf(to ?? ''));
      return typeof to === 'number' ? awake.navigate(to) : awake.navigate(to, options);
    },
    fetch: async (...request) => (router ?? (await wake())).fetch(...request),
    revalidate: async () => (router ?? (await wake())).revalidate(),
    createHref: (to) => router?.createHref(to) ?? createPath(to),
    createURL: (to) => new URL(hrefOf(to), location.origin),
    encodeLocation,
    getFetcher: (key) => router?.getFetcher(key) ?? IDLE_FETCHER,
    resetFetcher: (key, options) => router?.resetFetcher(key, options),
    deleteFetcher: (key) => router?.deleteFetcher(key),
    enableScrollRestoration: () => () => {},
    dispose: () => router?.dispose(),
    // Pages that hold a reader back load the router before they hydrate.
    getBlocker: (key, decide) => router?.getBlocker(key, decide) ?? IDLE_BLOCKER,
    deleteBlocker: (key) => router?.deleteBlocker(key),
    patchRoutes: (...patch) => router?.patchRoutes(...patch),
    _internalSetRoutes: (replaced) => router?._internalSetRoutes(replaced),
    _internalSetStateDoNotUseOrYouWillBreakYourApp: (state) =>
      router?._internalSetStateDoNotUseOrYouWillBreakYourApp(state),
  };
}
