import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { inTransaction } from '../../db/in-transaction.ts';
import { getBytes, type WireAnswer } from '../../http/answers/get-bytes.test-support.ts';
import { noMetrics } from '../../http/monitoring/metrics.ts';
import { registerRendering } from '../../http/rendering/register-rendering.ts';
import { openToAnyone } from '../../http/route-policy.ts';
import { bumpCatalogueVersion, catalogueVersionOf } from '../../modules/catalogue-version/catalogue-version.ts';
import type { Engine } from '../../db/dialect.ts';
import { urlOf } from '@kayal/server-testing/src/caller.ts';
import { forEachEngine, openTestApp, type TestApp, type TestAppOptions } from '@kayal/server-testing/src/harness.ts';
import { items, people, variants } from '@kayal/server-testing/src/small-seed.ts';

const list = urlOf('getProductByFilter', { query: { limit: '24' } });
const product = urlOf('getProductById', { query: { Id: String(items.tee.id) } });
const page = '/products';
const reads = [list, product, page];

/** Serves one page, as the built shop serves its pages. */
async function servePage(app: FastifyInstance): Promise<void> {
  const clientFolder = await mkdtemp(path.join(tmpdir(), 'kayal-pages-'));
  onTestFinished(() => rm(clientFolder, { recursive: true }));
  const { config, db, answers } = app.context;
  const html = `<html>${'a page '.repeat(500)}</html>`;
  await app.register(async (scope) => {
    openToAnyone(scope);
    await registerRendering(scope, {
      config,
      styleNonce: 'nonce',
      metrics: noMetrics,
      answers,
      catalogueVersion: () => catalogueVersionOf(db).total(),
      companyCode: async () => 'kayal',
      oldAddress: async () => null,
      shop: {
        clientFolder,
        scripts: [],
        assetsFor: () => ({ css: [], modules: [] }),
        render: async () => ({ status: 200, html }),
        addressOf: ({ pathname }) => pathname,
        unknownAddress: '/not-found',
      },
    });
  });
}

forEachEngine('repeated answers', (engine: Engine) => {
  interface Listening extends TestApp {
    /** Asks until the answer is one that Fastify did not make. */
    readonly repeat: (url: string, headers?: Readonly<Record<string, string>>) => Promise<WireAnswer>;
  }

  async function listen(options: Partial<TestAppOptions> = {}): Promise<Listening> {
    let made = 0;
    const shop = await openTestApp({
      engine,
      seed: 'small',
      ...options,
      beforeReady: async (app) => {
        app.addHook('onRequest', (_request, _reply, done) => {
          made += 1;
          done();
        });
        await servePage(app);
      },
    });
    onTestFinished(() => shop.close());
    await shop.app.listen({ port: 0, host: '127.0.0.1' });
    const repeat = async (url: string, headers: Readonly<Record<string, string>> = {}): Promise<WireAnswer> => {
      for (;;) {
        const before = made;
        const answer = await getBytes(shop.app, url, headers);
        // The version is read again every second, and answers are forgotten with it.
        if (made === before) return answer;
      }
    };
    return { ...shop, repeat };
  }

  const withoutTiming = ({ headers: { 'server-timing': _timing, ...headers }, ...rest }: WireAnswer) => ({
    ...rest,
    headers,
  });

  it('R-43 a repeated answer has every header and byte of the one it repeats', async () => {
    const { app, database, repeat } = await listen();
    for (const url of reads) {
      for (const accepted of ['identity', 'br, gzip', 'gzip', 'br;q=0, gzip', 'br;q=0, gzip;q=0']) {
        const headers = { 'accept-encoding': accepted };
        catalogueVersionOf(database.db).forget();
        const made = withoutTiming(await getBytes(app, url, headers));
        expect([made.status, made.headers]).toMatchObject([
          200,
          { 'content-security-policy': expect.stringContaining("default-src 'none'"), etag: expect.any(String) },
        ]);
        expect(withoutTiming(await repeat(url, headers))).toEqual(made);

        const copy = { ...headers, 'if-none-match': made.headers['etag'] ?? '' };
        catalogueVersionOf(database.db).forget();
        const known = withoutTiming(await getBytes(app, url, copy));
        expect([known.status, known.body.length]).toEqual([304, 0]);
        expect(known.headers).not.toHaveProperty('content-length');
        expect(withoutTiming(await repeat(url, copy))).toEqual(known);
      }
    }
    expect((await repeat(page)).headers['content-security-policy']).toContain("script-src 'self'");
  });

  it('R-67 repeated answers count against the limit of their network, behind a proxy too', async () => {
    const { app } = await listen({ env: { RATE_LIMIT: 'on', TRUST_PROXY: '127.0.0.1' } });
    const countAllowed = async (address: string): Promise<number> => {
      for (let allowed = 0; ; allowed += 1) {
        const { status } = await getBytes(app, list, { 'x-forwarded-for': `198.51.100.7, ${address}` });
        if (status === 429) return allowed;
        expect(status).toBe(200);
      }
    };
    expect(await countAllowed('203.0.113.1')).toBe(200);
    expect(await countAllowed('203.0.113.2')).toBe(200);
    const { status } = await getBytes(app, page, { 'x-forwarded-for': '203.0.113.1' });
    expect(status).toBe(429);
  });

  it('R-67 an address with dot segments is counted and shows no page', async () => {
    const { app } = await listen({ env: { RATE_LIMIT: 'on' } });
    const addresses = ['/health/../products', '/health/%2e%2e/products', '/uploads/..', '/assets/..%2fproducts'];
    for (const url of addresses) expect([url, (await getBytes(app, url)).status]).toEqual([url, 400]);
    for (let count = 0; count < 200; count += 1) await getBytes(app, addresses[0] ?? '');
    expect((await getBytes(app, addresses[0] ?? '')).status).toBe(429);
    expect((await getBytes(app, '/health/live')).status).toBe(200);
  });

  it('R-68 a busy server refuses what it would repeat', async () => {
    let waiting = 0;
    const { app, repeat } = await listen({ waitingForDatabase: () => waiting });
    for (const url of reads) expect((await repeat(url)).status).toBe(200);
    waiting = 400;
    for (const url of reads) expect([url, (await getBytes(app, url)).status]).toEqual([url, 503]);
    waiting = 0;
    for (const url of reads) expect([url, (await getBytes(app, url)).status]).toEqual([url, 200]);
  });

  it('S7.ADM.02 J23 the answer after a change is a new one', async () => {
    const shop = await listen();
    const { app, repeat } = shop;
    const { db } = shop.database;
    const before = await repeat(product);
    await inTransaction(db, async (trx) => {
      await trx.updateTable('product').set({ name: 'Renamed' }).where('id', '=', items.tee.id).execute();
      await bumpCatalogueVersion(trx, 'shape', Date.now());
    });
    catalogueVersionOf(db).forget();
    const after = await getBytes(app, product);
    expect(after.body.toString()).toContain('Renamed');
    expect(after.headers['etag']).not.toBe(before.headers['etag']);
    const details = urlOf('getProductDetails', { query: { Id: String(items.tee.id) } });
    await repeat(details);
    await shop.setStock(variants.blackM.code, 4711);
    catalogueVersionOf(db).noteStockChange();
    expect((await getBytes(app, details)).body.toString()).toContain('4711');
  });

  it('R-77 repeated answers are in the log, in the figures and in the times of calls', async () => {
    const lines: string[] = [];
    const shop = await listen({ log: (line) => lines.push(line), env: { METRICS_PORT: '4129' } });
    await shop.repeat(list);
    await shop.repeat(page);
    const answered = () =>
      lines
        .map((line): Record<string, unknown> => JSON.parse(line))
        .filter(({ msg, route }) => msg === 'answered' && route === '/*');
    await expect.poll(() => answered().length).toBeGreaterThanOrEqual(2);
    const [first, ...others] = answered();
    for (const other of others) expect(Object.keys(other)).toEqual(Object.keys(first ?? {}));
    expect(first).toMatchObject({ method: 'GET', status: 200, ms: expect.any(Number) });
    expect(new Set(answered().map(({ reqId }) => reqId)).size).toBe(answered().length);
    expect(lines.join('')).not.toContain('limit=24');

    const route = urlOf('getProductByFilter', { params: { company: ':company' } }).replaceAll('%3A', ':');
    const calls = lines.filter((line) => line.includes(`"route":"${route}"`)).length;
    expect(calls).toBeGreaterThanOrEqual(2);
    const figures = await shop.app.context.metrics.page?.();
    expect(figures?.text).toContain(
      `http_request_duration_seconds_count{method="GET",route="${route}",status="200"} ${calls}`,
    );
    const admin = await shop.as(people.admin.email);
    const { slowestCalls } = (await admin.call('getShopHealth')).answer();
    expect(slowestCalls.find(({ name }) => name === 'getProductByFilter')?.count).toBe(calls);
  });
});
