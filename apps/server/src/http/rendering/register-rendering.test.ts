import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { mapErrors } from '../answers/errors.ts';
import { ReadyAnswers } from '../answers/ready-answers.ts';
import { noMetrics } from '../monitoring/metrics.ts';
import { registerRendering } from './register-rendering.ts';
import type { ShopModule } from './shop-module.ts';

describe('registerRendering', () => {
  let app: FastifyInstance;
  /** What the network of all requests has left of its budget. */
  let share: number;
  let rendered: string[];
  let atOnce: number;
  let maxAtOnce: number;

  const render: ShopModule['render'] = async ({ url }) => {
    const address = `${url.pathname}${url.search}`;
    rendered.push(address);
    atOnce += 1;
    maxAtOnce = Math.max(maxAtOnce, atOnce);
    await wait(5);
    atOnce -= 1;
    return { status: url.pathname === '/not-found' ? 404 : 200, html: `<html>${address}</html>` };
  };

  beforeEach(async () => {
    rendered = [];
    share = 1;
    atOnce = 0;
    maxAtOnce = 0;
    const clientFolder = await mkdtemp(path.join(tmpdir(), 'kayal-pages-'));
    app = Fastify();
    onTestFinished(async () => {
      await app.close();
      await rm(clientFolder, { recursive: true });
    });
    mapErrors(app);
    app.decorateRequest('spend', () => share);
    await registerRendering(app, {
      config: readConfig({}),
      styleNonce: 'nonce',
      metrics: noMetrics,
      answers: new ReadyAnswers(noMetrics),
      catalogueVersion: async () => 1,
      companyCode: async () => 'kayal',
      oldAddress: async () => null,
      shop: {
        clientFolder,
        scripts: [],
        assetsFor: () => ({ css: [], modules: [] }),
        render,
        unknownAddress: '/not-found',
        addressOf: ({ pathname, searchParams }) =>
          pathname.startsWith('/p') ? `${pathname}?c=${searchParams.get('c')}` : '/not-found',
      },
    });
    await app.ready();
  });

  it('renders all addresses of one page once', async () => {
    const asked = ['/products?c=1', '/products?x=1&c=1', '/products?c=1&x=2'];
    const pages = await Promise.all(asked.map((url) => app.inject(url)));
    expect(pages.map(({ statusCode, body }) => [statusCode, body])).toEqual(
      asked.map(() => [200, '<!DOCTYPE html><html>/products?c=1</html>']),
    );
    expect(rendered).toEqual(['/products?c=1']);
  });

  it('renders the page of unknown addresses once', async () => {
    for (const url of ['/a', '/b?c=1', '//', '//other.example/x']) {
      expect([url, (await app.inject(url)).statusCode]).toEqual([url, 404]);
    }
    expect(rendered).toEqual(['/not-found']);
  });

  it('R-68 renders two pages at once, lets some wait and refuses the rest', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, (_, index) => app.inject(`/products?c=${index}`)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(maxAtOnce).toBe(2);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(60);
    expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(30);
    expect((await app.inject('/products?c=99')).statusCode).toBe(200);
  });

  it('R-68 pages of a network that has used much of its budget get fewer places and wait behind those of others', async () => {
    share = 0.1;
    const greedy = Array.from({ length: 20 }, (_, index) => app.inject(`/products?c=greedy-${index}`));
    await wait(1);
    share = 1;
    const others = Array.from({ length: 10 }, (_, index) => app.inject(`/products?c=${index}`));
    const answered = (await Promise.all(others)).map(({ statusCode }) => statusCode);
    expect(answered).toEqual(others.map(() => 200));
    const refused = (await Promise.all(greedy)).filter(({ statusCode }) => statusCode === 503);
    // Two are being rendered, six wait.
    expect(refused).toHaveLength(12);
    const places = rendered.map((address) => address.includes('greedy'));
    expect(places.lastIndexOf(false)).toBeLessThan(12);
  });
});
