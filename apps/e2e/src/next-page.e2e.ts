import type { Locator, Route } from '@playwright/test';
import { builtFile } from './support/scripts/built-file.ts';
import { expect, test } from './support/quiet-page.ts';
import { open } from './support/shopping.ts';

/** Max bytes of data that a next page receives, as sent, headers included. */
const dataLimit = 5000;

test('S9.UI.03 the data of a list and of a product opened from another page stay within their limit', async ({
  page,
}) => {
  // The last call that a visitor's home makes by itself.
  const lastCall = page.waitForResponse(/\/user\/session\//);
  await page.goto('/');
  await (await lastCall).finished();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const addresses = new Map<string, string>();
  const received: { readonly address: string; readonly bytes: number }[] = [];
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (['Document', 'Fetch', 'XHR'].includes(type)) addresses.set(requestId, response.url);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const address = addresses.get(requestId);
    if (address !== undefined) received.push({ address, bytes: encodedDataLength });
  });
  await page.locator('main').getByRole('link', { name: 'T-Shirts' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'T-Shirts' })).toBeVisible();
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  // A mouse that rests where a card appears reads its product ahead, so the calls are told apart by address.
  const ofList = received.filter(({ address }) => /\/(facets|shop)\//.test(address));
  const ofProduct = received.filter((each) => !ofList.includes(each));
  for (const calls of [ofList, ofProduct]) {
    const bytes = calls.reduce((sum, call) => sum + call.bytes, 0);
    // A page that came as a document, or without data, would pass every limit.
    expect(bytes, JSON.stringify(received)).toBeGreaterThan(1000);
    expect(bytes, JSON.stringify(received)).toBeLessThan(dataLimit);
  }
  expect(ofProduct.map(({ address }) => address).join(' ')).toContain('/getProduct');
});

/** Runs in the page: keeps each number of cards that it shows under another heading than now. */
const watchCards = (): void => {
  const shown: number[] = [];
  Object.assign(globalThis, { shown });
  const heading = (): string => document.querySelector('main h1')?.textContent ?? '';
  const before = heading();
  new MutationObserver(() => {
    const cards = document.querySelectorAll('main article').length;
    if (!['', before].includes(heading()) && shown.at(-1) !== cards) shown.push(cards);
  }).observe(document, { subtree: true, childList: true });
};

test('S9.UI.03 a next page draws its first screen first, and all at once where Back returns far below it', async ({
  page,
}) => {
  const cards = page.getByRole('main').getByRole('article');
  const shown = () => page.evaluate(() => Reflect.get(globalThis, 'shown'));
  await open(page, '/');
  await page.evaluate(watchCards);
  await page.locator('main').getByRole('link', { name: 'T-Shirts' }).first().click();
  await expect(cards).toHaveCount(24);
  expect(await shown()).toEqual([8, 24]);

  const followAndReturn = async (scrolled: number) => {
    await page.evaluate((top) => window.scrollTo(0, top), scrolled);
    const link = cards.getByRole('link').nth(scrolled === 0 ? 0 : 16);
    await page.evaluate(watchCards);
    await link.click();
    await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();
    // The other product has no more similar ones than a row.
    if (scrolled === 0) await expect.poll(shown).toEqual(expect.arrayContaining([4, 8]));
    await page.evaluate(watchCards);
    await page.goBack();
    await expect(cards).toHaveCount(24);
    await expect(link).toBeFocused();
    return shown();
  };
  expect(await followAndReturn(0)).toEqual([8, 24]);
  expect(await followAndReturn(1500)).toEqual([24]);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);

  await page.evaluate(watchCards);
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'New arrivals' })).toBeVisible();
  expect(await shown()).toEqual([0, await cards.count()]);
});

test.describe('under a finger', () => {
  test.use({ hasTouch: true });

  test('S9.UI.03 a touched link asks for all scripts of its page at once, beside the router', async ({ page }) => {
    const lastCall = page.waitForResponse(/\/user\/session\//);
    await page.goto('/');
    await (await lastCall).finished();
    await page.waitForLoadState('networkidle');
    const held: Route[] = [];
    let isHolding = true;
    await page.route(/\/assets\/.+\.js/, (route) => (isHolding ? void held.push(route) : route.continue()));
    const list = page.locator('main').getByRole('link', { name: 'T-Shirts' }).first();
    await list.scrollIntoViewIfNeeded();
    const box = await list.boundingBox();
    const touchPoints = [{ x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 }];
    const session = await page.context().newCDPSession(page);
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    // The router, the page's own script and those that it imports.
    await expect.poll(() => held.length).toBeGreaterThan(2);
    await page.evaluate(() => {
      const before = document.querySelector('h1')?.textContent;
      const observer = new MutationObserver(() => {
        if (document.querySelector('h1')?.textContent === before) return;
        observer.disconnect();
        performance.mark('shown');
      });
      observer.observe(document.documentElement, { subtree: true, childList: true, characterData: true });
      performance.mark('released');
    });
    isHolding = false;
    await Promise.all(held.map((route) => route.continue()));
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page.getByRole('heading', { level: 1, name: 'T-Shirts' })).toBeVisible();
    const askedLater = await page.evaluate(() => {
      const [released, shown] = ['released', 'shown'].map(
        (name) => performance.getEntriesByName(name)[0]?.startTime ?? 0,
      );
      return performance
        .getEntriesByType('resource')
        .filter(
          ({ name, startTime }) => name.endsWith('.js') && startTime > (released ?? 0) && startTime < (shown ?? 0),
        )
        .map(({ name }) => name);
    });
    expect(askedLater).toEqual([]);
  });

  test('a touched link fetches no script of the page that is being left; a touch elsewhere does', async ({ page }) => {
    const filters = builtFile('src/machines/browsing/listing-filters.ts');
    const product = builtFile('src/screens/Product/route.ts');
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname.slice(1)));
    await open(page, '/products?c=4&n=T-Shirts');
    const session = await page.context().newCDPSession(page);
    const touch = async (target: Locator) => {
      const box = await target.boundingBox();
      const touchPoints = [{ x: (box?.x ?? 0) + 5, y: (box?.y ?? 0) + 5 }];
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
      await session.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
    };
    await touch(page.getByRole('article').first().getByRole('link').first());
    await expect.poll(() => asked).toContain(product);
    // What the touch asks for is asked for within one frame of it.
    await page.waitForLoadState('networkidle');
    expect(asked).not.toContain(filters);
    await touch(page.getByRole('heading', { level: 1 }));
    await expect.poll(() => asked).toContain(filters);
  });
});
