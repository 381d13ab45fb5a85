import type { DataStrategyFunction, DataStrategyMatch, RouteObject, RouterContextProvider } from 'react-router-dom';
import { matchedRoutes } from '../matched-routes.ts';
import type { createShownPages } from '../shown-pages.ts';

/** Max age of prefetched data, ms. */
const keptMs = 20_000;

interface ReadAhead {
  readonly data: Promise<unknown>;
  readonly until: number;
}

/**
 * Prefetches pages: script, data, and the first picture where the page's loader fetches it. The next navigation to the
 * same address uses them; an error is not cached, so that the navigation retries.
 */
export function createPrefetch(
  routes: RouteObject[],
  getContext: () => Readonly<RouterContextProvider>,
  shown: ReturnType<typeof createShownPages>,
  now: () => number = Date.now,
) {
  const kept = new Map<string, ReadAhead>();

  const take = (address: string): Promise<unknown> | null => {
    const found = kept.get(address);
    kept.delete(address);
    return found !== undefined && found.until > now() ? found.data : null;
  };

  const read = async (url: URL): Promise<unknown> => {
    const route = matchedRoutes(routes, url.pathname).at(-1);
    if (route === undefined) return undefined;
    const screen = typeof route.lazy === 'function' ? { ...route, ...(await route.lazy()) } : route;
    if (typeof screen.loader !== 'function') return undefined;
    const request = new Request(url);
    return screen.loader({ request, url, pattern: route.path ?? '', params: {}, context: getContext() });
  };

  /** @param again what Back or Forward shows again; undefined where the page is to be read */
  const loadLast = async (match: DataStrategyMatch, address: string, again: unknown) => {
    const ready = again ?? take(address);
    const result = await match.resolve(async (handler) => {
      const data = await Promise.resolve(ready).catch(() => null);
      return data ?? handler();
    });
    if (result.type === 'data') shown.keep(address, result.result);
    return result;
  };

  return {
    /** Prefetches a page, unless that was done within `keptMs`. */
    prefetch: (url: URL): void => {
      const known = kept.get(url.href);
      if (known !== undefined && known.until > now()) return;
      const data = read(url);
      kept.set(url.href, { data, until: now() + keptMs });
      data.catch(() => kept.delete(url.href));
    },

    /**
     * Loads a navigation's routes; the last one from what Back shows again or from prefetched data, if any. Where Back shows
     * a page again, open routes around it keep their data, also where their `shouldRevalidate` says otherwise, so that nothing
     * waits for the network.
     */
    loadRoutes: (async ({ request, matches }) => {
      const last = matches.at(-1);
      const again = last && shown.dataForBack(request.url, last);
      const keepsData = (match: DataStrategyMatch): boolean =>
        again !== undefined && match !== last && match.shouldRevalidateArgs !== null;
      const results = await Promise.all(
        matches
          .filter((match) => match.shouldCallHandler() && !keepsData(match))
          .map(async (match) => [
            match.route.id,
            match === last ? await loadLast(match, request.url, again) : await match.resolve(),
          ]),
      );
      return Object.fromEntries(results);
    }) satisfies DataStrategyFunction,
  };
}
