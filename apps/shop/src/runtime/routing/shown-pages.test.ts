import { createMemoryRouter, data, RouterContextProvider, type LoaderFunction } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { createPrefetch } from './prefetch/prefetch.ts';
import { createShownPages } from './shown-pages.ts';

const origin = 'http://localhost';

/**
 * A shop whose browser, unlike the memory router's, changes the address before Back is loaded.
 * @param readFrame reads the settings around every page
 */
function shop(read: LoaderFunction, readFrame: LoaderFunction = () => 'settings') {
  const loader = vi.fn<LoaderFunction>(read);
  const pages = ['/', '/products', '/cart'].map((path) => ({ id: path, path, loader }));
  const login = { id: '/login', path: '/login' };
  const routes = [{ id: 'frame', loader: readFrame, children: pages }, login];
  let [address, now] = [`${origin}/`, 0];
  const shown = createShownPages({ currentAddress: () => address, now: () => now });
  const { loadRoutes } = createPrefetch(routes, () => new RouterContextProvider(), shown);
  const router = createMemoryRouter(routes, {
    dataStrategy: loadRoutes,
    hydrationData: { loaderData: { frame: 'settings', '/': 'from the server' } },
  });
  router.initialize();
  const here = (): string => {
    const { pathname, search } = router.state.location;
    return `${pathname}${search}`;
  };
  return {
    loader,
    shown,
    revalidate: () => router.revalidate(),
    open: async (to: string) => {
      await router.navigate(to);
      address = `${origin}${here()}`;
    },
    back: async (to: string) => {
      address = `${origin}${to}`;
      await router.navigate(-1);
      expect(here()).toBe(to.replace(/#.*/, ''));
    },
    value: () => router.state.loaderData[router.state.matches.at(-1)?.route.id ?? ''],
    frame: (): unknown => router.state.loaderData['frame'],
    wait: (ms: number) => (now += ms),
  };
}

describe('pages that were shown', () => {
  it('S2.ROUTE.33 Back shows a page again without loading it', async () => {
    let reads = 0;
    const { open, back, loader, value } = shop(() => ({ list: (reads += 1) }));
    await open('/products?c=4');
    await open('/products?c=5');
    await back('/products?c=4');
    expect(value()).toEqual({ list: 1 });
    expect(loader).toHaveBeenCalledTimes(2);
  });

  it('S2.ROUTE.33 Back shows the first page from the data that came with it', async () => {
    const { open, back, shown, loader, value } = shop(() => ({ status: 'ready' }));
    shown.keepFirst(`${origin}/`, { status: 'ready', value: 'from the server' });
    await open('/products?c=4');
    await back('/#later');
    expect(value()).toEqual({ status: 'ready', value: 'from the server' });
    expect(loader).toHaveBeenCalledOnce();
  });

  it('S2.ROUTE.33 Back does not wait for the settings around a page that is shown again', async () => {
    let reads = 0;
    const never = new Promise<never>(() => {});
    const { open, back, value, frame } = shop(
      () => ({ status: 'ready' }),
      () => (reads === 2 ? never : `settings ${(reads += 1)}`),
    );
    await open('/products?c=4');
    await open('/products?c=5');
    await back('/products?c=4');
    expect(value()).toEqual({ status: 'ready' });
    expect(frame(), 'the settings of the page before stay').toBe('settings 2');
  });

  it('S2.ROUTE.33 Back from a page without these settings reads them', async () => {
    let reads = 0;
    const { open, back, value, frame } = shop(
      () => ({ status: 'ready' }),
      () => `settings ${(reads += 1)}`,
    );
    await open('/products?c=4');
    await open('/login');
    await back('/products?c=4');
    expect(value()).toEqual({ status: 'ready' });
    expect(frame()).toBe('settings 2');
  });

  it('S2.ROUTE.33 a link, a retry and an old page are loaded again', async () => {
    let reads = 0;
    const { open, back, revalidate, wait, value } = shop(() => ({ list: (reads += 1) }));
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

  it('J54 keeps no failed page and no personal one', async () => {
    let isDown = true;
    const { open, back, loader, shown, value } = shop(() =>
      isDown ? data({ status: 'failed' }, { status: 503 }) : data({ status: 'ready' }),
    );
    shown.keepFirst(`${origin}/`, { status: 'failed' });
    await open('/products?c=4');
    await open('/cart');
    isDown = false;
    await back('/products?c=4');
    expect(value()).toEqual({ status: 'ready' });
    await open('/cart');
    await open('/products?c=6');
    await back('/cart');
    expect(loader).toHaveBeenCalledTimes(6);
  });

  it('keeps the last twenty pages', async () => {
    const { open, back, loader, shown } = shop(() => ({ status: 'ready' }));
    await open('/products?c=4');
    await open('/products?c=5');
    for (let page = 100; page < 119; page += 1) shown.keep(`${origin}/products?c=${page}`, { page });
    await back('/products?c=4');
    expect(loader).toHaveBeenCalledTimes(3);
  });
});
