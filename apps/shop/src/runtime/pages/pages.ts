import { createPath, NavigationType, type Location, type NavigateOptions, type Path, type To } from 'react-router-dom';
import type { PageRoute } from './page-routes.ts';

/** The open page, and what is on its way. */
export interface PageState {
  readonly location: Location;
  /** How the page was opened; `Pop` for Back, Forward and the first page. */
  readonly action: NavigationType;
  /** From the outermost layout to the page. */
  readonly routes: readonly PageRoute[];
  /** What their loaders read, by the id of the route. */
  readonly data: Readonly<Record<string, unknown>>;
  /** The route that shows its error page; null where all could be loaded. */
  readonly failed: PageRoute | null;
  /** The page that is being loaded; null while none is. */
  readonly next: Location | null;
  /** Whether the data of the open page is being read again. */
  readonly isRevalidating: boolean;
}

/**
 * Holds back a step to another page.
 * @param go makes the step after all
 * @returns whether the step is held back
 */
export type LeaveGuard = (current: Location, next: Location, go: () => void) => boolean;

/** Draws a page. @param isUrgent at once instead of in a transition of React */
export type Draw = (isUrgent?: boolean) => void;

/** Where pages are shown. */
export interface PageStore {
  readonly state: () => PageState;
  /** @param present gets `draw`, and calls it when the page may change; without it the page is drawn at once */
  readonly show: (state: PageState, present?: (draw: Draw) => void) => void;
  readonly guards: ReadonlySet<LeaveGuard>;
}

/** Opens pages and reads their data. */
export interface Navigation {
  readonly navigate: (to: To | number, options?: NavigateOptions) => Promise<void>;
  /** Reads the data of the open page again. */
  readonly revalidate: () => Promise<void>;
}

/** The pages of a tab, of a story or of one rendering on the server. */
export interface Pages extends Navigation {
  readonly state: () => PageState;
  /** The page of the server's HTML, also once another one is shown: React may begin its hydration again. */
  readonly firstState: PageState;
  /** @returns ends the subscription */
  readonly subscribe: (onChange: (isUrgent: boolean) => void) => () => void;
  /** @returns takes the guard away */
  readonly guard: (guard: LeaveGuard) => () => void;
  /** Loads the navigation now, because a link is about to be followed. */
  readonly wake: () => Promise<Navigation>;
}

/** The path that an address leads to from an open page; always one of the shop. */
export function pathOf(to: To, open: Path): Path {
  const base = new URL(createPath(open), 'https://shop');
  const { pathname, search, hash } = new URL(
    typeof to === 'string' ? to : createPath({ pathname: open.pathname, ...to }),
    base,
  );
  // A path of two slashes would be another site's name.
  return { pathname: pathname.replace(/^\/+/, '/'), search, hash };
}

interface PagesOptions {
  readonly first: Pick<PageState, 'location' | 'routes' | 'data' | 'failed'>;
  /** Loads the navigation, which the first view does not need. */
  readonly load: (store: PageStore) => Promise<Navigation>;
  /** Follows a link where the navigation cannot be loaded, as without scripts. */
  readonly leave: (to: string | number) => void;
}

/** The pages of a tab: the first one is shown without the navigation, which then opens all others. */
export function createPages({ first, load, leave }: PagesOptions): Pages {
  const firstState: PageState = {
    ...first,
    action: NavigationType.Pop,
    next: null,
    isRevalidating: false,
  };
  let state = firstState;
  let navigation: Navigation | null = null;
  let loading: Promise<Navigation> | null = null;
  const subscribers = new Set<(isUrgent: boolean) => void>();
  const guards = new Set<LeaveGuard>();

  const draw: Draw = (isUrgent = false) => {
    for (const subscriber of subscribers) subscriber(isUrgent);
  };
  const show: PageStore['show'] = (next, present) => {
    state = next;
    if (present === undefined) draw();
    else present(draw);
  };
  const wake = (): Promise<Navigation> => {
    loading ??= load({ state: () => state, show, guards }).then(
      (loaded) => (navigation = loaded),
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };

  return {
    state: () => state,
    firstState,
    wake,
    subscribe: (subscriber) => {
      subscribers.add(subscriber);
      return () => void subscribers.delete(subscriber);
    },
    guard: (guard) => {
      guards.add(guard);
      return () => void guards.delete(guard);
    },
    navigate: async (to, options) => {
      if (navigation === null && typeof to !== 'number')
        // Shown at once: on a slow line the navigation itself takes a while.
        show({ ...state, next: { ...pathOf(to, state.location), state: null, key: '' } });
      const awake = navigation ?? (await wake().catch(() => null));
      if (awake !== null) return awake.navigate(to, options);
      return leave(typeof to === 'number' ? to : createPath(pathOf(to, state.location)));
    },
    revalidate: async () => {
      const awake = navigation ?? (await wake().catch(() => null));
      return awake === null ? leave(0) : awake.revalidate();
    },
  };
}
