import path from 'node:path';
import { readdirSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { apiBase, routes, type RouteName } from '@kayal/api-contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveShop, shopFolder } from '../../startup/serve-shop.ts';
import { addSession } from '@kayal/server-testing/src/add-session.ts';
import { forEachEngine, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';

const browser = { 'accept-encoding': 'gzip, deflate, br, zstd', 'sec-fetch-site': 'same-origin' };
const textType = /^text\/|json|xml|javascript/;
const maxPlainBytes = 1000;
const admin = 'admin@kayal.example';

forEachEngine('delivery', (engine) => {
  let shop: TestApp;
  let cookie = '';
  let customer = '';
  beforeAll(async () => {
    shop = await openTestApp({ engine, seed: 'demo', beforeReady: serveShop });
    const { db } = shop.database;
    customer = (await db.selectFrom('customer').select('id').where('email', '=', admin).executeTakeFirstOrThrow()).id;
    cookie = await addSession(db, customer, shop.clock.now());
  });
  afterAll(() => shop.close());

  const get = (url: string, headers: Record<string, string> = {}) =>
    shop.app.inject({ url, headers: { ...browser, cookie, ...headers } });

  /** One address for each kind of GET answer. */
  async function addresses(): Promise<string[]> {
    const names = Object.keys(routes).filter((name): name is RouteName => Object.hasOwn(routes, name));
    const { entry_no: entryNo } = await shop.database.db
      .selectFrom('placed_order')
      .select('entry_no')
      .limit(1)
      .executeTakeFirstOrThrow();
    const values: Readonly<Record<string, string>> = { company: 'kayal', customer, entryNo };
    const calls = names
      .filter((name) => routes[name].method === 'GET')
      .map((name) => routes[name].path.replaceAll(/:(\w+)/g, (_, key: string) => values[key] ?? '4'))
      .map((call) => `${apiBase}${call}?${new URLSearchParams({ Id: '4' })}`);
    const lists = [
      `${apiBase}/getNewArrival_BestSeller_LimitedSale/kayal?Id=NewArrivals`,
      `${apiBase}/getProductByFilter/kayal`,
      `${apiBase}/suggest/kayal?q=shirt`,
      `${apiBase}/allorder/list/kayal`,
    ];
    const pages = ['/', '/products?c=4&n=T-Shirts', '/aboutus', '/cart', '/no-such-page', '/docs/', '/docs/json'];
    const texts = ['/robots.txt', '/sitemap.xml', '/favicon.svg', '/dev/mailbox', '/dev/mailbox.json'];
    const assets = readdirSync(path.join(shopFolder, 'dist/client/assets')).map((name) => `/assets/${name}`);
    return [...calls, ...lists, ...pages, ...texts, ...assets, '/docs/static/swagger-ui-bundle.js'];
  }

  it('a browser gets no text of more than 1 kB uncompressed, from any kind of route', async () => {
    const plain: string[] = [];
    let compressed = 0;
    for (const url of await addresses()) {
      const { headers, rawPayload } = await get(url);
      if (!textType.test(String(headers['content-type']))) continue;
      if (headers['content-encoding'] !== undefined) compressed += 1;
      else if (rawPayload.byteLength > maxPlainBytes) plain.push(`${url}: ${rawPayload.byteLength}`);
    }
    expect(plain).toEqual([]);
    expect(compressed).toBeGreaterThan(60);
  });

  it('assets are compressed by the build, cached for ever and validated by their ETag', async () => {
    const names = readdirSync(path.join(shopFolder, 'dist/client/assets'));
    const script = names.find((name) => name.endsWith('.js') && names.includes(`${name}.br`));
    const br = await get(`/assets/${script}`);
    expect(br.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript',
    });
    const plain = await get(`/assets/${script}`, { 'accept-encoding': 'identity' });
    expect(brotliDecompressSync(br.rawPayload).equals(plain.rawPayload)).toBe(true);
    const again = await get(`/assets/${script}`, { 'if-none-match': `W/${br.headers.etag}` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('R-43 assets carry what protects a file, and no header that browsers heed for documents only', async () => {
    const script = readdirSync(path.join(shopFolder, 'dist/client/assets')).find((name) => name.endsWith('.js')) ?? '';
    const { headers } = await get(`/assets/${script}`);
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    for (const name of ['referrer-policy', 'cross-origin-opener-policy', 'permissions-policy'])
      expect(headers).not.toHaveProperty(name);
  });

  it('addresses of the same page share one rendering', async () => {
    const bytes = async (url: string) => (await get(url, { 'accept-encoding': 'identity' })).body;
    expect(await bytes('/products?utm_source=mail&n=T-Shirts&c=4')).toBe(await bytes('/products?c=4&n=T-Shirts'));
    expect(await bytes('/?x=1')).toBe(await bytes('/'));
    for (const url of ['//', '//other.example/', '/none', '/none/%20x', '/%e0', '/a b']) {
      const { statusCode } = await get(url, { accept: 'text/html' });
      expect([url, statusCode < 500]).toEqual([url, true]);
    }
    expect((await get('//other.example/products')).body).not.toContain('other.example');
  });

  it('an address without a file has a 4xx status, never 500', async () => {
    for (const url of ['/assets/', '/assets/none.js', '/assets/%2e%2e/x.js', '/assets/entry']) {
      expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
    }
    expect((await get('/assets/..%2findex.js')).statusCode).toBe(400);
  });
});
