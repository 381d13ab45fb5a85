import { describe, expect, it, vi } from 'vitest';
import { browserHistory } from './page-history.ts';

/** A window with one entry in its history, whose changes the test sees. */
function tab(state: unknown = null) {
  const events = new EventTarget();
  const page = Object.assign(Object.create(globalThis), {
    location: Object.assign(new URL('https://kayal.example/products?c=4#top'), {
      assign: vi.fn<(to: string) => void>(),
    }),
    history: {
      state,
      pushState: vi.fn<History['pushState']>(),
      replaceState: vi.fn<History['replaceState']>(),
      go: vi.fn<History['go']>(),
    },
    addEventListener: events.addEventListener.bind(events),
  });
  const openEntry = (next: unknown) => {
    page.history.state = next;
    events.dispatchEvent(new Event('popstate'));
  };
  return { page, history: browserHistory(page), openEntry };
}

const next = { pathname: '/cart', search: '?a=1', hash: '#b', state: { from: 'list' }, key: 'k' };

describe('the history of a tab', () => {
  it('J07 an entry has its state and key; the first one has none', () => {
    expect(tab().history.location()).toEqual({
      pathname: '/products',
      search: '?c=4',
      hash: '#top',
      state: null,
      key: 'default',
    });
    expect(tab({ usr: 'x', key: 'k' }).history.location()).toMatchObject({ state: 'x', key: 'k' });
  });

  it('S2.ROUTE.33 enters pages, and tells how many steps Back and Forward went', () => {
    const { page, history, openEntry } = tab({ idx: 3 });
    const seen: number[] = [];
    history.listen((_location, steps) => void seen.push(steps));
    history.push(next);
    expect(page.history.pushState).toHaveBeenCalledWith({ usr: next.state, key: 'k', idx: 4 }, '', '/cart?a=1#b');
    history.replace(next);
    expect(page.history.replaceState).toHaveBeenCalledWith({ usr: next.state, key: 'k', idx: 4 }, '', '/cart?a=1#b');
    openEntry({ idx: 2 });
    openEntry({ idx: 3 });
    expect(seen).toEqual([-2, 1]);
  });

  it('the first entry of a tab has an index too, and so has a place within a page that the browser opened', () => {
    const { page, history, openEntry } = tab();
    expect(page.history.replaceState).toHaveBeenLastCalledWith({ idx: 0 }, '');
    const seen: number[] = [];
    history.listen((_location, steps) => void seen.push(steps));
    openEntry(null);
    expect(page.history.replaceState).toHaveBeenLastCalledWith({ idx: 1 }, '');
    openEntry({ idx: 0 });
    expect(seen).toEqual([0, -1]);
  });

  it('S2.ROUTE.33 where the browser takes no more entries, it loads the page', () => {
    const { page, history } = tab();
    page.history.pushState.mockImplementation(() => {
      throw new DOMException('Too many.', 'SecurityError');
    });
    history.push(next);
    expect(page.location.assign).toHaveBeenCalledExactlyOnceWith('/cart?a=1#b');
  });
});
