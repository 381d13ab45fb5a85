import type { RouteObject } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadScreensAhead } from './load-screens-ahead.ts';

afterEach(() => vi.unstubAllGlobals());

function signIn() {
  const layout = vi.fn<() => Promise<object>>(() => Promise.resolve({}));
  const page = vi.fn<() => Promise<object>>(() => Promise.reject(new TypeError('fetch failed')));
  const routes: RouteObject[] = [
    { id: 'sign-in', lazy: layout, children: [{ id: 'login', path: '/login', lazy: page }] },
    { id: 'home', path: '/' },
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
