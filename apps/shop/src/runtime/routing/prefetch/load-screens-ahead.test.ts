import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PageRoute, Screen } from '../../pages/page-routes.ts';
import { loadScreensAhead } from './load-screens-ahead.ts';

afterEach(() => vi.unstubAllGlobals());

function signIn() {
  const layout = vi.fn<() => Promise<Screen>>(() => Promise.resolve({ Component: () => null }));
  const page = vi.fn<() => Promise<Screen>>(() => Promise.reject(new TypeError('fetch failed')));
  const routes: PageRoute[] = [
    { id: 'sign-in', screen: layout, children: [{ id: 'login', path: '/login', screen: page }] },
    { id: 'home', path: '/', screen: { Component: () => null } },
  ];
  return { layout, page, routes };
}

describe('screens that are loaded ahead', () => {
  it('S9.UI.03 are a page and its layout; one that does not arrive is no error yet', async () => {
    const { layout, page, routes } = signIn();
    loadScreensAhead(routes, '/login');
    loadScreensAhead(routes, '/');
    // An unhandled rejection would fail the run.
    await expect(page.mock.results[0]?.value).rejects.toThrow('fetch failed');
    expect(layout).toHaveBeenCalledOnce();
    expect(page).toHaveBeenCalledOnce();
  });

  it('are none where the data saver is on', () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    const { layout, routes } = signIn();
    loadScreensAhead(routes, '/login');
    expect(layout).not.toHaveBeenCalled();
  });
});
