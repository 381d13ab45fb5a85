import { password, registered, signIn } from './support/accounts.ts';
import { expect, expectOnConsole, test } from './support/quiet-page.ts';
import { openSettled } from './support/routes.ts';
import { addButton, chooseSizeInStock, open, openFirstProduct } from './support/shopping.ts';

const men = '/subcategoryproducts?c=627&n=Men';

test('recently viewed products come back under the next one, newest first, and can be cleared', async ({ page }) => {
  await page.goto(men);
  const links = page.getByRole('main').getByRole('article').getByRole('link');
  const names = (await links.allTextContents()).slice(0, 3).map((name) => name.trim());
  for (const [index, name] of names.entries()) {
    await links.nth(index).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('recentlyViewed')?.split(',').length))
      .toBe(index + 1);
    if (index < 2) await page.goto(men);
  }
  const row = page.getByRole('region', { name: 'Recently viewed' });
  await row.scrollIntoViewIfNeeded();
  await expect(row.getByRole('article')).toHaveCount(2);
  expect((await row.getByRole('article').getByRole('link').allTextContents()).map((name) => name.trim())).toEqual([
    names[1],
    names[0],
  ]);
  expect(await page.evaluate(() => localStorage.getItem('recentlyViewed'))).toMatch(/^\d+,\d+,\d+$/);
  await row.getByRole('button', { name: 'Clear recently viewed products' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Your recently viewed products are cleared.' }),
  ).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('recentlyViewed'))).toBeNull();
});

test('the size guide reads in centimetres and in inches, and gives the focus back', async ({ page }) => {
  await openFirstProduct(page, '/products?c=7&n=Track%20Pants');
  const opener = page.getByRole('button', { name: 'Size guide' });
  await opener.click();
  const guide = page.getByRole('dialog', { name: 'Size guide' });
  await guide.getByText('Men', { exact: true }).click();
  const medium = guide.getByRole('table', { name: 'Men, in cm' }).getByRole('row', { name: /^M\b/ });
  await expect(medium.getByRole('cell')).toHaveText(['78–83', '94–99', '79–80']);
  await guide.getByText('inches', { exact: true }).click();
  await expect(guide.getByRole('table', { name: 'Men, in inches' }).getByRole('row', { name: /^M\b/ })).toContainText(
    '30.5–32.5',
  );
  await page.keyboard.press('Escape');
  await expect(guide).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a bottle has no size guide', async ({ page }) => {
  await openFirstProduct(page, '/products?c=219&n=Steel%20Bottles');
  await expect(page.getByRole('group', { name: 'Size' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Size guide' })).toHaveCount(0);
});

test('J74 a line taken out of the bag comes back by Undo', async ({ page, request }) => {
  const { email } = await registered(request);
  await signIn(page, email);
  const name = await openFirstProduct(page, men);
  await chooseSizeInStock(page);
  await addButton(page).click();
  await expect(page.getByText('Item added to cart successfully!')).toBeVisible();
  await open(page, '/cart');
  const lines = page.getByRole('list', { name: 'Items in your bag' });
  await lines.getByRole('button', { name: /^Remove/ }).click();
  await expect(lines).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(lines).toContainText(name);
  await page.reload();
  await expect(lines).toContainText(name);
});

test('taps before the page’s script are kept: the size and Add to cart', async ({ page, request }) => {
  const { email } = await registered(request);
  await signIn(page, email);
  await openFirstProduct(page, men);
  const size = await chooseSizeInStock(page);
  const script = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?!early-taps-)[^/]*\.js$/, async (route) => {
    await script.promise;
    await route.continue();
  });
  const early = page.waitForResponse(/\/assets\/early-taps-.*\.js$/);
  await page.reload({ waitUntil: 'commit' });
  await (await early).finished();
  await page.getByRole('group', { name: 'Size' }).getByText(size, { exact: true }).click();
  await addButton(page).click();
  await expect(page.locator('[data-toast-region]')).toHaveCount(0);
  script.resolve();
  await expect(page.getByText('Item added to cart successfully!')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Size' }).getByRole('radio', { name: size, exact: true })).toBeChecked();
  await open(page, '/cart');
  await expect(page.getByRole('list', { name: 'Items in your bag' }).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('list', { name: 'Items in your bag' }).locator('output')).toHaveText('1');
});

test('J17 a heart tapped before it is known who is here waits for the answer', async ({ page, request }) => {
  const { email } = await registered(request);
  await signIn(page, email);
  const answer = Promise.withResolvers<void>();
  await page.route(/\/user\/session\//, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.goto(men);
  const heart = page
    .getByRole('main')
    .getByRole('article')
    .first()
    .getByRole('button', { name: /in wishlist$/ });
  await heart.click();
  answer.resolve();
  await expect(page.getByText('Item added to wishlist!').first()).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('User ID is missing.')).toHaveCount(0);
});

test('J17 J19 a heart refused because the session ended is kept after the login', async ({
  page,
  context,
  request,
}) => {
  const { email } = await registered(request);
  await signIn(page, email);
  await open(page, men);
  const heart = page
    .getByRole('main')
    .getByRole('article')
    .first()
    .getByRole('button', { name: /in wishlist$/ });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await context.clearCookies();
  expectOnConsole(page, /status of 401/);
  await heart.click();
  await page
    .getByRole('button', { name: /log ?in/i })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toHaveAttribute('type', 'submit');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/subcategoryproducts/);
  await expect(page.getByText('Item added to wishlist!').first()).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('J07 a search that only the navigation state names shows nothing of the whole shop first', async ({ page }) => {
  await openFirstProduct(page, men);
  // The history is changed by hand below, which only a page that is taken over can follow.
  await openSettled(page, page.url());
  await page.evaluate(() => {
    const seen = new Set<string>();
    const look = () => {
      for (const heading of document.querySelectorAll('h1')) seen.add(heading.textContent ?? '');
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
    Object.assign(window, { headingsSeen: () => [...seen] });
    const state = { usr: { filter: 'tee' }, key: 'stated' };
    history.pushState(state, '', '/searchpage');
    dispatchEvent(new PopStateEvent('popstate', { state }));
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “tee”' })).toBeVisible();
  await expect(page).toHaveURL('/searchpage?q=tee');
  expect(await page.evaluate(() => window.headingsSeen())).not.toContain('All products');
});

declare global {
  interface Window {
    headingsSeen: () => string[];
  }
}
