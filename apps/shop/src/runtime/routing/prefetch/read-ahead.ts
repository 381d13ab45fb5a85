import type { PageAnswer, PageRequest } from '../../../data/page-loader.ts';
import { loadScreen, matchedRoutes, type PageRoute } from '../../pages/page-routes.ts';

/** Max age of prefetched data, ms. */
const keptMs = 20_000;

interface ReadAhead {
  readonly answer: Promise<PageAnswer | null>;
  readonly until: number;
}

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
      const known = kept.get(url.href);
      if (known !== undefined && known.until > now()) return;
      const answer = read(url);
      kept.set(url.href, { answer, until: now() + keptMs });
      answer.catch(() => kept.delete(url.href));
    },

    /** What was prefetched, once; null where nothing was or it failed. */
    take: async ({ href }: URL): Promise<PageAnswer | null> => {
      const found = kept.get(href);
      kept.delete(href);
      if (found === undefined || found.until <= now()) return null;
      return found.answer.catch(() => null);
    },
  };
}
