import { describe, expect, it, vi } from 'vitest';
import type { PageAnswer, PageLoader } from '../../data/page-loader.ts';
import { memoryPages } from '../pages/memory-pages.test-support.ts';
import type { PageRoute } from '../pages/page-routes.ts';

const Component = () => null;
const found = (data: unknown): PageAnswer => ({ data, status: 200 });
const urlOf = (path: string) => new URL(path, 'https://kayal.example');

/** @param readFrame reads the settings around every page */
function shop(read: PageLoader, readFrame: PageLoader = () => found('settings')) {
  const loader = vi.fn<PageLoader>(read);
  const children = ['/', '/products', '/cart'].map((path) => ({ id: path, path, screen: { Component, loader } }));
  const routes: PageRoute[] = [
    { id: 'frame', screen: { Component, loader: readFrame }, children },
    { id: '/login', path: '/login', screen: { Component } },
  ];
  let now = 0;
  const { pages, shown } = memoryPages(routes, {
    data: { frame: 'settings', '/': 'from the server' },
    now: () => now,
  });
  return {
    loader,
    shown,
    revalidate: () => pages.revalidate(),
    open: (to: string) => pages.navigate(to),
    back: async (to: string) => {
      await pages.navigate(-1);
      await vi.waitFor(() => {
        const { location, next } = pages.state();
        expect([`${location.pathname}${location.search}`, next]).toEqual([to, null]);
      });
    },
    value: () => pages.state().data[pages.state().routes.at(-1)?.id ?? ''],
    frame: () => pages.state().data['frame'],
    wait: (ms: number) => (now += ms),
  };
}

describe('pages that were shown', () => {
  it('S2.ROUTE.33 Back shows a page again without loading it', async () => {
    let reads = 0;
    const { open, back, loader, value } = shop(() => found({ list: (reads += 1) }));
    await open('/products?c=4');
    await open('/products?c=5');
    await back('/products?c=4');
    expect(value()).toEqual({ list: 1 });
    expect(loader).toHaveBeenCalledTimes(2);
  });

  it('S2.ROUTE.33 Back shows the first page from the data that came with it', async () => {
    const { open, back, shown, loader, value } = shop(() => found('list'));
    shown.keep(urlOf('/#later'), found('from the server'));
    await open('/products?c=4');
    await back('/');
    expect(value()).toBe('from the server');
    expect(loader).toHaveBeenCalledOnce();
  });

  it('S2.ROUTE.33 Back does not wait for the settings around a page that is shown again', async () => {
    let reads = 0;
    const { open, back, value, frame } = shop(
      () => found('list'),
      () => (reads === 2 ? new Promise(() => {}) : found(`settings ${(reads += 1)}`)),
    );
    await open('/products?c=4');
    await open('/products?c=5');
    await back('/products?c=4');
    expect(value()).toBe('list');
    expect(frame(), 'the settings of the page before stay').toBe('settings 2');
  });

  it('S2.ROUTE.33 Back from a page without these settings reads them', async () => {
    let reads = 0;
    const { open, back, value, frame } = shop(
      () => found('list'),
      () => found(`settings ${(reads += 1)}`),
    );
    await open('/products?c=4');
    await open('/login');
    await back('/products?c=4');
    expect(value()).toBe('list');
    expect(frame()).toBe('settings 2');
  });

  it('S2.ROUTE.33 a link, a retry and an old page are loaded again', async () => {
    let reads = 0;
    const { open, back, revalidate, wait, value } = shop(() => found({ list: (reads += 1) }));
    await open('/products?c=4');
    await open('/products?c=5');
    await open('/products?c=4');
    expect(value()).toEqual({ list: 3 });
    await revalidate();
    expect(value()).toEqual({ list: 4 });
    wait(5 * 60_000);
    await back('/products?c=5');
    expect(value()).toEqual({ list: 5 });
  });

  it('S2.ROUTE.33 a page that is shown again and again grows old all the same', async () => {
    const { open, back, wait, loader } = shop(() => found('list'));
    await open('/products?c=4');
    await open('/cart');
    wait(4 * 60_000);
    await back('/products?c=4');
    expect(loader).toHaveBeenCalledTimes(2);
    await open('/cart');
    wait(4 * 60_000);
    await back('/products?c=4');
    expect(loader).toHaveBeenCalledTimes(4);
  });

  it('J54 keeps no failed page and no personal one', async () => {
    let status = 503;
    const { open, back, loader, value } = shop(() => ({ data: status, status }));
    await open('/products?c=4');
    await open('/cart');
    status = 200;
    await back('/products?c=4');
    expect(value()).toBe(200);
    await open('/cart');
    await open('/products?c=6');
    await back('/cart');
    expect(loader).toHaveBeenCalledTimes(6);
  });

  it('keeps the last twenty pages', async () => {
    const { open, back, loader, shown } = shop(() => found('list'));
    await open('/products?c=4');
    await open('/products?c=5');
    for (let page = 100; page < 119; page += 1) shown.keep(urlOf(`/products?c=${page}`), found({ page }));
    await back('/products?c=4');
    expect(loader).toHaveBeenCalledTimes(3);
  });
});
