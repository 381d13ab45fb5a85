import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { moveDate } from '../walk/clock/move-date.ts';
import { logIn, registered, signIn } from './support/accounts.ts';
import { startOwnServer } from './support/own-server.ts';
import { expect, expectOnConsole, test } from './support/quiet-page.ts';
import { addAddress, addButton, chooseSizeInStock, openFirstProduct, placeButton } from './support/shopping.ts';

/**
 * Opens the bag of a new customer who has an address and one product in it: not the one that most journeys order, of which
 * the last piece may be gone meanwhile.
 */
async function openFilledBag(page: Page, request: APIRequestContext): Promise<void> {
  const account = await registered(request);
  await signIn(page, account.email);
  await openFirstProduct(page, '/subcategoryproducts?c=628&n=Women');
  await chooseSizeInStock(page);
  await addButton(page).click();
  await expect(page.getByText('Item added to cart successfully!')).toBeVisible();
  await page.goto('/address');
  await addAddress(page, account.name);
  await page.goto('/cart');
  await expect(page.getByText('Deliver to:')).toBeVisible();
}

/** The link to the product of the bag's first line. */
const firstItem = (page: Page): Locator =>
  page.getByRole('list', { name: 'Items in your bag' }).getByRole('link').first();

/** Places the order; it reaches the shop when the returned function is called. */
async function placeHeld(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route('**/orderAdd/**', async (route) => {
    await held.promise;
    await route.continue();
  });
  const sent = page.waitForRequest('**/orderAdd/**');
  await placeButton(page).click();
  await sent;
  return held.resolve;
}

test('J23, S8.CART.02 more than the stock is refused with the reason', async ({ page, request }) => {
  const { email } = await registered(request);
  await signIn(page, email);
  await page.goto('/searchpage?q=');
  const soldOut = page.getByRole('main').getByRole('article').filter({ hasText: 'Sold out' });
  const more = page.getByRole('link', { name: /more/i }).or(page.getByRole('button', { name: /more/i }));
  while ((await soldOut.count()) === 0) await more.first().click();
  await soldOut.first().getByRole('link').click();
  await page.getByRole('group', { name: 'Size' }).locator('label').first().click();
  expectOnConsole(page, /status of 409/);
  await addButton(page).click();
  await expect(page.getByText('Failed to add item to cart. Please try again.')).toBeVisible();
});

test('J21 two tabs that place the same bag make one order', async ({ page, context, request }) => {
  await openFilledBag(page, request);
  const second = await context.newPage();
  await second.goto('/cart');
  expectOnConsole(page, /status of 409/);
  await expect(placeButton(page)).toBeVisible();
  await expect(placeButton(second)).toBeVisible();
  await expect(second.getByText('Deliver to:')).toBeVisible();
  // Neither is answered before both are sent: a tab whose bag was ordered in another one shows it empty.
  let sent = 0;
  const both = Promise.withResolvers<void>();
  await context.route('**/orderAdd/**', async (route) => {
    sent += 1;
    if (sent === 2) both.resolve();
    await both.promise;
    await route.continue();
  });
  await Promise.all([placeButton(page).click(), placeButton(second).click()]);
  for (const tab of [page, second])
    await expect(tab.getByRole('dialog', { name: 'Your Order is Placed!' })).toBeVisible();
  await page.goto('/myorders');
  await expect(page.getByRole('region', { name: /^Order KY/ })).toHaveCount(1);
});

test('S2.CART.19 an order whose page is left before it is answered says that it is placed, and empties the bag', async ({
  page,
  request,
}) => {
  await openFilledBag(page, request);
  const answer = await placeHeld(page);
  await firstItem(page).click();
  await expect(addButton(page)).toBeVisible();
  answer();
  await expect(page.getByText('Your Order is Placed!')).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

test('S2.CART.19 an order that is answered while the next page loads says so on that page too', async ({
  page,
  request,
}) => {
  await openFilledBag(page, request);
  const read = Promise.withResolvers<void>();
  await page.route('**/getProduct*/**', async (route) => {
    await read.promise;
    await route.continue();
  });
  const answer = await placeHeld(page);
  const asked = page.waitForRequest('**/getProduct*/**');
  await firstItem(page).click();
  await asked;
  answer();
  await expect(page.getByRole('dialog', { name: 'Your Order is Placed!' })).toBeVisible();
  read.resolve();
  await expect(addButton(page)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Your Order is Placed!' })).toBeVisible();
});

test('S2.CART.19 an order that is answered in the moment its page is replaced says that it is placed', async ({
  page,
  request,
}) => {
  await page.addInitScript(() => {
    const send = window.fetch;
    window.fetch = async (input, init) => {
      const answer = await send(input, init);
      if (!answer.url.includes('/cart/clear/')) return answer;
      const text = await answer.text();
      const copy = new Response(text, answer);
      copy.text = async () => text;
      const bag = document.querySelector('ul[aria-label="Items in your bag"]');
      // Told of the new page before the browser paints it.
      await new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (bag?.isConnected === false) resolve();
        });
        observer.observe(document.body, { childList: true, subtree: true });
      });
      return copy;
    };
  });
  await openFilledBag(page, request);
  const cleared = page.waitForResponse('**/cart/clear/**');
  await placeButton(page).click();
  await cleared;
  await firstItem(page).click();
  await expect(addButton(page)).toBeVisible();
  await expect(page.getByText('Your Order is Placed!')).toBeVisible();
});

test('S2.CART.19 an order that waits for a change of the bag is placed though the page is left', async ({
  page,
  request,
}) => {
  await openFilledBag(page, request);
  await placeButton(page).hover();
  const left = Promise.withResolvers<void>();
  await page.route('**/cart/add/**', async (route) => {
    await left.promise;
    await route.continue();
  });
  const sent = page.waitForRequest('**/cart/add/**');
  await page
    .getByRole('button', { name: /^Increase/ })
    .first()
    .click();
  await sent;
  await placeButton(page).click();
  await firstItem(page).click();
  await expect(addButton(page)).toBeVisible();
  left.resolve();
  await expect(page.getByText('Your Order is Placed!')).toBeVisible();
});

test('S2.CART.19 an order whose dialog cannot be fetched says that it is placed', async ({ page, request }) => {
  await openFilledBag(page, request);
  expectOnConsole(page, /Failed to load resource|dynamically imported module|ERR_FAILED/);
  await page.route('**/assets/*.js', async (route) => {
    const script = await route.fetch();
    if ((await script.text()).includes('Continue Shopping')) return route.abort();
    return route.fulfill({ response: script });
  });
  await placeButton(page).click();
  await expect(page.getByText('Your Order is Placed!')).toBeVisible();
  // A script that is still being read would fail with the page.
  await page.unrouteAll({ behavior: 'wait' });
});

test('J71 a device whose clock is two weeks ahead can order; the day is the shop’s', async ({ page, request }) => {
  const twoWeeks = 14 * 24 * 3_600_000;
  await page.clock.setSystemTime(Date.now() + twoWeeks);
  await openFilledBag(page, request);
  const placed = page.waitForRequest((sent) => sent.url().includes('/orderAdd/'));
  await placeButton(page).click();
  const { date }: { readonly date: string } = (await placed).postDataJSON();
  expect(Math.abs(Date.parse(date) - Date.now())).toBeLessThan(twoWeeks / 7);
  await expect(page.getByRole('dialog', { name: 'Your Order is Placed!' })).toBeVisible();
});

test('J71 a device whose clock is set while the bag is open can order; the day is the shop’s', async ({
  page,
  request,
}) => {
  const twoDays = 2 * 24 * 3_600_000;
  await openFilledBag(page, request);
  await page.evaluate(moveDate, twoDays);
  const placed = page.waitForRequest((sent) => sent.url().includes('/orderAdd/'));
  await placeButton(page).click();
  const { date }: { readonly date: string } = (await placed).postDataJSON();
  expect(Math.abs(Date.parse(date) - Date.now())).toBeLessThan(twoDays);
  await expect(page.getByRole('dialog', { name: 'Your Order is Placed!' })).toBeVisible();
});

test('S3.ENT.10 a server that falls between adding and ordering keeps the bag', async ({ browser }, info) => {
  const server = await startOwnServer(3210 + info.parallelIndex * 2 + (info.project.name === 'phone' ? 1 : 0));
  const context = await browser.newContext({ baseURL: server.origin, viewport: info.project.use.viewport ?? null });
  try {
    const page = await context.newPage();
    await logIn(page, 'asha@kayal.example');
    const product = await openFirstProduct(page, '/subcategoryproducts?c=627&n=Men');
    await chooseSizeInStock(page);
    await addButton(page).click();
    await expect(page.getByText('Item added to cart successfully!')).toBeVisible();
    await server.crashAndRestart();
    await page.goto('/cart');
    await expect(page.getByRole('list', { name: 'Items in your bag' })).toContainText(product);
    await placeButton(page).click();
    await expect(page.getByRole('dialog', { name: 'Your Order is Placed!' })).toBeVisible();
  } finally {
    await context.close();
    await server.stop();
  }
});
