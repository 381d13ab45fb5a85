import { listPath, paths, productPath } from '../../paths.ts';
import type { PageAnswer } from '../../data/page-loader.ts';

/** Max age of data that Back or Forward shows again, ms. */
const maxAgeMs = 5 * 60_000;
/** Max pages whose data is cached; the oldest is dropped first. */
const maxPages = 20;

/** Pages that are the same for everybody; what is personal on them is read apart. */
const publicPaths: ReadonlySet<string> = new Set([
  paths.home,
  listPath,
  '/subcategoryproducts',
  paths.search,
  productPath,
]);

interface ShownPage {
  readonly answer: PageAnswer;
  readonly until: number;
}

/**
 * Data of public pages that were shown, so that Back and Forward show them at once, as the browser does with whole
 * pages. A link always loads its page again.
 * @param now ms since 1970
 */
export function createShownPages(now: () => number = Date.now) {
  const shown = new Map<string, ShownPage>();
  return {
    /** Keeps what a page was shown with, unless it is personal, was not found or failed. */
    keep: ({ pathname, search }: URL, answer: PageAnswer): void => {
      if (!publicPaths.has(pathname) || answer.status !== 200) return;
      const address = pathname + search;
      shown.delete(address);
      shown.set(address, { answer, until: now() + maxAgeMs });
      const [oldest] = shown.keys();
      if (shown.size > maxPages && oldest !== undefined) shown.delete(oldest);
    },

    /** What Back or Forward shows again; null where it has to be read. */
    find: ({ pathname, search }: URL): PageAnswer | null => {
      const found = shown.get(pathname + search);
      return found !== undefined && found.until > now() ? found.answer : null;
    },
  };
}

/** The pages that Back and Forward can show again. */
export type ShownPages = ReturnType<typeof createShownPages>;
