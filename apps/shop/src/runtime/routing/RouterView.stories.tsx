import { useEffect } from 'react';
import { createMemoryRouter, useNavigation, type DataRouter } from 'react-router-dom';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { RouterView } from './RouterView.tsx';

/** The router of the open story, and how often its first page was rendered. */
let open: {
  readonly router: DataRouter;
  readonly firstState: DataRouter['state'];
  readonly answer: () => void;
  renders: number;
};

function First() {
  useEffect(() => {
    open.renders += 1;
  });
  return (
    <main>
      <h1>First page</h1>
      <Navigation />
    </main>
  );
}

function Navigation() {
  return <p>{useNavigation().state}</p>;
}

function Broken(): never {
  throw new Error('This page breaks while it is drawn.');
}

/** Pages that stand, one whose data the test lets arrive, one that breaks. */
function openRouter(first: string): DataRouter {
  const waiting = Promise.withResolvers<null>();
  const router = createMemoryRouter(
    [
      { path: '/', Component: First },
      { path: '/second', loader: async () => waiting.promise, Component: () => <h1>Second page</h1> },
      { path: '/third', Component: () => <h1>Third page</h1> },
      { path: '/broken', Component: Broken, errorElement: <h1>Broken page</h1> },
      { path: '/unread', loader: () => Promise.reject(new Error('No data.')), errorElement: <h1>Unread page</h1> },
    ],
    { initialEntries: [first] },
  );
  open = { router, firstState: router.state, answer: () => waiting.resolve(null), renders: 0 };
  return router;
}

const meta = preview.meta({ title: 'Chrome/RouterView' });

export const Page = meta.story({
  loaders: [() => openRouter('/')],
  render: () => <RouterView router={open.router} />,
});

Page.test('while the next page loads, the shown one is not rendered again', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'First page' })).toBeVisible();
  const before = open.renders;
  const arrival = open.router.navigate('/second');
  await expect(await canvas.findByText('loading')).toBeVisible();
  await expect(open.renders).toBe(before);
  open.answer();
  await arrival;
  await expect(await canvas.findByRole('heading', { name: 'Second page' })).toBeVisible();
});

export const LeftWhileItHydrated = meta.story({
  loaders: [
    async () => {
      await openRouter('/').navigate('/third');
    },
  ],
  render: () => <RouterView router={open.router} firstState={open.firstState} />,
});

LeftWhileItHydrated.test('J60 a page that was left while it hydrated is shown first', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Third page' })).toBeVisible();
  await expect(open.renders).toBeGreaterThan(0);
});

export const BrokenPage = meta.story({
  loaders: [() => openRouter('/broken')],
  render: () => <RouterView router={open.router} />,
});

BrokenPage.test(
  'S8.GEN.02 an error page gives way to the next page, and one without data has its own',
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Broken page' })).toBeVisible();
    await open.router.navigate('/unread');
    await expect(await canvas.findByRole('heading', { name: 'Unread page' })).toBeVisible();
    await open.router.navigate('/');
    await expect(await canvas.findByRole('heading', { name: 'First page' })).toBeVisible();
  },
);
