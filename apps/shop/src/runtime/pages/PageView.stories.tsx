import { useEffect } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { memoryPages } from './memory-pages.test-support.ts';
import type { PageRoute } from './page-routes.ts';
import type { Pages } from './pages.ts';
import { PageView } from './PageView.tsx';
import { usePageState } from './use-pages.ts';

/** The pages of the open story, and how often the first one was rendered. */
let open: { readonly pages: Pages; readonly answer: () => void; renders: number };

function First() {
  useEffect(() => {
    open.renders += 1;
  });
  return (
    <main>
      <h1>First page</h1>
      <OnTheWay />
    </main>
  );
}

function OnTheWay() {
  return <p>{usePageState().next === null ? 'idle' : 'loading'}</p>;
}

function Broken(): never {
  throw new Error('This page breaks while it is drawn.');
}

/** Pages that stand, one whose data the test lets arrive, one that breaks, one that cannot be read. */
function openPages(path: string): typeof open {
  const { promise, resolve } = Promise.withResolvers<void>();
  const routes: PageRoute[] = [
    { id: 'first', path: '/', screen: { Component: First } },
    {
      id: 'second',
      path: '/second',
      screen: {
        Component: () => <h1>Second page</h1>,
        loader: () => promise.then(() => ({ data: null, status: 200 })),
      },
    },
    { id: 'third', path: '/third', screen: { Component: () => <h1>Third page</h1> } },
    { id: 'broken', path: '/broken', screen: { Component: Broken }, errorElement: <h1>Broken page</h1> },
    {
      id: 'unread',
      path: '/unread',
      screen: { Component: First, loader: () => Promise.reject(new Error('No data.')) },
      errorElement: <h1>Unread page</h1>,
    },
  ];
  const { pages } = memoryPages(routes, { path, data: {} });
  return { pages, answer: resolve, renders: 0 };
}

const meta = preview.meta({ title: 'Chrome/PageView' });

const openAt = (path: string) => () => {
  open = openPages(path);
};

export const Page = meta.story({ loaders: [openAt('/')], render: () => <PageView pages={open.pages} /> });

Page.test('while the next page loads, the shown one is not rendered again', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'First page' })).toBeVisible();
  const before = open.renders;
  const arrival = open.pages.navigate('/second');
  await expect(await canvas.findByText('loading')).toBeVisible();
  await expect(open.renders).toBe(before);
  open.answer();
  await arrival;
  await expect(await canvas.findByRole('heading', { name: 'Second page' })).toBeVisible();
});

export const LeftWhileItHydrated = meta.story({
  loaders: [
    async () => {
      open = openPages('/');
      await open.pages.navigate('/third');
    },
  ],
  render: () => <PageView pages={open.pages} firstState={open.pages.firstState} />,
});

LeftWhileItHydrated.test('J60 a page that was left while it hydrated is shown first', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Third page' })).toBeVisible();
  await expect(open.renders).toBeGreaterThan(0);
});

export const BrokenPage = meta.story({ loaders: [openAt('/broken')], render: () => <PageView pages={open.pages} /> });

BrokenPage.test(
  'S8.GEN.02 an error page gives way to the next page, and one without data has its own',
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Broken page' })).toBeVisible();
    await open.pages.navigate('/unread');
    await expect(await canvas.findByRole('heading', { name: 'Unread page' })).toBeVisible();
    await open.pages.navigate('/');
    await expect(await canvas.findByRole('heading', { name: 'First page' })).toBeVisible();
  },
);
