import { setImmediate as nextTurn } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { mapErrors } from './errors.ts';
import { shedLoad } from './load-shedding.ts';

const shed = ['/', '/products?c=4', '/api/onlineorder/getCategories/kayal', '/assets', '/favicon.svg/x'];
const answered = ['/health/live', '/assets/first-view-abc.js', '/assets/archivo-abc.woff2', '/favicon.svg'];

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

/** Keeps the thread busy, as a load that is too large does. */
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

  it('R-68 without pressure everything is answered', async () => {
    expect(await statusesOf(await openApp(200))).toEqual(all([...shed, ...answered], 200));
  });
});
