import { setImmediate as nextTurn } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { mapErrors } from '../answers/errors.ts';
import { noMetrics } from '../monitoring/metrics.ts';
import { inProcessAddress, limiting, pressureOf } from './limiting.ts';

const pages = ['/', '/products?c=4', '/api/onlineorder/getCategories/kayal', '/assets', '/favicon.svg/x'];
const files = ['/assets/first-view-abc.js', '/uploads/10001_RED.webp', '/assets/archivo-abc.woff2', '/favicon.svg'];

async function openApp(waiting: () => number, env: Record<string, string> = {}): Promise<FastifyInstance> {
  const app = Fastify();
  onTestFinished(() => app.close());
  mapErrors(app);
  await app.register(fp(limiting), {
    config: readConfig(env),
    database: { waiting },
    metrics: noMetrics,
    now: () => 0,
    shedsLoad: true,
  });
  for (const url of ['/assets/*', '/uploads/:file', '/favicon.svg']) {
    app.get(url, { config: { cost: 'file' } }, async () => Buffer.alloc(url === '/uploads/:file' ? 300 * 1024 : 1));
  }
  app.get('/health/live', { config: { cost: 'probe' } }, async () => ({ ok: true }));
  app.get('/*', async () => ({ ok: true }));
  app.post('/*', async () => ({ ok: true }));
  await app.ready();
  return app;
}

const all = (urls: readonly string[], status: number) => Object.fromEntries(urls.map((url) => [url, status]));

async function statusesOf(app: FastifyInstance): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {};
  for (const url of [...pages, ...files, '/health/live']) statuses[url] = (await app.inject(url)).statusCode;
  return statuses;
}

/** Keeps the thread busy, like too many requests. */
function blockFor(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

describe('limiting', () => {
  it('R-67 a call costs what the route costs that it matches, whatever its address begins with', async () => {
    const app = await openApp(() => 0);
    const ask = async (url: string, remoteAddress = '203.0.113.1') =>
      (await app.inject({ url, remoteAddress })).statusCode;
    let answered = 0;
    while ((await ask(['/health/x', '/assets', '/uploads/a/b'][answered % 3] ?? '')) !== 429) answered += 1;
    expect(answered).toBe(200);
    for (const url of ['/favicon.svg', '/assets/a.js', '/health/live']) expect(await ask(url)).toBe(200);
    const written = await app.inject({ url: '/', method: 'POST', remoteAddress: '203.0.113.1' });
    expect(written.statusCode).toBe(200);
  });

  it('R-67 counts a large file once more for each 64 KB', async () => {
    const app = await openApp(() => 0);
    let answered = 0;
    while ((await app.inject('/uploads/large.webp')).statusCode === 200) answered += 1;
    expect(answered).toBe(300);
  });

  it('R-68 calls wait for the database: pages and calls are refused, files of an open page are not', async () => {
    const app = await openApp(() => 400);
    expect(await statusesOf(app)).toEqual({ ...all(pages, 503), ...all([...files, '/health/live'], 200) });
  });

  it('R-68 the event loop is behind: pages and calls are refused, files of an open page are not', async () => {
    const app = await openApp(() => 0);
    do {
      blockFor(1100);
      await nextTurn();
    } while ((await app.inject('/')).statusCode !== 503);
    expect(await statusesOf(app)).toEqual({ ...all(pages, 503), ...all([...files, '/health/live'], 200) });
  });

  it('R-68 calls that are refused under load end in 429 for their sender', async () => {
    const app = await openApp(() => 400);
    const statuses: number[] = [];
    for (let count = 0; count < 201; count += 1) statuses.push((await app.inject('/')).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 200 }, () => 503), 429]);
  });

  it('R-68 what a page under way reads is answered, so that its rendering is not lost', async () => {
    const app = await openApp(() => 1000);
    expect((await app.inject({ url: '/api/x', remoteAddress: inProcessAddress })).statusCode).toBe(200);
  });

  it('R-68 a person gets a page that loads again by itself, a script gets JSON', async () => {
    const app = await openApp(() => 400);
    const page = await app.inject({ url: '/', headers: { accept: 'text/html,*/*', 'sec-fetch-dest': 'document' } });
    expect([page.statusCode, page.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
    expect(page.headers).toMatchObject({ 'retry-after': '1', 'cache-control': 'no-store' });
    expect(page.body).toMatch(/<meta http-equiv="refresh" content="[2-5]">/);
    for (const headers of [{ accept: '*/*' }, { accept: 'text/html', 'sec-fetch-dest': 'empty' }]) {
      const call = await app.inject({ url: '/api/onlineorder/getCategories/kayal', headers });
      expect(call.json()).toMatchObject({ success: false, code: 'unavailable' });
    }
  });

  it('R-68 without pressure everything is answered', async () => {
    const app = await openApp(() => 200);
    expect(await statusesOf(app)).toEqual(all([...pages, ...files, '/health/live'], 200));
  });
});

it.each([
  [0, 0, 0],
  [200, 200, 0],
  [300, 0, 0.5],
  [0, 300, 0.5],
  [Infinity, 0, 1],
])('R-68 a delay of %d ms and %d waiting calls are a pressure of %d', (delayMs, waiting, pressure) => {
  expect(pressureOf(delayMs, waiting)).toBe(pressure);
});
