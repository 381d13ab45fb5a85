import { setImmediate as nextTurn } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { mapErrors } from '../answers/errors.ts';
import { shedLoad } from './load-shedding.ts';
import { inProcessAddress } from './rate-limits.ts';

const shed = ['/', '/products?c=4', '/api/onlineorder/getCategories/kayal', '/assets', '/favicon.svg/x'];
const files = ['/assets/first-view-abc.js', '/uploads/10001_RED.webp', '/assets/archivo-abc.woff2', '/favicon.svg'];
const answered = ['/health/live', ...files];

async function openApp(waiting: number): Promise<FastifyInstance> {
  const app = Fastify();
  onTestFinished(() => app.close());
  mapErrors(app);
  await shedLoad(app, () => waiting);
  app.get('/*', async () => ({ ok: true }));
  await app.ready();
  return app;
}

async function statusesOf(app: FastifyInstance): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {};
  for (const url of [...shed, ...answered]) statuses[url] = (await app.inject(url)).statusCode;
  return statuses;
}

const all = (urls: readonly string[], status: number) => Object.fromEntries(urls.map((url) => [url, status]));

/** Keeps the thread busy, like too many requests. */
function blockFor(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

describe('shedLoad', () => {
  it('R-68 calls wait for the database: pages and calls are refused, files of an open page are not', async () => {
    expect(await statusesOf(await openApp(201))).toEqual({ ...all(shed, 503), ...all(answered, 200) });
  });

  it('R-68 the event loop is behind: pages and calls are refused, files of an open page are not', async () => {
    const app = await openApp(0);
    do {
      blockFor(1100);
      await nextTurn();
    } while ((await app.inject('/')).statusCode !== 503);
    expect(await statusesOf(app)).toEqual({ ...all(shed, 503), ...all(answered, 200) });
  });

  it('R-68 what a page under way reads is answered, so that its rendering is not lost', async () => {
    const app = await openApp(201);
    expect((await app.inject({ url: '/api/x', remoteAddress: inProcessAddress })).statusCode).toBe(200);
  });

  it('R-68 a person gets a page that loads again by itself, a script gets JSON', async () => {
    const app = await openApp(201);
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
    expect(await statusesOf(await openApp(200))).toEqual(all([...shed, ...answered], 200));
  });
});
