import { demoShop } from '@kayal/demo-catalogue/settings';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { ShopProvider } from '../../data/use-shop.ts';
import { memoryPages } from '../../runtime/pages/memory-pages.test-support.ts';
import { PageView } from '../../runtime/pages/PageView.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { RouteFailure } from './RouteFailure.tsx';

function Broken(): never {
  throw new Error('This page breaks while it is drawn.');
}

/** A page that throws, inside the error boundary of every route. */
function BrokenPage() {
  const [{ pages }] = useState(() =>
    memoryPages([{ id: 'broken', path: '/', screen: { Component: Broken }, errorElement: <RouteFailure /> }]),
  );
  return (
    <ShopProvider value={demoShop}>
      <PageView pages={pages} />
    </ShopProvider>
  );
}

const meta = preview.meta({ title: 'Chrome/RouteFailure', parameters: { layout: 'fullscreen' } });

export const Failed = meta.story({ render: () => <BrokenPage /> });

Failed.test('S8.GEN.02 J54 a page that throws shows an error and offers two links', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'This page could not be shown' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Load again' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  await expect(canvas.getByRole('main')).toHaveTextContent('Your bag and your wishlist are kept.');
});

/** Without a network: `navigator.onLine` is false during the story. */
export const Offline = meta.story({
  render: () => <BrokenPage />,
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    return () => {
      Reflect.deleteProperty(navigator, 'onLine');
    };
  },
});

Offline.test('J54 offline looks different from a failure', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Load again' })).toBeVisible();
  await expect(canvas.getByRole('main')).toHaveTextContent('Check your connection and load the page again.');
});
