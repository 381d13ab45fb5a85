import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../startup/config.ts';
import { inProcessAddress } from '../rate-limits.ts';
import { createPageCache, encodedBody, pageEncodings, toCachedPage, type CachedPage } from './page-cache.ts';
import type { BuiltShop, ShopModule } from './shop-module.ts';

/** What rendering needs of the rest of the server. */
export interface RenderingOptions {
  readonly config: Config;
  readonly shop: BuiltShop;
  /** The nonce of the one style element that a scroll lock adds (security page, 1.8). */
  readonly styleNonce: string;
  /** Rises with every change a shopper could see. */
  readonly catalogueVersion: () => Promise<number>;
}

/** Files at the root of the site that browsers ask for by name. */
const rootFiles = ['favicon.svg'] as const;

/** A redirect that a page's loader asks for. */
class PageRedirect extends Error {
  readonly status: number;
  readonly location: string;

  constructor(status: number, location: string) {
    super(`Redirect to ${location}`);
    this.status = status;
    this.location = location;
  }
}

/**
 * Serves the shop: its files for ever, its pages rendered once a catalogue version and kept as ready bytes. Every page
 * is rendered as for an anonymous visitor, so that the same bytes serve everyone; what is personal comes after hydration.
 */
export async function registerRendering(app: FastifyInstance, options: RenderingOptions): Promise<void> {
  const { shop } = options;
  await app.register(fastifyStatic, {
    root: `${shop.clientFolder}/assets`,
    prefix: '/assets/',
    immutable: true,
    maxAge: '1y',
    index: false,
    dotfiles: 'ignore',
  });
  for (const file of rootFiles) {
    app.get(`/${file}`, { schema: { hide: true } }, (_request, reply) =>
      reply.sendFile(file, shop.clientFolder, { maxAge: '1d', immutable: false }),
    );
  }

  const pages = createPageCache(async (address) => {
    const result = await shop.render(renderInput(app, options, address));
    if (result.kind === 'redirect') throw new PageRedirect(result.status, result.location);
    return toCachedPage(result.status, result.html);
  });

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    try {
      const page = await pages.get(await options.catalogueVersion(), request.url);
      return await sendPage(request, reply, page);
    } catch (error) {
      if (error instanceof PageRedirect) return reply.redirect(error.location, error.status);
      throw error;
    }
  });
}

/** What the shop needs to render one address. @param address path and query */
export function renderInput(
  app: FastifyInstance,
  options: Pick<RenderingOptions, 'config' | 'shop' | 'styleNonce'>,
  address: string,
): Parameters<ShopModule['render']>[0] {
  return {
    url: new URL(address, options.config.publicOrigin),
    fetch: inProcessFetch(app),
    settings: {
      company: options.config.companyCode,
      publicOrigin: options.config.publicOrigin,
      googleClientId: options.config.googleClientId,
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

async function sendPage(request: FastifyRequest, reply: FastifyReply, page: CachedPage): Promise<FastifyReply> {
  reply
    .code(page.status)
    .type('text/html; charset=utf-8')
    .header('etag', page.etag)
    .header('vary', 'Accept-Encoding')
    .header('cache-control', page.status === 200 ? 'public, no-cache' : 'no-store');
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = pageEncodings.find((candidate) => new RegExp(`\\b${candidate}\\b`).test(accepted));
  if (encoding === undefined) return reply.send(page.body);
  return reply.header('content-encoding', encoding).send(await encodedBody(page, encoding));
}
