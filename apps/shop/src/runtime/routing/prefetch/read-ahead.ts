import type { PageAnswer, PageRequest } from '../../../data/page-loader.ts';
import { loadScreen, matchedRoutes, type PageRoute } from '../../pages/page-routes.ts';

/** Max age of prefetched data, ms. */
const keptMs = 20_000;

interface ReadAhead {
  readonly answer: Promise<PageAnswer | null>;
  readonly until: number;
}

/** Loaders say that the shop did not answer by a status. */
const isFailure = (answer: PageAnswer | null): boolean => answer !== null && answer.status >= 500;

/**
 * Prefetches pages: script, data, and the first picture where the page's loader fetches it. The next step to the same
 * address uses them; an error is not cached, so that the step reads again.
 * @param now ms since 1970
 */
export function createReadAhead(
  routes: readonly PageRoute[],
  ports: Omit<PageRequest, 'url'>,
  now: () => number = Date.now,
) {
  const kept = new Map<string, ReadAhead>();

  const read = async (url: URL): Promise<PageAnswer | null> => {
    const route = matchedRoutes(routes, url.pathname).at(-1);
    if (route === undefined) return null;
    const { loader } = await loadScreen(route);
    return loader?.({ ...ports, url }) ?? null;
  };

  return {
    /** Prefetches a page, unless that was done within `keptMs`. */
    prefetch: (url: URL): void => {
      for (const [href, { until }] of kept) if (until <= now()) kept.delete(href);
      if (kept.has(url.href)) return;
      const answer = read(url);
      kept.set(url.href, { answer, until: now() + keptMs });
      const forgetFailure = () => void kept.delete(url.href);
      answer.then((found) => isFailure(found) && forgetFailure(), forgetFailure);
    },

    /** What was prefetched, once; null where nothing was or it failed. */
    take: async ({ href }: URL): Promise<PageAnswer | null> => {
      const found = kept.get(href);
      kept.delete(href);
      if (found === undefined || found.until <= now()) return null;
      const answer = await found.answer.catch(() => null);
      return isFailure(answer) ? null : answer;
    },
  };
}
