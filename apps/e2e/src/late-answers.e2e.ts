import type { Page } from '@playwright/test';
import { expect, test } from './support/quiet-page.ts';
import { openSettled } from './support/routes.ts';

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) <= 768;

const product = '/fullimage?I=MTAyNDc&N=TmV5eWFyIENvdXJ0IFBvbG8';

test('S4.FILT.03, S4.FILT.08, J07, J72 a filter asks the server once, and Back takes it back', async ({ page }) => {
  await openSettled(page, '/subcategoryproducts?c=627&n=Men');
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // The pointer may rest on a card, whose product is then fetched ahead.
    if (pathname.startsWith('/api/') && !/\/getProduct(ById|Details)\//.test(pathname)) calls.push(pathname);
  });
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Filters' }).click();
  const filters = isPhone(page) ? page.getByRole('dialog', { name: 'Filters' }) : main;
  await filters.getByRole('radio', { name: 'Black', exact: true }).click();
  if (isPhone(page)) await filters.getByRole('button', { name: 'Apply' }).click();
  await expect(main).toContainText('products from the whole shop');
  await expect(main.getByRole('button', { name: 'Remove filter: Black' })).toBeVisible();
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(calls).toEqual(['/api/onlineorder/facets/kayal']);
  await page.goBack();
  await expect(main.getByRole('button', { name: 'Filters', exact: true })).toBeVisible();
  await expect(main).not.toContainText('products from the whole shop');
  if (!isPhone(page)) await expect(main.getByRole('radio', { name: 'Any colour' })).toBeChecked();
});

test('S2.ROUTE.31 in a low window nothing stands over the page, and the page has its own buttons', async ({ page }) => {
  await page.setViewportSize({ width: 667, height: 375 });
  await openSettled(page, product);
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await expect(page.getByRole('region', { name: 'Buy' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button', { name: 'Add to cart' })).toHaveCount(1);
  await openSettled(page, '/login');
  const button = page.getByRole('button', { name: 'Sign In', exact: true });
  await expect(button).toHaveAttribute('type', 'submit');
  await button.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please enter both email and password' })).toBeInViewport();
});

test('S2.PDP.15 a product is dimmed while another one is late', async ({ page }) => {
  await openSettled(page, product);
  const late = Promise.withResolvers<void>();
  await page.route('**/getProductById/**', async (route) => {
    await late.promise;
    await route.continue();
  });
  const main = page.getByRole('main');
  await main.getByRole('list', { name: 'Similar Products' }).getByRole('link').first().click();
  await expect(main).toHaveAttribute('aria-busy', 'true');
  late.resolve();
  await expect(main).not.toHaveAttribute('aria-busy', 'true');
});

test('S2.HDR.13 the button of the menu is busy while the script of the menu is late', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSettled(page, '/aboutus');
  const late = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await late.promise;
    await route.continue();
  });
  const button = page.getByRole('banner').getByRole('button', { name: 'Menu' });
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  late.resolve();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});
