import { readFileSync } from 'node:fs';
import { createMemoryRouter, type DataRouter, type RouteObject } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { createLazyRouter } from './lazy-router.ts';

const routes: RouteObject[] = [
  {
    id: 'shop',
    children: [
      { id: 'home', path: '/', loader: () => 'home' },
      { id: 'cart', path: '/cart', loader: () => 'cart' },
    ],
  },
];
const hydrationData = { loaderData: { home: 'from the server' } };

/** A replacement for the browser's window at an address, with the members that the first page uses. */
function windowAt(pathname: string) {
  const events = new EventTarget();
  return Object.assign(Object.create(globalThis), {
    location: Object.assign(new URL(pathname, 'https://kayal.example'), {
      assign: vi.fn<(href: string) => void>(),
      reload: vi.fn<() => void>(),
    }),
    history: { state: null },
    addEventListener: events.addEventListener.bind(events),
    dispatchEvent: events.dispatchEvent.bind(events),
  });
}

function firstPage(entry = '/', openAddress = '/') {
  const load = vi.fn<() => Promise<DataRouter>>(async () => {
    const router = createMemoryRouter(routes, { hydrationData, initialEntries: [entry] });
    return router.initialize();
  });
  const page = windowAt(openAddress);
  const firstAddress = 'https://kayal.example/';
  return { load, page, router: createLazyRouter({ routes, hydrationData, firstAddress, window: page }, load) };
}

describe('the router of the first page', () => {
  it('S2.ROUTE.33 shows what the server read without loading the router', () => {
    const { load, router } = firstPage();
    expect(router.state.loaderData).toEqual({ home: 'from the server' });
    expect(router.state.matches.map(({ route }) => route.id)).toEqual(['shop', 'home']);
    expect(router.createHref(new URL('https://kayal.example/cart?a=1'))).toBe('/cart?a=1');
    expect(load).not.toHaveBeenCalled();
  });

  it('S2.ROUTE.33 the routes of the shop have their error page as an element, which the first page shows as it is', () => {
    const source = readFileSync(new URL('../../routes.tsx', import.meta.url), 'utf8');
    expect(source).not.toContain('ErrorBoundary');
    expect(source.match(/errorElement: <RouteFailure \/>/g)).toHaveLength(4);
  });

  it('S2.ROUTE.33 loads the router once, with the first navigation, and follows it', async () => {
    const { load, router } = firstPage();
    const seen: string[] = [];
    const stop = router.subscribe(({ location }) => void seen.push(location.pathname));
    await Promise.all([router.navigate('/cart'), router.wake()]);
    await vi.waitFor(() => expect(router.state.loaderData['cart']).toBe('cart'), 20_000);
    expect(seen.at(-1)).toBe('/cart');
    expect(load).toHaveBeenCalledOnce();
    stop();
    await router.navigate('/');
    expect(seen.at(-1)).toBe('/cart');
  });

  it('S2.ROUTE.33 says that the next page loads while the router itself still does', async () => {
    const { router } = firstPage();
    const seen: string[] = [];
    router.subscribe(({ navigation, location }) => {
      seen.push(`${location.pathname} ${navigation.state} ${navigation.location?.pathname ?? ''}`);
    });
    const followed = router.navigate('/cart?from=menu');
    expect(seen).toEqual(['/ loading /cart']);
    await followed;
    expect(seen.at(-1)).toBe('/cart idle ');
  });

  it('J60 a step back before the router is loaded is shown once it is', async () => {
    const { load, page, router } = firstPage('/cart');
    const seen: DataRouter['state'][] = [];
    router.subscribe((state) => void seen.push(state));
    page.dispatchEvent(new Event('popstate'));
    await vi.waitFor(() => expect(seen[0]?.location.pathname).toBe('/cart'), 20_000);
    // React Router warns of a page that is shown before its data are read.
    expect(seen.map(({ initialized }) => initialized)).not.toContain(false);
    expect(router.state.loaderData['cart']).toBe('cart');
    expect(load).toHaveBeenCalledOnce();
  });

  it('J60 a step back before the scripts ran is shown after the page of the HTML, which it left', async () => {
    const { router } = firstPage('/cart', '/cart');
    expect(router.state.matches.map(({ route }) => route.id)).toEqual(['shop', 'home']);
    expect(router.state.location.pathname).toBe('/');
    await router.wake();
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/cart'), 20_000);
    expect(router.state.loaderData['cart']).toBe('cart');
    // Hydration may begin again at this time.
    expect(router.firstState.location.pathname).toBe('/');
  });

  it('S7.EXT.11 without the router a link is followed by the browser', async () => {
    const { load, page, router } = firstPage();
    load.mockRejectedValueOnce(new TypeError('fetch failed'));
    await router.navigate('/cart?a=1');
    expect(page.location.assign).toHaveBeenCalledExactlyOnceWith('/cart?a=1');
  });

  it('J51.LOAD without the router a retry loads the page again', async () => {
    const { load, page, router } = firstPage();
    load.mockRejectedValueOnce(new TypeError('fetch failed'));
    await router.revalidate();
    expect(page.location.reload).toHaveBeenCalledOnce();
  });
});
