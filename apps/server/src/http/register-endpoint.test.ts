import { apiBase, endpoints } from '@kayal/api-contract';
import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { mapErrors } from './answers/errors.ts';
import { serializeByContract } from './answers/serialization.ts';
import type { FeedCaller, Identity } from './identity.ts';
import { registerEndpoint, registerFeedEndpoint, registerPublicEndpoint } from './register-endpoint.ts';
import { addContractValidation } from './validation.ts';

const asha: Identity = {
  customerId: '7',
  role: 'shopper',
  lacksSecondFactor: false,
  name: 'Asha',
  email: 'asha@kayal.example',
  sessionHash: 'hash',
  isConfirmed: true,
};
const callers: Readonly<Record<string, Identity>> = {
  asha,
  admin: { ...asha, customerId: '1', role: 'admin' },
  waiting: { ...asha, customerId: '2', lacksSecondFactor: true },
};
const feeds: Readonly<Record<string, FeedCaller>> = {
  stock: { tokenId: 't1', scopes: ['stock'] },
  orders: { tokenId: 't2', scopes: ['orders'] },
};

/** An app without routes, in which the header `x-as` says who calls. */
function openApp(): { readonly app: FastifyInstance; readonly routes: readonly RouteOptions[] } {
  const app = Fastify({ bodyLimit: 64 * 1024 });
  onTestFinished(() => app.close());
  mapErrors(app);
  addContractValidation(app);
  serializeByContract(app);
  app.decorate('isCompanyCode', async (code) => code === 'kayal');
  app.decorate('identify', async ({ headers }) => callers[String(headers['x-as'])] ?? null);
  app.decorate('identifyToken', async ({ headers }) => feeds[String(headers['x-as'])] ?? null);
  app.decorateRequest('identity', null);
  app.decorateRequest('feedCaller', null);
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => void routes.push(route));
  return { app, routes };
}

/** Answers that no test reads. */
const none: [] = [];
const report = Buffer.from('{}');

const signedIn = (name: string) => ({ 'x-as': name });

describe('addresses', () => {
  it('J11 a call without a company answers with the company too, and the old calls of pictures at the root', async () => {
    const { app } = openApp();
    registerPublicEndpoint(app, endpoints.getOffers, async () => none);
    registerEndpoint(app, endpoints.getImages, async () => none);
    const status = async (url: string) => (await app.inject({ url, headers: signedIn('admin') })).statusCode;
    for (const url of [`${apiBase}/getOffers`, `${apiBase}/getOffers/kayal`, `${apiBase}/getImages`, '/getImages']) {
      expect([url, await status(url)]).toEqual([url, 200]);
    }
    for (const url of ['/getOffers', `${apiBase}/getOffers/other`, `${apiBase}/getOffers/kayal/kayal`]) {
      expect([url, await status(url)]).toEqual([url, 404]);
    }
  });

  it('J11 a company that is not the shop’s is not found, before anything else is looked at', async () => {
    const { app } = openApp();
    registerEndpoint(app, endpoints.getSessions, async () => ({ success: true, sessions: none }));
    const codeAt = async (company: string) => (await app.inject(`${apiBase}/user/sessions/${company}`)).json().code;
    expect([await codeAt('other'), await codeAt('kayal')]).toEqual(['company.unknown', 'auth.required']);
  });

  it('S7.GEN.01 the first address is described, with its parts alone and under its own heading', async () => {
    const { app, routes } = openApp();
    registerPublicEndpoint(app, endpoints.getOffers, async () => none);
    registerPublicEndpoint(app, endpoints.session, async () => ({ success: true, user: null }));
    await app.ready();
    const described = routes.filter(({ method }) => method === 'GET');
    const offers = { tags: ['getOffers'], summary: endpoints.getOffers.summary };
    expect(described.map(({ url, schema }) => [url, schema])).toMatchObject([
      [`${apiBase}/getOffers`, { ...offers, hide: false }],
      [`${apiBase}/getOffers/:company`, { ...offers, hide: true }],
      [`${apiBase}/user/session/:company`, { tags: ['user'], hide: false }],
    ]);
    expect(routes.map(({ config }) => config)).toContainEqual({ access: 'anyone', endpoint: 'getOffers' });
    const parts = described.map(({ schema = {} }) =>
      ['params', 'querystring', 'headers', 'body', 'response'].filter((part) => part in schema),
    );
    const ofOffers = ['params', 'querystring', 'response'];
    expect(parts).toEqual([ofOffers, ofOffers, ['params', 'response']]);
  });
});

describe('callers', () => {
  it('R-27 a shopper’s own call takes whoever is signed in, and the handler knows her', async () => {
    const { app } = openApp();
    const seen: string[] = [];
    registerEndpoint(app, endpoints.getSessions, async ({ identity, request }) => {
      seen.push(identity.customerId, String(request.identity?.customerId));
      return { success: true, sessions: none };
    });
    const url = `${apiBase}/user/sessions/kayal`;
    expect((await app.inject({ url })).json()).toMatchObject({ code: 'auth.required' });
    for (const name of ['asha', 'admin', 'waiting']) {
      expect((await app.inject({ url, headers: signedIn(name) })).statusCode).toBe(200);
    }
    expect(seen).toEqual(['7', '7', '1', '1', '2', '2']);
  });

  it('R-27 a call of the back office takes admins, and says whose second factor is missing', async () => {
    const { app } = openApp();
    registerEndpoint(app, endpoints.getImages, async () => none);
    const answers = await Promise.all(
      ['nobody', 'asha', 'waiting', 'admin'].map((name) => app.inject({ url: '/getImages', headers: signedIn(name) })),
    );
    expect(answers.map((each) => [each.statusCode, each.json().code])).toEqual([
      [401, 'auth.required'],
      [403, 'forbidden'],
      [403, 'SECOND_FACTOR_MISSING'],
      [200, undefined],
    ]);
  });

  it('R-27 a call of anyone knows nobody, also of those who are signed in', async () => {
    const { app } = openApp();
    const seen: unknown[] = [];
    registerPublicEndpoint(app, endpoints.getOffers, async ({ identity, request }) => {
      seen.push(identity, request.identity);
      return none;
    });
    await app.inject({ url: `${apiBase}/getOffers`, headers: signedIn('asha') });
    expect(seen).toEqual([null, null]);
  });

  it('a feed takes a token with its scope, and any token where it decides itself', async () => {
    const { app } = openApp();
    const seen: string[] = [];
    registerFeedEndpoint(app, endpoints.feedStock, 'stock', async ({ identity }) => {
      seen.push(identity.tokenId);
      return report;
    });
    registerFeedEndpoint(app, endpoints.feedPrices, null, async ({ identity }) => {
      seen.push(identity.tokenId);
      return report;
    });
    const codeOf = async (feed: string, item: object, name: string) => {
      const body = { items: [item] };
      const reply = await app.inject({
        method: 'POST',
        url: `${apiBase}/feed/${feed}/kayal`,
        body,
        headers: { ...signedIn(name), authorization: 'Bearer x' },
      });
      return reply.json().code;
    };
    const stock = { unique_code: 'A', units: 1 };
    const price = { product_id: 1, mrp: 1 };
    expect([
      await codeOf('stock', stock, 'nobody'),
      await codeOf('stock', { units: 'x' }, 'nobody'),
      await codeOf('stock', stock, 'asha'),
      await codeOf('stock', stock, 'orders'),
      await codeOf('stock', stock, 'stock'),
      await codeOf('prices', price, 'nobody'),
      await codeOf('prices', price, 'orders'),
    ]).toEqual([
      'token.invalid',
      'token.invalid',
      'token.invalid',
      'token.scope',
      undefined,
      'token.invalid',
      undefined,
    ]);
    expect(seen).toEqual(['t1', 't2']);
  });
});

describe('what is sent', () => {
  it('R-32 has the declared shape: query, params and body, each key once, without text that no field may hold', async () => {
    const { app } = openApp();
    registerPublicEndpoint(app, endpoints.getOffers, async () => none);
    registerEndpoint(app, endpoints.postModifyColor, async () => ({ success: true, updated: 0 }));
    const get = async (query: string) => {
      const reply = await app.inject(`${apiBase}/getOffers${query}`);
      return reply.statusCode === 200 ? 200 : reply.json().fields;
    };
    expect(await get('?ids=1,2')).toBe(200);
    expect(await get('?ids=x')).toHaveProperty('ids');
    expect(await get('?ids=1&ids=2')).toEqual({ ids: 'given more than once' });
    expect(await get('?q=%00')).toEqual({ query: 'a NUL character' });
    const post = async (body: object) => {
      const url = `${apiBase}/postModifyColor`;
      const reply = await app.inject({ method: 'POST', url, body, headers: signedIn('admin') });
      return reply.statusCode === 200 ? 200 : reply.json().fields;
    };
    expect(await post({ Navy: { name: 'LAGOON', hex: '#124' } })).toBe(200);
    expect(Object.keys(await post({ Navy: { name: 'LAGOON' } }))).toEqual([expect.stringContaining('hex')]);
    expect(await post({ Navy: { name: '\u0000', hex: '' } })).toEqual({ body: 'a NUL character' });
  });

  it('R-32 may be as long as the call declares, otherwise 64 KiB', async () => {
    const { app } = openApp();
    registerEndpoint(app, endpoints.postModifyColor, async () => ({ success: true, updated: 0 }));
    registerFeedEndpoint(app, endpoints.feedStock, null, async () => report);
    const status = async (path: string, name: string, bytes: number) => {
      const headers = { ...signedIn(name), authorization: 'Bearer x' };
      const body = { filling: 'x'.repeat(bytes) };
      return (await app.inject({ method: 'POST', url: `${apiBase}${path}`, headers, body })).statusCode;
    };
    expect(await status('/postModifyColor', 'admin', 100 * 1024)).toBe(400);
    expect(await status('/postModifyColor', 'admin', 300 * 1024)).toBe(413);
    expect(await status('/feed/stock/kayal', 'stock', 10 * 1024)).toBe(400);
    expect(await status('/feed/stock/kayal', 'stock', 100 * 1024)).toBe(413);
  });
});

describe('what is answered', () => {
  it('J44 is JSON that no cache stores, unless the handler says otherwise', async () => {
    const { app } = openApp();
    registerPublicEndpoint(app, endpoints.session, async () => Buffer.from('{}'));
    registerPublicEndpoint(app, endpoints.getOffers, async ({ reply }) => {
      reply.header('cache-control', 'public, max-age=60').type('text/csv');
      return Buffer.from('a,b');
    });
    const own = await app.inject(`${apiBase}/user/session/kayal`);
    expect(own.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-type': 'application/json; charset=utf-8',
    });
    const other = await app.inject(`${apiBase}/getOffers`);
    expect([other.headers['cache-control'], other.headers['content-type'], other.body]).toEqual([
      'public, max-age=60',
      'text/csv',
      'a,b',
    ]);
  });

  it('R-43 addresses of account calls go into no Referer, others as the page says', async () => {
    const { app } = openApp();
    registerPublicEndpoint(app, endpoints.session, async () => ({ success: true, user: null }));
    registerPublicEndpoint(app, endpoints.getOffers, async () => none);
    const policy = async (path: string) => (await app.inject(`${apiBase}${path}`)).headers['referrer-policy'];
    expect(await policy('/user/session/kayal')).toBe('no-referrer');
    expect(await policy('/getOffers?ids=1')).toBeUndefined();
  });

  it('has only what the contract names', async () => {
    const { app } = openApp();
    const offer = { ItemId: 101, ItemName: 'Tee', MRP: 499, OfferPrice: 399 };
    const offers = [{ ...offer, cost: 100 }];
    registerPublicEndpoint(app, endpoints.getOffers, async () => offers);
    expect((await app.inject(`${apiBase}/getOffers`)).json()).toEqual([offer]);
  });
});
