import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Config } from '../../config/config.ts';
import { ApiError } from '../api-error.ts';
import { visitsPerMeasured } from '../../config/visit-share.ts';
import { FairQueue } from '../admission/fair-queue.ts';
import { inProcessAddress } from '../limits/limiting.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import { negotiateReady, ReadyBytes } from '../answers/ready-bytes.ts';
import { SharedCache } from '../answers/shared-cache.ts';
import { createAssetFiles } from './asset-files.ts';
import type { BuiltShop, ShopModule } from './shop-module.ts';

/** Dependencies of rendering. */
export interface RenderingOptions {
  readonly config: Config;
  readonly shop: BuiltShop;
  /** The nonce of a page's first styles and of the one style element that a scroll lock adds. */
  readonly styleNonce: string;
  readonly metrics: Metrics;
  /** Rises with every change a shopper could see. */
  readonly catalogueVersion: () => Promise<number>;
  /** The company code of the shop's paths. */
  readonly companyCode: () => Promise<string>;
  /** Where an address leads that is no page of the shop; null for nowhere. @param url path and query */
  readonly oldAddress: (url: string) => Promise<string | null>;
}

const fileOptions = { config: { cost: 'file' }, schema: { hide: true } } as const;

/** Files at the root of the site that browsers ask for by name. */
const rootFiles = ['favicon.svg'] as const;

/** The name of a built file holds a hash of what is in it, so the bytes at its address never change. */
const forEver = 'public, max-age=31536000, immutable';
/** Browsers repeat a redirect by themselves: for an hour, so that an owner can correct it. */
const oneHour = 'public, max-age=3600';
const oneDay = 'public, max-age=86400';

/** Headers that browsers heed for documents only; on each of a page's files they would be 200 bytes for nothing. */
const pageOnlyHeaders = ['referrer-policy', 'cross-origin-opener-policy', 'permissions-policy'] as const;

/**
 * Pages rendered at once, and pages that may wait. Rendering keeps the processor busy, so more at once would only delay
 * all of them, and every call of the API too.
 */
const renderLimits = { atOnce: 2, waiting: 60 };

/** A rendered page as ready bytes. */
interface CachedPage {
  readonly status: number;
  readonly bytes: ReadyBytes;
}

/** HTML and its encodings. A page names the day a parcel would arrive, so it must not outlive that day by much. */
const pageCacheLimits = {
  maxBytes: 24 * 1024 * 1024,
  maxAgeMs: 5 * 60 * 1000,
  bytesOf: ({ bytes }: CachedPage) => bytes.body.byteLength * 2,
};

/** Characters of the spellings of addresses that are remembered with the page they lead to. Each may have 16 KiB. */
const rememberedCharacters = 4 * 1024 * 1024;

/**
 * Serves the shop: its files for ever, its pages rendered once a catalogue version and cached as ready bytes. Every page
 * is rendered as for an anonymous visitor, so that the same bytes serve everyone; what is personal comes after
 * hydration.
 */
export async function registerRendering(app: FastifyInstance, options: RenderingOptions): Promise<void> {
  const { shop } = options;
  const files = await createAssetFiles(shop.clientFolder);
  app.get('/assets/*', fileOptions, async (request, reply) => {
    const bytes = await files.read(pathOf(request));
    if (bytes === null) throw new ApiError('not_found');
    for (const header of pageOnlyHeaders) reply.removeHeader(header);
    return negotiateReady(request, reply.header('cache-control', forEver), bytes);
  });
  for (const file of rootFiles) {
    app.get(`/${file}`, fileOptions, async (request, reply) => {
      const bytes = await files.read(`/${file}`);
      if (bytes === null) throw new ApiError('not_found');
      return negotiateReady(request, reply.header('cache-control', oneDay), bytes);
    });
  }

  const renderings = new FairQueue(renderLimits.atOnce, renderLimits.waiting);
  options.metrics.gauge('pages_waiting_renderings', 'Pages that wait to be rendered', () => renderings.waiting);
  const render = async (address: string): Promise<CachedPage> => {
    const result = await shop.render(await renderInput(app, options, address));
    return toCachedPage(result.status, options.config.rehearsal.isOne ? withBanner(result.html) : result.html);
  };
  // Two visitors who request the same page at once cause one rendering.
  const pages = new SharedCache<CachedPage>(pageCacheLimits, options.metrics.cacheUses('pages'));
  const addresses = new LRUCache<string, string>({
    maxSize: rememberedCharacters,
    sizeCalculation: (address, url) => address.length + url.length + 200,
  });
  const addressOf = (url: string): string => {
    const known = addresses.get(url);
    if (known !== undefined) return known;
    const parsed = URL.parse(`${options.config.publicOrigin}${url}`);
    if (parsed === null) throw new ApiError('not_found');
    const address = shop.addressOf(parsed);
    addresses.set(url, address);
    return address;
  };

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const address = addressOf(request.url);
    const moved = address === shop.unknownAddress ? await options.oldAddress(request.url) : null;
    if (moved !== null) return reply.header('cache-control', oneHour).redirect(moved, 301);
    const key = `${await options.catalogueVersion()} ${address}`;
    const page = await pages.get(
      key,
      () => renderings.add(request.spend('rendering'), () => render(address)),
      mayBeCached,
    );
    return sendPage(request, reply, page);
  });
}

/**
 * Says above every page that it is a rehearsal. React leaves an element that it does not know at the beginning of the body
 * where it is, so the scripts of a shop do not carry this.
 */
function withBanner(html: string): string {
  const style =
    'display:block;padding:0.75rem 1rem;background:#ffd84d;color:#1a1400;font:600 1rem/1.4 system-ui,sans-serif;text-align:center';
  const text = 'Rehearsal: a copy of the shop. Orders placed here are not delivered, and no mails are sent.';
  return html.replace(
    /<body[^>]*>/,
    (body) => `${body}<rehearsal-note role="note" style="${style}">${text}</rehearsal-note>`,
  );
}

/** Makes a page's bytes ready to be served. */
function toCachedPage(status: number, html: string): CachedPage {
  const body = Buffer.from(`<!DOCTYPE html>${html.replace(/^<!DOCTYPE html>/i, '')}`);
  return { status, bytes: new ReadyBytes('text/html; charset=utf-8', body) };
}

function mayBeCached({ status }: CachedPage): boolean {
  return status === 200 || status === 404;
}

function pathOf({ url }: FastifyRequest): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}

/** Input for rendering one address. @param address path and query */
export async function renderInput(
  app: FastifyInstance,
  options: Pick<RenderingOptions, 'config' | 'shop' | 'styleNonce' | 'companyCode'>,
  address: string,
): Promise<Parameters<ShopModule['render']>[0]> {
  return {
    url: new URL(address, options.config.publicOrigin),
    fetch: inProcessFetch(app),
    settings: {
      company: await options.companyCode(),
      publicOrigin: options.config.publicOrigin,
      googleClientId: options.config.googleClientId,
      visitsPerMeasured: visitsPerMeasured[options.config.visitFigures],
    },
    styleNonce: options.styleNonce,
    scripts: options.shop.scripts,
    assetsFor: options.shop.assetsFor,
    onError: (error) => app.log.error(error),
  };
}

/** Calls our own API without a socket and without a cookie. Loaders only read, so GET is all there is. */
function inProcessFetch(app: FastifyInstance): typeof globalThis.fetch {
  return async (input) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const answer = await app.inject({
      method: 'GET',
      url: `${url.pathname}${url.search}`,
      headers: { accept: 'application/json' },
      remoteAddress: inProcessAddress,
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers))
      if (value !== undefined) headers.set(name, String(value));
    return new Response(answer.rawPayload.toString(), { status: answer.statusCode, headers });
  };
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: CachedPage): Buffer | Promise<Buffer> {
  reply.code(page.status).header('cache-control', page.status === 200 ? 'public, no-cache' : 'no-store');
  reply.isForEveryone = page.status === 200;
  return negotiateReady(request, reply, page.bytes);
}
