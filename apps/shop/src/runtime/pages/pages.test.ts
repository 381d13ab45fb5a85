import { readFileSync } from 'node:fs';
import { createPath, NavigationType } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { createPages, type Navigation, type PageStore } from './pages.ts';

const location = { pathname: '/', search: '', hash: '', state: null, key: 'default' };
const routes = [{ id: 'home', path: '/', screen: { Component: () => null } }];

function firstPage() {
  const leave = vi.fn<(to: string | number) => void>();
  const opened: string[] = [];
  const load = vi.fn<(store: PageStore) => Promise<Navigation>>(async (store) => ({
    navigate: async (to) => {
      if (typeof to === 'number') return;
      const next = { ...location, pathname: typeof to === 'string' ? to : createPath(to), key: 'next' };
      store.show({ ...store.state(), location: next, action: NavigationType.Push, next: null });
    },
    revalidate: async () => void opened.push('again'),
  }));
  const pages = createPages({
    first: { location, routes, data: { home: 'from the server' }, failed: null },
    load,
    leave,
  });
  return { pages, load, leave, opened };
}

describe('the pages of a tab', () => {
  it('S2.ROUTE.33 the first is what the server read, without loading the navigation', () => {
    const { pages, load } = firstPage();
    expect(pages.state()).toMatchObject({ data: { home: 'from the server' }, next: null });
    expect(load).not.toHaveBeenCalled();
  });

  it('S2.ROUTE.33 the layouts of the shop have an error page', () => {
    const source = readFileSync(new URL('../../routes.tsx', import.meta.url), 'utf8');
    expect(source.match(/errorElement: <RouteFailure \/>/g)).toHaveLength(4);
  });

  it('S2.ROUTE.33 loads the navigation once, with the first step, and follows it', async () => {
    const { pages, load } = firstPage();
    const seen: string[] = [];
    const stop = pages.subscribe(() => void seen.push(pages.state().location.pathname));
    await Promise.all([pages.navigate('/cart'), pages.wake()]);
    expect(seen.at(-1)).toBe('/cart');
    expect(load).toHaveBeenCalledOnce();
    stop();
    await pages.navigate('/');
    expect(seen.at(-1)).toBe('/cart');
    expect(pages.state().location.pathname).toBe('/');
    // Hydration may begin again at this time.
    expect(pages.firstState.location.key).toBe('default');
  });

  it('S2.ROUTE.33 the next page is loading while the navigation itself still is', async () => {
    const { pages } = firstPage();
    const seen: (string | undefined)[] = [];
    pages.subscribe(() => void seen.push(pages.state().next?.pathname));
    const followed = pages.navigate('/cart?from=menu');
    expect(seen).toEqual(['/cart']);
    await followed;
    expect(seen.at(-1)).toBeUndefined();
  });

  it('S7.EXT.11 without the navigation a link is followed by the browser', async () => {
    const { pages, load, leave } = firstPage();
    load.mockRejectedValueOnce(new TypeError('fetch failed'));
    await pages.navigate({ pathname: '/cart', search: '?a=1' });
    load.mockRejectedValueOnce(new TypeError('fetch failed'));
    await pages.navigate(-1);
    expect(leave.mock.calls).toEqual([['/cart?a=1'], [-1]]);
  });

  it('J51.LOAD without the navigation a retry loads the page again', async () => {
    const { pages, load, leave, opened } = firstPage();
    load.mockRejectedValueOnce(new TypeError('fetch failed'));
    await pages.revalidate();
    expect(leave).toHaveBeenCalledExactlyOnceWith(0);
    await pages.revalidate();
    expect(opened).toEqual(['again']);
  });
});
