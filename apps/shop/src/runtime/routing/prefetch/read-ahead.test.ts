import { describe, expect, it, vi } from 'vitest';
import type { PageLoader } from '../../../data/page-loader.ts';
import { memoryPages } from '../../pages/memory-pages.test-support.ts';
import type { PageRoute } from '../../pages/page-routes.ts';

const address = new URL('https://kayal.example/product?I=7');
const Component = () => null;

function shop(read: () => unknown, statusOf = () => 200) {
  const loader = vi.fn<PageLoader>(() => ({ data: read(), status: statusOf() }));
  const routes: PageRoute[] = [
    { id: 'home', path: '/', screen: { Component } },
    { id: 'product', path: '/product', screen: () => Promise.resolve({ Component, loader }) },
  ];
  let now = 0;
  const { pages, ahead } = memoryPages(routes, { data: {}, now: () => now });
  const open = async () => {
    await pages.navigate(`${address.pathname}${address.search}`);
    return pages.state().data['product'];
  };
  return { loader, prefetch: ahead.prefetch, open, wait: (ms: number) => (now += ms) };
}

describe('pages that are read ahead', () => {
  it('shows what was read ahead, without reading again', async () => {
    const { loader, prefetch, open } = shop(() => 'tee');
    prefetch(address);
    prefetch(address);
    await vi.waitFor(() => expect(loader).toHaveBeenCalledOnce(), 20_000);
    expect(await open()).toBe('tee');
    expect(loader).toHaveBeenCalledOnce();
  });

  it('reads again what is old, and what has been shown', async () => {
    const { loader, prefetch, open, wait } = shop(() => 'tee');
    prefetch(address);
    await vi.waitFor(() => expect(loader).toHaveBeenCalledOnce(), 20_000);
    wait(20_000);
    expect(await open()).toBe('tee');
    expect(loader).toHaveBeenCalledTimes(2);
  });

  it('J54 reads again when reading ahead failed', async () => {
    let failures = 1;
    const { loader, prefetch, open } = shop(() => {
      failures -= 1;
      if (failures >= 0) throw new TypeError('fetch failed');
      return 'tee';
    });
    prefetch(address);
    await vi.waitFor(() => expect(loader).toHaveBeenCalledOnce(), 20_000);
    expect(await open()).toBe('tee');
    expect(loader).toHaveBeenCalledTimes(2);
  });

  it('J54 reads again when the shop did not answer what was read ahead', async () => {
    let status = 503;
    const { loader, prefetch, open } = shop(
      () => 'tee',
      () => status,
    );
    prefetch(address);
    await vi.waitFor(() => expect(loader).toHaveBeenCalledOnce(), 20_000);
    status = 200;
    expect(await open()).toBe('tee');
    expect(loader).toHaveBeenCalledTimes(2);
  });
});
