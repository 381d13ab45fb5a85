import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { timeCalls } from './call-times.ts';
import { watchAnswers } from './ended-answers.ts';

it('times the answers of endpoints, and of nothing else, the slowest first', async () => {
  const app = Fastify();
  const times = timeCalls(watchAnswers(app));
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  app.get('/quick', { config: { endpoint: 'getCart' } }, async () => 'quick');
  app.get('/slow', { config: { endpoint: 'placeOrder' } }, async () => {
    await wait(120);
    return 'slow';
  });
  app.get('/page', async () => 'a page');
  for (const url of ['/quick', '/quick', '/slow', '/page']) await app.inject(url);

  const slowest = times.slowest(5);
  expect(slowest.map(({ name, count }) => [name, count])).toEqual([
    ['placeOrder', 1],
    ['getCart', 2],
  ]);
  expect(slowest[0]?.p95Ms).toBeGreaterThanOrEqual(100);
  expect(slowest[0]?.maxMs).toBeGreaterThanOrEqual(slowest[0]?.p95Ms ?? 0);
  expect(times.slowest(1)).toHaveLength(1);
  await app.close();
});
