import { describe, expect, it, vi } from 'vitest';
import type { PageAnswer, PageLoader } from '../../data/page-loader.ts';
import { memoryPages } from './memory-pages.test-support.ts';
import type { PageRoute, Screen } from './page-routes.ts';

const Component = () => null;
const errorElement = { type: 'p', props: {}, key: null };

/** A shop whose list is read by the test: `answers` resolve its reads in their order. */
function shop(data?: Readonly<Record<string, unknown>>) {
  const answers: ((answer: PageAnswer) => void)[] = [];
  const list = vi.fn<PageLoader>(() => new Promise((resolve) => answers.push(resolve)));
  const frame = vi.fn<PageLoader>(() => ({ data: 'settings', status: 200 }));
  const broken = vi.fn<() => Promise<Screen>>(() => Promise.reject(new TypeError('fetch failed')));
  const routes: PageRoute[] = [
    {
      id: 'frame',
      screen: { Component, loader: frame, shouldRevalidate: (current, next) => current.href === next.href },
      errorElement,
      children: [
        { id: 'home', path: '/', screen: { Component, loader: () => ({ data: 'home', status: 200 }) } },
        { id: 'list', path: '/list', screen: { Component, loader: list } },
        { id: 'broken', path: '/broken', screen: broken },
      ],
    },
  ];
  const { pages, history } = memoryPages(routes, data === undefined ? {} : { data });
  const answer = (value: string) => answers.shift()?.({ data: value, status: 200 });
  const here = () => {
    const { location, data: read, next, action } = pages.state();
    return [location.pathname + location.search, read['list'] ?? read['home'], next?.search, action];
  };
  return { pages, history, list, frame, broken, answer, here };
}

const opened = { frame: 'settings', home: 'from the server' };

describe('the navigation', () => {
  it('reads the first page where no server has', async () => {
    const { pages, frame } = shop();
    await vi.waitFor(() => expect(pages.state().data).toEqual({ frame: 'settings', home: 'home' }));
    expect(frame).toHaveBeenCalledOnce();
  });

  it('S2.ROUTE.33 the open page stays until the next one is read, which then enters the history', async () => {
    const { pages, history, answer, here, frame, list } = shop(opened);
    const step = pages.navigate('/list?c=1', { state: 'from home' });
    await vi.waitFor(() => expect(list).toHaveBeenCalledOnce());
    expect(here()).toEqual(['/', 'from the server', '?c=1', 'POP']);
    expect(history.location().pathname).toBe('/');
    answer('tees');
    await step;
    expect(here()).toEqual(['/list?c=1', 'tees', undefined, 'PUSH']);
    expect(history.location()).toMatchObject({ pathname: '/list', state: 'from home' });
    expect(frame).not.toHaveBeenCalled();
    await pages.navigate('/', { replace: true });
    expect(here()).toEqual(['/', 'home', undefined, 'REPLACE']);
  });

  it('S2.ROUTE.33 a later step takes the place of one that is under way', async () => {
    const { pages, answer, here, list } = shop(opened);
    const first = pages.navigate('/list?c=1');
    const second = pages.navigate('/list?c=2');
    await vi.waitFor(() => expect(list).toHaveBeenCalledTimes(2));
    answer('late');
    await first;
    expect(here()).toEqual(['/', 'from the server', '?c=2', 'POP']);
    answer('shirts');
    await second;
    expect(here()).toEqual(['/list?c=2', 'shirts', undefined, 'PUSH']);
  });

  it('a place within the open page is shown without reading, a link to the open page reads it again', async () => {
    const { pages, answer, here, list } = shop(opened);
    await pages.navigate('/#sizes');
    expect(pages.state().location.hash).toBe('#sizes');
    expect(here()[1]).toBe('from the server');
    const step = pages.navigate('/list');
    await vi.waitFor(() => expect(list).toHaveBeenCalledOnce());
    answer('tees');
    await step;
    const again = pages.navigate({ search: '' });
    await vi.waitFor(() => expect(list).toHaveBeenCalledTimes(2));
    answer('shirts');
    await again;
    expect(here().slice(0, 2)).toEqual(['/list', 'shirts']);
  });

  it('J51.LOAD reading the open page again reads its layouts too, and does not move', async () => {
    const { pages, here, frame } = shop(opened);
    const seen = new Set<unknown>();
    pages.subscribe(() => void seen.add(`${pages.state().isRevalidating} ${pages.state().next?.pathname}`));
    await pages.revalidate();
    expect([...seen]).toEqual(['true undefined', 'false undefined']);
    expect(here()).toEqual(['/', 'home', undefined, 'POP']);
    expect(frame).toHaveBeenCalledOnce();
  });

  it('J51.LOAD reading again while a page is on its way reads that one', async () => {
    const { pages, answer, here, list } = shop(opened);
    void pages.navigate('/list?c=1');
    await vi.waitFor(() => expect(list).toHaveBeenCalledOnce());
    const reading = pages.revalidate();
    await vi.waitFor(() => expect(list).toHaveBeenCalledTimes(2));
    answer('old');
    answer('new');
    await reading;
    expect(here()).toEqual(['/list?c=1', 'new', undefined, 'PUSH']);
  });

  it('S8.GEN.02 S7.EXT.11 a page whose script does not arrive has the error page around it, and is loaded again', async () => {
    const { pages, broken } = shop(opened);
    await pages.navigate('/broken');
    expect(pages.state()).toMatchObject({ failed: { id: 'frame' }, location: { pathname: '/broken' } });
    broken.mockResolvedValue({ Component });
    await pages.revalidate();
    expect(pages.state().failed).toBeNull();
  });

  it('J60 Back and Forward open the entries of the history', async () => {
    const { pages, here } = shop(opened);
    await pages.navigate('/broken');
    await pages.navigate(-1);
    await vi.waitFor(() => expect(here()).toEqual(['/', 'home', undefined, 'POP']));
  });
});

describe('a guard', () => {
  it('holds back a step, which may be made later', async () => {
    const { pages, here } = shop(opened);
    const held: (() => void)[] = [];
    const free = pages.guard((current, next, go) => {
      held.push(go);
      return `${current.pathname} ${next.pathname}` === '/ /broken';
    });
    await pages.navigate('/broken');
    expect(here()[0]).toBe('/');
    held[0]?.();
    await vi.waitFor(() => expect(here()[0]).toBe('/broken'));
    free();
    await pages.navigate('/');
    expect(held).toHaveLength(1);
  });

  it('holds back Back: the history is put right, and later goes on', async () => {
    const { pages, history, here } = shop(opened);
    await pages.navigate('/broken');
    const held: (() => void)[] = [];
    pages.guard((_current, _next, go) => held.push(go) > 0);
    await pages.navigate(-1);
    await vi.waitFor(() => expect(held).toHaveLength(1));
    await vi.waitFor(() => expect(history.location().pathname).toBe('/broken'));
    expect(here()[0]).toBe('/broken');
    held[0]?.();
    await vi.waitFor(() => expect(here()[0]).toBe('/'));
    expect(held).toHaveLength(1);
  });

  it('asks once when Back is pressed twice, and puts the history right again', async () => {
    const { pages, history, here } = shop(opened);
    for (const at of [1, 2, 3, 4]) await pages.navigate(`/broken?at=${at}`);
    await pages.navigate(-2);
    await vi.waitFor(() => expect(here()[0]).toBe('/broken?at=2'));
    const held: string[] = [];
    pages.guard((_current, next) => held.push(next.search) > 0);
    history.go(-1);
    history.go(-1);
    await vi.waitFor(() => expect(held).toEqual(['?at=1']));
    await vi.waitFor(() => expect(history.location().search).toBe('?at=2'));
    expect(here()[0]).toBe('/broken?at=2');
    history.go(-1);
    await vi.waitFor(() => expect(held).toEqual(['?at=1', '?at=1']));
  });

  it('an address of two slashes is one of the shop', async () => {
    const { pages } = shop(opened);
    await pages.navigate('/.//evil.example');
    expect(pages.state().location.pathname).toBe('/evil.example');
  });
});
