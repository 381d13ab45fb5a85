import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);

/** A rendered page as ready bytes, in each encoding that was asked for. */
export interface CachedPage {
  readonly status: number;
  readonly etag: string;
  readonly body: Buffer;
  readonly encoded: Map<PageEncoding, Promise<Buffer>>;
}

/** The encodings pages are served in, best first. */
export const pageEncodings = ['br', 'gzip'] as const;
/** One of the encodings. */
export type PageEncoding = (typeof pageEncodings)[number];

/** Most bytes of HTML kept, before compression. */
const maxBytes = 24 * 1024 * 1024;
/** A page says when a parcel would arrive: it must not outlive the day by much. ms */
const maxAge = 5 * 60 * 1000;

/** Makes a page's bytes ready to be served. */
export function toCachedPage(status: number, html: string): CachedPage {
  const body = Buffer.from(`<!DOCTYPE html>${html.replace(/^<!DOCTYPE html>/i, '')}`);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { status, etag, body, encoded: new Map() };
}

/** The page's bytes in an encoding, compressed once. Quality 5 of Brotli is as quick as gzip and a tenth smaller. */
export function encodedBody(page: CachedPage, encoding: PageEncoding): Promise<Buffer> {
  const known = page.encoded.get(encoding);
  if (known !== undefined) return known;
  const made =
    encoding === 'br'
      ? brotliAsync(page.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
      : gzipAsync(page.body, { level: 6 });
  page.encoded.set(encoding, made);
  return made;
}

/**
 * Pages by catalogue version and address. Two visitors who ask for the same page at once cause one rendering.
 * @param render makes a page; one that is not a plain 200 is served but not kept
 */
export function createPageCache(render: (address: string) => Promise<CachedPage>) {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: (page, key) => page.body.byteLength * 2 + key.length,
    ttl: maxAge,
  });
  const underWay = new Map<string, Promise<CachedPage>>();

  return {
    /** @param version the catalogue's; @param address path and query */
    get(version: number, address: string): Promise<CachedPage> {
      const key = `${version} ${address}`;
      const kept = pages.get(key);
      if (kept !== undefined) return Promise.resolve(kept);
      const waiting = underWay.get(key);
      if (waiting !== undefined) return waiting;
      const rendering = render(address)
        .then((page) => {
          if (page.status === 200) pages.set(key, page);
          return page;
        })
        .finally(() => underWay.delete(key));
      underWay.set(key, rendering);
      return rendering;
    },
  };
}
