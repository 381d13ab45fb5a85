import { createPath, NavigationType, type Location, type NavigateOptions, type Path, type To } from 'react-router-dom';
import type { PageHistory } from './page-history.ts';
import type { PageAnswer } from '../../data/page-loader.ts';
import { matchedRoutes, type PageRoute, type Screen } from './page-routes.ts';
import { pathOf, type Draw, type Navigation, type PageState, type PageStore } from './pages.ts';
import { readRoutes } from './read-routes.ts';

/** A route whose data a step to another page reads. */
export interface RouteToRead {
  readonly route: PageRoute;
  readonly screen: Screen;
  readonly url: URL;
  /** Whether this is the page, not a layout around it. */
  readonly isPage: boolean;
  /** Whether Back or Forward opens it. */
  readonly isReturn: boolean;
  /** Whether this route is open now and has data, which may be used again. */
  readonly isOpen: boolean;
}

interface NavigationOptions {
  readonly store: PageStore;
  readonly routes: readonly PageRoute[];
  readonly history: PageHistory;
  readonly origin: string;
  /** Reads the data of a route; null leaves it what it has. */
  readonly read: (wanted: RouteToRead) => Promise<PageAnswer | null>;
  /** Decides when the next page is drawn; without it, at once. */
  readonly present?: (from: Location, to: Location, draw: Draw) => void;
}

/** A step to another page, or to the open one to read it again. */
interface Step {
  readonly action: NavigationType;
  readonly location: Location;
  /** Writes the step into the history once its page is read; the browser has done so for Back and Forward. */
  readonly enter?: () => void;
  readonly flushSync?: boolean | undefined;
}

const newKey = (): string => Math.random().toString(36).slice(2, 10);

/** Whether a step only leads to another place of the open page. */
const isWithinPage = (open: Path, next: Path): boolean =>
  open.pathname === next.pathname && open.search === next.search && next.hash !== '';

/**
 * Opens pages: reads the data of the next one while the open one stays, then enters it in the history and shows it. A later
 * step takes the place of one that is under way. A guard that holds back Back or Forward has the history put right again.
 */
export function createNavigation(options: NavigationOptions): Navigation {
  const { store, routes, history, origin, read, present } = options;
  const { guards } = store;
  /** The step under way, if it still is. */
  let current: Step | null = null;
  /** Called once the open page has been read again. */
  let waiting: (() => void)[] = [];
  /** Steps by which the history returns to the open page, from which a held step led; 0 when it is there. */
  let undoing = 0;
  /** How far the history is from the open page meanwhile. */
  let away = 0;
  /** Steps of the change that was held and may now go on; 0 for none. */
  let allowed = 0;

  const urlOf = (path: Path): URL => new URL(createPath(path), origin);

  const isHeld = (next: Location, go: () => void): boolean =>
    [...guards].some((guard) => guard(store.state().location, next, go));

  /** Shows the page of a step. */
  const arrive = ({ action, location, enter, flushSync }: Step, change: Partial<PageState> = {}): void => {
    const from = store.state().location;
    current = null;
    const settled = waiting;
    waiting = [];
    enter?.();
    store.show({ ...store.state(), ...change, action, location, next: null, isRevalidating: false }, (draw) => {
      if (present === undefined || from === location) draw(flushSync);
      else present(from, location, (isUrgent) => draw(isUrgent ?? flushSync));
    });
    for (const settle of settled) settle();
  };

  const open = async (step: Step): Promise<void> => {
    current = step;
    const { location, action, flushSync } = step;
    const from = store.state();
    const isRepeat = from.isRevalidating;
    if (!isRepeat && isWithinPage(from.location, location) && from.routes.length > 0) return arrive(step);
    const next = location === from.location ? null : location;
    store.show({ ...from, next }, (draw) => draw(flushSync));
    const url = urlOf(location);
    const currentUrl = urlOf(from.location);
    const matched = matchedRoutes(routes, location.pathname);
    const page = matched.at(-1);
    const { data, failed } = await readRoutes(matched, async (route, screen) => {
      const isOpen = from.routes.includes(route) && route.id in from.data;
      if (isOpen && screen.shouldRevalidate?.(currentUrl, url) === false) return null;
      const isElsewhere = currentUrl.pathname + currentUrl.search !== url.pathname + url.search;
      const isReturn = action === NavigationType.Pop && isElsewhere && !isRepeat;
      return read({ route, screen, url, isPage: route === page, isReturn, isOpen });
    });
    if (current !== step) return;
    const kept = matched.flatMap(({ id }) => (id in from.data ? [[id, from.data[id]]] : []));
    arrive(step, { routes: matched, data: { ...Object.fromEntries(kept), ...data }, failed });
  };

  const navigate = async (
    to: To,
    { state = null, replace = false, flushSync }: NavigateOptions = {},
  ): Promise<void> => {
    const location = { ...pathOf(to, store.state().location), state, key: newKey() };
    const action = replace ? NavigationType.Replace : NavigationType.Push;
    const enter = () => history[replace ? 'replace' : 'push'](location);
    allowed = 0;
    const go = () => open({ action, location, enter, flushSync });
    if (!isHeld(location, () => void go())) await go();
  };

  const revalidate = (): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting.push(resolve);
    const state = store.state();
    store.show({ ...state, isRevalidating: true });
    void open(current === null ? { action: state.action, location: state.location } : { ...current });
    return promise;
  };

  const undo = (): void => {
    undoing = -away;
    history.go(undoing);
  };
  history.listen((location, steps) => {
    if (undoing !== 0) {
      away += steps;
      // Anything else is a further press of Back, which the same question answers.
      if (steps !== undoing) return;
      undoing = 0;
      if (away !== 0) undo();
      return;
    }
    const isAllowed = steps !== 0 && steps === allowed;
    allowed = 0;
    const goOn = () => {
      allowed = steps;
      history.go(steps);
    };
    if (isAllowed || steps === 0 || !isHeld(location, goOn)) {
      void open({ action: NavigationType.Pop, location });
      return;
    }
    away = steps;
    undo();
  });
  // Back or Forward may have left the first page before this script came.
  const opened = history.location();
  const { location: shown, routes: shownRoutes } = store.state();
  if (shownRoutes.length === 0 || createPath(opened) !== createPath(shown))
    void open({ action: NavigationType.Pop, location: opened });

  return {
    navigate: async (to, step) => (typeof to === 'number' ? history.go(to) : navigate(to, step)),
    revalidate,
  };
}
