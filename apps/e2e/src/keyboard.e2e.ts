import { signIn } from './support/accounts.ts';
import { expectDialogByKeyboard, tabAndPress, tabTo } from './support/keyboard.ts';
import { expect, test } from './support/quiet-page.ts';
import { openSettled } from './support/routes.ts';
import { wearSecondBrand } from './support/second-brand.ts';

test('S2.HDR.12-13 the skip link leads to the content, and the menu gives the focus back', async ({ page }) => {
  await openSettled(page, '/products?c=4&n=T-Shirts');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true);
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if (await menu.isVisible()) {
    await expectDialogByKeyboard(page, menu);
  } else {
    const categories = page.getByRole('button', { name: 'All Categories' });
    await tabAndPress(page, categories);
    await expect(categories).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(categories).toHaveAttribute('aria-expanded', 'false');
    await expect(categories).toBeFocused();
  }
});

test('S2.PDP.04, S2.LIST.06 the zoomed picture and the filters close by Escape and give the focus back', async ({
  page,
}) => {
  await openSettled(page, '/fullimage?I=MTAyNDc&N=TmV5eWFyIENvdXJ0IFBvbG8');
  await expectDialogByKeyboard(page, page.getByRole('button', { name: /zoom|full screen|larger/i }).first());
  await openSettled(page, '/products?c=4&n=T-Shirts');
  const filters = page.getByRole('button', { name: /^Filters/ });
  if ((page.viewportSize()?.width ?? 0) <= 768) {
    await expectDialogByKeyboard(page, filters);
  } else {
    await tabAndPress(page, filters);
    await expect(filters).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('button', { name: 'Price', exact: true })).toBeVisible();
  }
});

test('S2.ADDR.03-05 the dialogs of the addresses close by Escape and give the focus back', async ({ page }) => {
  await signIn(page, 'rahul@kayal.example');
  await openSettled(page, '/address');
  for (const name of ['+ Add New Address', /^Edit/, /^Remove/]) {
    await expectDialogByKeyboard(page, page.getByRole('button', { name }).first());
  }
});

test('J47 the drawer of changes closes by Escape and gives the focus back', async ({ page }) => {
  await signIn(page, 'admin@kayal.example');
  await openSettled(page, '/dashboard');
  await expectDialogByKeyboard(page, page.getByRole('link', { name: 'Changes' }));
});

test('J60 Back gives the focus back to the link that was followed, so that Tab goes on from there', async ({
  page,
}) => {
  await openSettled(page, '/products?c=4&n=T-Shirts');
  const cards = page.getByRole('main').getByRole('article');
  const link = cards.nth(9).getByRole('link').first();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/products/);
  await expect(link).toBeFocused();
  const name = await link.textContent();
  await page.keyboard.press('Tab');
  await expect(cards.nth(9).getByRole('button', { name: `${name} in wishlist` })).toBeFocused();
});

test('J60 Back to My Orders, which reads its orders first, gives the focus back to the order that was opened', async ({
  page,
}) => {
  await signIn(page, 'rahul@kayal.example');
  await openSettled(page, '/myorders');
  const link = page.getByRole('main').getByRole('link', { name: 'View order' }).last();
  await link.focus();
  const top = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ordersummary/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(link).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
});

for (const brand of ['first', 'second']) {
  test(`a heart that takes the focus is not under the header of the ${brand} brand`, async ({ page, context }) => {
    if (brand === 'second') await wearSecondBrand(context);
    await openSettled(page, '/products?c=4&n=T-Shirts');
    const cards = page.getByRole('main').getByRole('article');
    await cards.nth(13).getByRole('link').first().focus();
    const header = page.locator('header').filter({ has: page.getByRole('combobox') });
    for (let card = 13; card > 5; card -= 1) {
      await page.keyboard.press('Shift+Tab');
      const focused = await page.locator(':focus').boundingBox();
      const sticky = await header.boundingBox();
      expect(focused?.y ?? 0).toBeGreaterThanOrEqual((sticky?.y ?? 0) + (sticky?.height ?? 0));
    }
  });
}

test('S5.ADD.02 a press without a size leads to the sizes', async ({ page }) => {
  await openSettled(page, '/fullimage?I=MTAyNDc&N=TmV5eWFyIENvdXJ0IFBvbG8');
  await tabAndPress(page, page.getByRole('button', { name: 'Add to cart' }).filter({ visible: true }).first());
  await expect(page.getByText('Please select a size and color.')).toBeVisible();
  const sizes = page.getByRole('group', { name: 'Size' }).getByRole('radio');
  await expect(sizes.first()).toBeFocused();
  await expect(sizes.first()).toBeInViewport();
});

test('a search by Enter keeps the focus in the search', async ({ page }) => {
  await signIn(page, 'admin@kayal.example');
  for (const address of ['/dashboard', '/catalogue']) {
    await openSettled(page, address);
    const search = page.getByRole('main').getByRole('searchbox');
    await tabTo(page, search);
    await page.keyboard.type('a');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/[?&]q=a/);
    await expect(search).toBeFocused();
    await tabAndPress(page, page.getByRole('link', { name: 'Clear' }));
    await expect(page).not.toHaveURL(/[?&]q=a/);
    await expect(search).toBeFocused();
  }
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('S4.ADMORD.02 the order that was delivered keeps the focus', async ({ page }) => {
    await signIn(page, 'admin@kayal.example');
    await openSettled(page, '/dashboard');
    // The dialog is still closing when the orders are read again.
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Animation.enable');
    await devTools.send('Animation.setPlaybackRate', { playbackRate: 0.1 });
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('button', { name: /^Done/ }) })
      .first();
    const number = await row.getByRole('link').first().textContent();
    await tabAndPress(page, row.getByRole('button', { name: /^Done/ }));
    const question = page.getByRole('alertdialog');
    await tabAndPress(page, question.getByRole('button', { name: 'Mark as delivered' }));
    await expect(question).toBeHidden();
    await expect(page.getByRole('link', { name: number ?? '', exact: true })).toBeFocused();
  });
});
