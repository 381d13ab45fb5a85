import { signIn } from './support/accounts.ts';
import { expect, test } from './support/quiet-page.ts';
import { backOfficeRoutes, personalRoutes } from './support/routes.ts';
import { open } from './support/shopping.ts';

test('S1.HOME the HTML of home has its products and nothing personal, with any session', async ({ page, context }) => {
  await signIn(page, 'asha@kayal.example');
  const html = await (await context.request.get('/')).text();
  expect(html.match(/\/fullimage\?I=/g)?.length ?? 0).toBeGreaterThanOrEqual(16);
  expect(html).not.toContain('asha@kayal.example');
  expect(html).not.toContain('Asha');
  for (const address of [...personalRoutes, ...backOfficeRoutes]) {
    const personal = await (await context.request.get(address)).text();
    expect(personal).not.toContain('Asha');
    expect(personal).not.toContain('asha@kayal.example');
  }
});

test('S2.ROUTE an unknown address is a real 404 with a way on', async ({ page, request }) => {
  expect((await request.get('/no-such-page')).status()).toBe(404);
  expect((await request.get('/fullimage?I=AAAA&N=AAAA')).status()).toBe(404);
  expect((await request.get('/.env')).status()).toBe(404);
  expect((await request.get('/contact')).status()).toBe(200);
  await page.goto('/contact');
  await expect(page.getByRole('link', { name: /home|shop/i }).first()).toBeVisible();
});

test('S2.ROUTE.30, J60 opening shows the top, Back restores the place', async ({ page }) => {
  await open(page, '/subcategoryproducts?c=627&n=Men');
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.waitForTimeout(300);
  const card = page.getByRole('main').getByRole('article').nth(6).getByRole('link');
  await card.evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL(/fullimage/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/subcategoryproducts/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600);
});

test('S1.SHOP.04, S5.SRCH.01-03 search suggests, tolerates a slip, and opens by keyboard', async ({ page }) => {
  await open(page, '/');
  const box = page.getByRole('combobox', { name: 'Search products' });
  await box.fill('nilgri');
  await expect(page.getByRole('option').first()).toContainText(/Nilgiri/);
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(page).toHaveURL(/fullimage/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Nilgiri/);
});
