import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import { ApiError } from '../api-error.ts';
import { visitsPerMeasured } from '../../config/visit-share.ts';
import { FairQueue } from '../admission/fair-queue.ts';
import { inProcessAddress } from '../limits/limiting.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import type { ReadyAnswer, ReadyAnswers } from '../answers/ready-answers.ts';
import { negotiateReady, ReadyBytes } from '../answers/ready-bytes.ts';
import { createAssetFiles } from './asset-files.ts';
import type { BuiltShop, ShopModule } from './shop-module.ts';

/** Dependencies of rendering. */
export interface RenderingOptions {
  readonly config: Config;
  readonly shop: BuiltShop;
  /** The nonce of a page's first styles and of the one style element that a scroll lock adds. */
  readonly styleNonce: string;
  readonly metrics: Metrics;
  /** Where rendered pages are kept. */
  readonly answers: ReadyAnswers;
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
  const render = async (address: string): Promise<ReadyAnswer> => {
    const result = await shop.render(await renderInput(app, options, address));
    return toReadyPage(result.status, options.config.rehearsal.isOne ? withBanner(result.html) : result.html);
  };

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const url = URL.parse(`${options.config.publicOrigin}${request.url}`);
    if (url === null) throw new ApiError('not_found');
    const address = shop.addressOf(url);
    const moved = address === shop.unknownAddress ? await options.oldAddress(request.url) : null;
    if (moved !== null) return reply.header('cache-control', oneHour).redirect(moved, 301);
    const key = `${await options.catalogueVersion()} ${address}`;
    const page = await options.answers.get('pages', key, () =>
      renderings.add(request.spend('rendering'), () => render(address)),
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
function toReadyPage(status: number, html: string): ReadyAnswer {
  const body = Buffer.from(`<!DOCTYPE html>${html.replace(/^<!DOCTYPE html>/i, '')}`);
  return { status, bytes: new ReadyBytes('text/html; charset=utf-8', body), total: null };
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

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, bytes }: ReadyAnswer,
): Buffer | Promise<Buffer> {
  reply.code(status).header('cache-control', status === 200 ? 'public, no-cache' : 'no-store');
  if (status === 200) reply.forEveryone = bytes;
  return negotiateReady(request, reply, bytes);
}
