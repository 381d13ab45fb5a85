import { createMemoryRouter, RouterContextProvider, type LoaderFunction, type RouteObject } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { createPrefetch } from './prefetch.ts';
import { createShownPages } from '../shown-pages.ts';

const address = new URL('http://localhost/product?I=7');

function shop(read: LoaderFunction) {
  const loader = vi.fn<LoaderFunction>(read);
  const lazy = vi.fn<() => Promise<{ loader: LoaderFunction }>>(() => Promise.resolve({ loader }));
  const routes: RouteObject[] = [
    { id: 'home', path: '/' },
    { id: 'product', path: '/product', lazy },
  ];
  let now = 0;
  const { prefetch, loadRoutes } = createPrefetch(
    routes,
    () => new RouterContextProvider(),
    createShownPages({ currentAddress: () => 'http://localhost/' }),
    () => now,
  );
  const router = createMemoryRouter(routes, { dataStrategy: loadRoutes });
  const open = async () => {
    await router.navigate(`${address.pathname}${address.search}`);
    return router.state.loaderData['product'];
  };
  return { loader, lazy, prefetch, open, wait: (ms: number) => (now += ms) };
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
});
