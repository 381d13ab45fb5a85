import Fastify from 'fastify';
import { LRUCache } from 'lru-cache';
import { describe, expect, it, onTestFinished } from 'vitest';
import { mapErrors } from '../answers/errors.ts';
import { limitRates, take } from './rate-limits.ts';

const size = { perSecond: 10, burst: 3 };

describe('take', () => {
  it('R-67 allows a burst, then says how long to wait', () => {
    const buckets = new LRUCache<string, { tokens: number; filledAt: number }>({ max: 10 });
    expect([1, 2, 3].map(() => take(buckets, 'a', size, 0))).toEqual([0, 0, 0]);
    expect(take(buckets, 'a', size, 0)).toBe(100);
    expect(take(buckets, 'b', size, 0)).toBe(0);
    expect(take(buckets, 'a', size, 50)).toBe(50);
    expect(take(buckets, 'a', size, 100)).toBe(0);
    expect(take(buckets, 'a', size, 100)).toBe(100);
  });

  it('R-67 never saves up more than the burst, and a clock that goes back takes nothing away', () => {
    const buckets = new LRUCache<string, { tokens: number; filledAt: number }>({ max: 10 });
    take(buckets, 'a', size, 1000);
    expect([1, 2, 3, 4].map(() => take(buckets, 'a', size, 60_000))).toEqual([0, 0, 0, 100]);
    expect(take(buckets, 'a', size, 0)).toBe(100);
  });
});

describe('limitRates', () => {
  async function open(): Promise<(url: string, address: string) => Promise<number>> {
    const app = Fastify();
    onTestFinished(() => app.close());
    mapErrors(app);
    limitRates(app, () => 0);
    app.get('/*', async ({ url }) => (url.endsWith('large.js') ? Buffer.alloc(300 * 1024) : 'ok'));
    await app.ready();
    return async (url, remoteAddress) => (await app.inject({ url, remoteAddress })).statusCode;
  }

  async function countAllowed(ask: (count: number) => Promise<number>): Promise<number> {
    let allowed = 0;
    while ((await ask(allowed)) !== 429) allowed += 1;
    return allowed;
  }

  it('R-67 counts the files of pages as well, in a bucket of their own', async () => {
    const ask = await open();
    expect(await countAllowed(() => ask('/assets/a.js', '203.0.113.1'))).toBe(1500);
    expect(await ask('/uploads/1_RED.webp', '203.0.113.1')).toBe(429);
    expect(await ask('/', '203.0.113.1')).toBe(200);
    expect(await ask('/health/live', '203.0.113.1')).toBe(200);
  });

  it('R-67 counts a large file once more for each 64 KB', async () => {
    const ask = await open();
    expect(await countAllowed(() => ask('/assets/large.js', '203.0.113.1'))).toBe(300);
  });

  it('R-67 counts all addresses of an IPv6 /64 as one', async () => {
    const ask = await open();
    expect(await countAllowed((count) => ask('/', `2001:db8:1:2::${count.toString(16)}`))).toBe(200);
    expect(await ask('/', '2001:db8:1:3::1')).toBe(200);
  });
});
