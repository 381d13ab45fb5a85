import type { BrowserContext } from '@playwright/test';
import { registered, signIn } from './support/accounts.ts';
import { expect, test } from './support/quiet-page.ts';
import { addButton, chooseSizeInStock, open, openFirstProduct } from './support/shopping.ts';

/** Reasons of the test's browser, not of a page: a browser without a window has no back/forward cache. */
const reasonsWithoutWindow = ['BrowsingInstanceNotSwapped', 'BackForwardCacheDisabledForDelegate'];

/** Goes from home to a product and back. @returns why the browser could not keep the home page */
async function goBackToHome(context: BrowserContext, extraScript?: () => void): Promise<string[]> {
  const page = await context.newPage();
  const reasons: string[] = [];
  const session = await context.newCDPSession(page);
  await session.send('Page.enable');
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    for (const { reason } of notRestoredExplanations) if (!reasonsWithoutWindow.includes(reason)) reasons.push(reason);
  });
  if (extraScript !== undefined) await page.addInitScript(extraScript);
  await open(page, '/');
  await page.goto('/fullimage?I=MTAwMDE');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await session.detach();
  await page.close();
  return reasons;
}

test('Back may show a page from the browser’s cache, for a visitor and for a shopper', async ({
  playwright,
  launchOptions,
  request,
}) => {
  const { email } = await registered(request);
  // Playwright switches the cache off.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const context = await browser.newContext();
    const withHandler = await goBackToHome(context, () => addEventListener('unload', () => {}));
    expect(withHandler, 'the browser names what prevents it').toEqual(['UnloadHandlerExistsInMainFrame']);
    expect(await goBackToHome(context)).toEqual([]);
    await signIn(await context.newPage(), email);
    expect(await goBackToHome(context)).toEqual([]);
  } finally {
    await browser.close();
  }
});

test('a page from the back/forward cache shows the bag and hearts as they are now', async ({ page, request }) => {
  const { email } = await registered(request);
  await signIn(page, email);
  await open(page, '/subcategoryproducts?c=627&n=Men');
  const bag = page.getByRole('banner').getByRole('link', { name: /^Bag/ }).filter({ visible: true }).first();
  await expect(bag).toHaveAccessibleName('Bag');
  const other = await page.context().newPage();
  const name = await openFirstProduct(other, '/subcategoryproducts?c=627&n=Men');
  await chooseSizeInStock(other);
  await addButton(other).click();
  await expect(other.getByText('Item added to cart successfully!')).toBeVisible();
  // The heart is filled before the shop has it, so the test waits for the answer.
  const saved = other.waitForResponse(
    (answer) => answer.request().method() === 'POST' && /wishlist/i.test(answer.url()) && answer.ok(),
  );
  await other
    .getByRole('main')
    .getByRole('button', { name: /wishlist/i, pressed: false })
    .first()
    .click();
  await saved;
  await other.close();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(bag).toHaveAccessibleName('Bag, 1 item');
  const card = page.getByRole('main').getByRole('article').filter({ hasText: name }).first();
  await expect(card.getByRole('button', { name: /wishlist/i, pressed: true })).toBeVisible();
});
