import { once } from 'node:events';
import { connect } from 'node:net';
import { apiBase, endpoints, routes, type RouteName } from '@kayal/api-contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pathsOf } from '../../http/register-endpoint.ts';
import { createCaller, urlOf, type Caller } from '@kayal/server-testing/src/caller.ts';
import { forEachEngine, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { people } from '@kayal/server-testing/src/small-seed.ts';

const names = Object.keys(routes).filter((name): name is RouteName => Object.hasOwn(routes, name));
const login = `${apiBase}/user/login/kayal`;

forEachEngine('the gateway', (engine) => {
  let shop: TestApp;
  let asha: Caller;

  beforeAll(async () => {
    shop = await openTestApp({ engine, seed: 'small' });
    asha = await shop.as(people.asha.email);
  });
  afterAll(() => shop.close());

  it('J11 serves every endpoint of the contract at all its addresses', () => {
    const missing = names.flatMap((name) =>
      pathsOf(endpoints[name]).filter((url) => !shop.app.hasRoute({ method: routes[name].method, url })),
    );
    expect(missing).toEqual([]);
  });

  it('R-32 bytes that are not HTTP are refused in the shape of the contract', async () => {
    const { port } = new URL(await shop.app.listen({ port: 0, host: '127.0.0.1' }));
    const socket = connect({ port: Number(port), host: '127.0.0.1' }, () => socket.write('NONSENSE\r\n\r\n'));
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    await once(socket, 'close');
    expect(answer).toContain('"code":"request.invalid"');
  });

  it('S7.GEN every listed call has a module: none fails or is missing', async () => {
    const answers: string[] = [];
    for (const name of names) {
      const params = {
        customer: people.admin.id,
        id: '1',
        itemId: '1',
        ledcode: people.admin.id,
        uniqueCode: 'x',
        entryNo: 'x',
      };
      // A new caller for each call, because one of the calls signs out.
      const caller = await shop.as(people.admin.email);
      const reply = await caller.call(name, { params, ...(routes[name].method === 'GET' ? {} : { body: {} }) });
      if (reply.status >= 500) answers.push(`${name}: ${reply.status}`);
    }
    expect(answers).toEqual([]);
  });

  it('J11 an unknown company is not found for any caller', async () => {
    for (const name of names.filter((each) => routes[each].path.includes(':company'))) {
      const reply = await asha.call(name, { params: { company: 'other' } });
      expect([name, reply.status, reply.refusal().code]).toEqual([name, 404, 'company.unknown']);
    }
  });

  it('J11 company-less calls answer with the company as well', async () => {
    const answer = (url: string) => shop.app.inject({ url });
    expect((await answer(`${apiBase}/getOfferByItemId/101/kayal`)).json()).toEqual({ OfferPrice: 399 });
    expect((await answer(`${apiBase}/getOfferByItemId/101/other`)).statusCode).toBe(404);
    expect((await answer('/getImages')).statusCode).toBe(401);
    expect((await answer(`${apiBase}/getOffers?ids=101`)).json()).toMatchObject([{ ItemId: 101, OfferPrice: 399 }]);
    expect((await answer(`${apiBase}/getOffers/kayal?ids=101`)).json()).toMatchObject([{ ItemId: 101 }]);
  });

  it.each(names.filter((name) => routes[name].method !== 'GET'))('R-46 %s refuses other sites', async (name) => {
    const status = async (headers: Record<string, string | undefined>) => {
      const reply = await asha.call(name, { body: {}, headers });
      return reply.status === 403 ? reply.refusal().code : reply.status;
    };
    expect(await status({ 'sec-fetch-site': 'cross-site' })).toBe('request.cross_site');
    expect(await status({ 'sec-fetch-site': 'same-site' })).toBe('request.cross_site');
    expect(await status({ 'sec-fetch-site': undefined, origin: 'https://evil.example' })).toBe('request.cross_site');
    expect(await status({ 'sec-fetch-site': undefined, origin: 'null' })).toBe('request.cross_site');
    expect(await status({ 'sec-fetch-site': undefined })).toBe('request.cross_site');
    expect(await status({ 'sec-fetch-site': 'cross-site', origin: shop.config.publicOrigin })).toBe(
      'request.cross_site',
    );
  });

  it('R-46 passes our own origin, and a caller without cookie that is no browser', async () => {
    const own = await asha.call('logout', {
      headers: { 'sec-fetch-site': undefined, origin: shop.config.publicOrigin },
    });
    expect(own.status).toBe(200);
    asha = await shop.as(people.asha.email);
    const script = createCaller(shop.app, '');
    expect((await script.call('logout', { headers: { 'sec-fetch-site': undefined } })).status).toBe(200);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', 'text/json'])(
    'R-37 refuses a body of %s',
    async (type) => {
      const reply = await shop.app.inject({
        method: 'POST',
        url: login,
        headers: { 'content-type': type },
        payload: 'a=1',
      });
      expect([reply.statusCode, reply.json().code]).toEqual([415, 'request.media_type']);
    },
  );

  it.each([
    ['broken JSON', '{"email":', 400],
    ['a poisoned prototype', '{"__proto__":{"role":"admin"},"email":"a","password":"b"}', 400],
    ['a poisoned constructor', '{"constructor":{"prototype":{}},"email":"a","password":"b"}', 400],
    ['a NUL', '{"email":"a\\u0000b","password":"b"}', 400],
    ['half a surrogate pair', '{"email":"a","password":"\\ud800"}', 400],
    ['a list for a text', '{"email":["a"],"password":"b"}', 400],
    ['a list for the body', '[1,2]', 400],
    ['deep nesting', `{"email":"a","password":"b","x":${'['.repeat(5000)}${']'.repeat(5000)}}`, 400],
    ['too much', `{"email":"a","password":"b","x":"${'x'.repeat(70_000)}"}`, 413],
  ])('R-33 R-38 refuses a body with %s', async (_what, payload, status) => {
    const headers = { 'content-type': 'application/json' };
    const reply = await shop.app.inject({ method: 'POST', url: login, headers, payload });
    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toMatchObject({ success: false, requestId: expect.any(String) });
    expect(Object.hasOwn(Object.prototype, 'role')).toBe(false);
  });

  it.each([
    ['?filter=%00', 'query'],
    ['?filter=a&filter=b', 'filter'],
    ['?filter=a&x=1&x=2', 'x'],
    [`?filter=${'x'.repeat(101)}`, 'filter'],
  ])('R-32 R-33 getProductByFilter%s is refused and names %s', async (query, field) => {
    const reply = await shop.app.inject({ url: `${apiBase}/getProductByFilter/kayal${query}` });
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, [field]]);
  });

  it('R-33 signs that mean something to databases and scripts are text of a search', async () => {
    const url = `${apiBase}/getProductByFilter/kayal?filter=%25_%27%22%5C`;
    expect((await shop.app.inject({ url })).statusCode).toBe(200);
  });

  it('answers 405 with Allow for another method, 204 for OPTIONS, 404 for an unknown path', async () => {
    const ask = async (method: 'PATCH' | 'OPTIONS' | 'GET' | 'HEAD', url: string) => {
      const reply = await shop.app.inject({ method, url });
      return [reply.statusCode, reply.headers.allow];
    };
    expect(await ask('PATCH', `${apiBase}/cart/add/kayal`)).toEqual([405, 'OPTIONS, POST']);
    expect(await ask('OPTIONS', `${apiBase}/cart/add/kayal`)).toEqual([204, 'OPTIONS, POST']);
    expect(await ask('HEAD', urlOf('getCategories'))).toEqual([200, undefined]);
    expect(await ask('GET', `${apiBase}/nothing/kayal`)).toEqual([404, undefined]);
  });

  it('R-43 every answer carries the headers; data may load nothing', async () => {
    for (const url of [urlOf('getCategories'), urlOf('getAllOrders'), `${apiBase}/nothing`, '/health/live']) {
      const { headers } = await shop.app.inject({ url });
      expect(headers).toMatchObject({
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    }
  });

  it('R-44 reflects no origin and grants no preflight', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    for (const method of ['GET', 'OPTIONS'] as const) {
      for (const url of [urlOf('getCategories'), urlOf('session'), '/uploads/101.jpg']) {
        const answer = await shop.app.inject({ method, url, headers });
        const granted = Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'));
        expect([method, url, granted]).toEqual([method, url, []]);
      }
    }
  });

  it('S7.GEN.01 describes every listed call at /docs with its input and answer, at its first address only', async () => {
    const { paths } = (await shop.app.inject({ url: '/docs/json' })).json();
    const described = names.map((name) => {
      const path = `${apiBase}${routes[name].path}`.replaceAll(/:(\w+)/g, '{$1}');
      const call = paths[path]?.[routes[name].method.toLowerCase()];
      return {
        name,
        summary: call?.summary,
        hasTag: call?.tags.length === 1,
        hasAnswer: call?.responses['200'] !== undefined,
        hasBody: call?.requestBody !== undefined,
      };
    });
    expect(described).toEqual(
      names.map((name) => {
        const endpoint = endpoints[name];
        return { name, summary: endpoint.summary, hasTag: true, hasAnswer: true, hasBody: 'body' in endpoint };
      }),
    );
    expect(Object.keys(paths).filter((path) => path === '/getImages' || path.endsWith('/{id}/{company}'))).toEqual([]);
  });

  it('R-39 shows stored mail as a page without scripts and as data, newest first', async () => {
    const { email, id } = people.asha;
    const hostile = { full_name: '<img src=x onerror=alert(1)>' };
    await shop.database.db.updateTable('customer').set(hostile).where('id', '=', id).execute();
    await shop.visitor.call('sendOtp', { body: { email } });
    const page = await shop.app.inject({ url: '/dev/mailbox' });
    expect(page.body).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(page.body).not.toContain('<img');
    const [newest] = (await shop.app.inject({ url: '/dev/mailbox.json' })).json();
    expect(newest).toEqual({ to: email, subject: 'Your KAYAL code', text: expect.any(String), at: shop.clock.now() });
  });

  it('R-73 health checks say ok and no more', async () => {
    for (const url of ['/health/live', '/health/ready']) {
      const reply = await shop.app.inject({ url });
      expect([reply.statusCode, reply.json()]).toEqual([200, { ok: true }]);
    }
  });
});
