import type { DataStrategyMatch } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { withoutHash } from './without-hash.ts';

/** Max age of data that Back or Forward shows again, ms. */
const maxAgeMs = 5 * 60_000;
/** Max pages whose data is cached; the oldest is dropped first. */
const maxPages = 20;

/** Pages that are the same for everybody; what is personal on them is read apart. */
const publicPaths: ReadonlySet<string> = new Set([
  paths.home,
  '/products',
  '/subcategoryproducts',
  paths.search,
  '/fullimage',
]);

interface ShownPage {
  readonly data: unknown;
  readonly until: number;
}

interface ShownPagesOptions {
  /** The address that the browser shows. */
  readonly currentAddress?: () => string;
  /** ms since 1970 */
  readonly now?: () => number;
}

/** Whether the router loads the open page once more, after a change or for a retry. */
const isRepeat = ({ shouldRevalidateArgs: args }: DataStrategyMatch): boolean =>
  args !== null && withoutHash(args.currentUrl.href) === withoutHash(args.nextUrl.href);

/** Whether a loader's value is a page that was found; its refusals carry a status. */
const isFound = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !('init' in value && value.init !== null);

/**
 * Data of public pages that were shown, so that Back and Forward show them at once, as the browser does with whole
 * pages. A link always loads its page again.
 */
export function createShownPages({ currentAddress = () => location.href, now = Date.now }: ShownPagesOptions = {}) {
  const shown = new Map<string, ShownPage>();

  const keep = (address: string, data: unknown): void => {
    if (!publicPaths.has(new URL(address).pathname) || !isFound(data)) return;
    shown.delete(address);
    shown.set(address, { data, until: now() + maxAgeMs });
    const [oldest] = shown.keys();
    if (shown.size > maxPages && oldest !== undefined) shown.delete(oldest);
  };

  return {
    keep,

    /** Keeps the data that the server sent with the first page. */
    keepFirst: (address: string, data: unknown): void => {
      if (typeof data === 'object' && data !== null && 'status' in data && data.status === 'ready') keep(address, data);
    },

    /** The data for Back or Forward to a page; undefined for every other navigation, and for data that is too old. */
    dataForBack: (address: string, match: DataStrategyMatch): unknown => {
      // With Back, the browser shows the new address while the page loads; with a link, only once it is loaded.
      if (withoutHash(currentAddress()) !== address || isRepeat(match)) return undefined;
      const found = shown.get(address);
      return found !== undefined && found.until > now() ? found.data : undefined;
    },
  };
}
