import { signIn } from './support/accounts.ts';
import { expectDialogByKeyboard, tabAndPress } from './support/keyboard.ts';
import { expect, test } from './support/quiet-page.ts';
import { openSettled } from './support/routes.ts';

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
