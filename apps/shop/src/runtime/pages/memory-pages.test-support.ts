import type { Location } from 'react-router-dom';
import type { PageRequest } from '../../data/page-loader.ts';
import { createShopLists } from '../../data/shop-lists.ts';
import { createNavigation } from './navigation.ts';
import { firstKey } from './history-entry.ts';
import type { PageHistory } from './page-history.ts';
import { matchedRoutes, type PageRoute } from './page-routes.ts';
import { createPages, pathOf, type Pages, type PageState } from './pages.ts';
import { createReadAhead } from '../routing/prefetch/read-ahead.ts';
import { readPages } from '../routing/read-pages.ts';
import { createShownPages } from '../routing/shown-pages.ts';

/** A history without a browser, which like one opens an entry only after the call. */
function memoryHistory(first: Location): PageHistory {
  const entries = [first];
  let index = 0;
  let tell: Parameters<PageHistory['listen']>[0] = () => {};
  const open = (): Location => entries[index] ?? first;
  return {
    location: open,
    push: (location) => {
      index += 1;
      entries.splice(index, entries.length, location);
    },
    replace: (location) => {
      entries[index] = location;
    },
    go: (steps) =>
      void setTimeout(() => {
        if (entries[index + steps] === undefined) return;
        index += steps;
        tell(open(), steps);
      }),
    listen: (onOpened) => {
      tell = onOpened;
    },
  };
}

interface MemoryPagesOptions {
  /** The address of the first page. */
  readonly path?: string;
  /** Its navigation state. */
  readonly state?: unknown;
  /** What loaders read with; by default no call is answered. */
  readonly ports?: Omit<PageRequest, 'url'>;
  /** What a server has read for the first page, which is read where this is absent. */
  readonly data?: PageState['data'];
  /** ms since 1970 */
  readonly now?: () => number;
}

const origin = 'https://kayal.example';

const unanswered = {
  connection: { fetch: () => new Promise<never>(() => {}), origin, company: 'kayal' },
  lists: createShopLists(),
};

/** The pages of some routes, in a history without a browser. */
export function memoryPages(
  routes: readonly PageRoute[],
  { path = '/', state = null, ports = unanswered, data, now = Date.now }: MemoryPagesOptions = {},
) {
  const location = { ...pathOf(path, { pathname: '/', search: '', hash: '' }), state, key: firstKey };
  const history = memoryHistory(location);
  const shown = createShownPages(now);
  const ahead = createReadAhead(routes, ports, now);
  const read = readPages({ ports, shown, ahead });
  const opened = data === undefined ? [] : matchedRoutes(routes, location.pathname);
  const pages: Pages = createPages({
    first: { location, routes: opened, data: data ?? {}, failed: null },
    load: async (store) => createNavigation({ store, routes, history, origin, read }),
    leave: () => {},
  });
  void pages.wake();
  return { pages, history, shown, ahead };
}
