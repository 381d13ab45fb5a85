import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';

const avif = { accept: 'image/avif,image/webp,*/*' };

describe('pictures made ahead', () => {
  let shop: TestApp;
  const cached = async (): Promise<number> => {
    const folder = path.join(shop.config.dataDir, 'cache', 'pictures');
    const names = await readdir(folder, { recursive: true }).catch((): string[] => []);
    return names.filter((name) => name.endsWith('.avif')).length;
  };

  beforeAll(async () => {
    shop = await openTestApp({ engine: 'sqlite', seed: 'demo', env: { DRAW_AHEAD: 'on' } });
    await shop.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => shop.close());

  it('whoever starts a shop gets its address once the first pictures are made', async () => {
    expect(await cached()).toBe(0);
    await shop.app.firstPicturesMade(60_000);
    expect(await cached()).toBeGreaterThan(0);
  });

  it('S7.EXT.01 home’s first pictures are made ahead, and a visitor’s pictures have priority', async () => {
    await vi.waitFor(async () => expect(await cached()).toBeGreaterThan(2), 100_000);
    const asked = await shop.app.inject({ url: '/uploads/hero-tall.webp?w=900', headers: avif });
    expect([asked.statusCode, asked.headers['content-type']]).toEqual([200, 'image/avif']);
    const own = await shop.app.inject({ url: '/uploads/category-450.webp?w=160', headers: avif });
    expect(own.statusCode).toBe(200);
  });

  it('R-71 a closing server stops making pictures', async () => {
    await shop.app.close();
    const made = await cached();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(await cached()).toBe(made);
    // A first visit has some 150 pictures: the work was stopped, not done.
    expect(made).toBeLessThan(100);
  });
});
