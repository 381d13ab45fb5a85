import { LRUCache } from 'lru-cache';
import { ReadyBytes } from '../answers/ready-bytes.ts';

/** A rendered page as ready bytes. */
export interface CachedPage {
  readonly status: number;
  readonly bytes: ReadyBytes;
}

/** HTML and its encodings. */
const maxBytes = 24 * 1024 * 1024;
/** ms; a page names the day a parcel would arrive, so it must not outlive that day by much. */
const maxAgeMs = 5 * 60 * 1000;

/** Makes a page's bytes ready to be served. */
export function toCachedPage(status: number, html: string): CachedPage {
  const body = Buffer.from(`<!DOCTYPE html>${html.replace(/^<!DOCTYPE html>/i, '')}`);
  return { status, bytes: new ReadyBytes('text/html; charset=utf-8', body) };
}

/** Keeps pages by catalogue version and address. */
export interface PageCache {
  /** @param version the catalogue's; @param address path and query */
  get(version: number, address: string): Promise<CachedPage>;
}

/**
 * Pages by catalogue version and address. Two visitors who request the same page at once cause one rendering.
 * @param render makes a page; pages with status 200 or 404 are cached, others only served
 * @param countUse is called for every requested page: whether it was cached
 */
export function createPageCache(
  render: (address: string) => Promise<CachedPage>,
  countUse: (isHit: boolean) => void,
): PageCache {
  const pages = new LRUCache<string, CachedPage, string>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }, key) => bytes.body.byteLength * 2 + key.length,
    ttl: maxAgeMs,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: address }) => render(address),
  });

  return {
    async get(version, address) {
      const key = `${version} ${address}`;
      const known = pages.get(key);
      countUse(known !== undefined);
      const page = known ?? (await pages.forceFetch(key, { context: address }));
      if (page.status !== 200 && page.status !== 404) pages.delete(key);
      return page;
    },
  };
}
