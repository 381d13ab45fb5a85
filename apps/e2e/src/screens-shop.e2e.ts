import type { Locator, Page } from '@playwright/test';
import { expect, expectOnConsole, test } from './support/quiet-page.ts';
import { openSettled } from './support/routes.ts';

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) <= 768;
const isDesktop = (page: Page): boolean => (page.viewportSize()?.width ?? 0) > 1024;

/** How many columns a grid has at this width. */
const columnsOf = (grid: Locator): Promise<number> =>
  grid.evaluate((element) => {
    const starts = [...element.children]
      .filter((child) => child.checkVisibility())
      .map((child) => Math.round(child.getBoundingClientRect().left));
    return new Set(starts).size;
  });

const product = '/fullimage?I=MTAyNDc&N=TmV5eWFyIENvdXJ0IFBvbG8';

test('S2.HDR.01-08, S2.HDR.11-13, S2.FTR.01-04 the header and the footer lead everywhere', async ({ page }) => {
  await openSettled(page, '/aboutus');
  const header = page.getByRole('banner');
  await expect(header.locator('a[href^="tel:"]').first()).toBeVisible();
  await expect(header.locator('a[href^="mailto:"]').first()).toBeVisible();
  await expect(header.getByRole('link', { name: /KAYAL/ }).first()).toHaveAttribute('href', '/');
  await expect(header.getByRole('combobox', { name: 'Search products' })).toBeVisible();
  await expect(header.locator('a[href="/cart"]').filter({ visible: true })).toHaveCount(1);
  const account = isPhone(page) ? '/accountmob' : '/account';
  await expect(header.locator(`a[href="${account}"]`).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Limited Sale' })).toHaveCount(0);
  await expect(page.locator('a[href="/dashboard"]')).toHaveCount(0);
  if (isPhone(page)) await header.getByRole('button', { name: 'Menu' }).click();
  else await expect(header.getByRole('button', { name: 'All Categories' })).toBeVisible();
  const links = isPhone(page) ? page.getByRole('dialog') : header;
  const ids = isPhone(page) ? [157, 158, 159] : [627, 628, 629];
  for (const [index, name] of ['Men', 'Women', 'Kids'].entries()) {
    const link = links.getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', new RegExp(`c=${ids[index]}&`));
  }
  await page.keyboard.press('Escape');
  const footer = page.getByRole('contentinfo');
  for (const group of ['Need Help', 'Company', 'More Info', 'Location']) {
    if (isPhone(page)) await footer.getByRole('button', { name: group }).click();
    else await expect(footer.getByText(group, { exact: true }).filter({ visible: true })).toHaveCount(1);
  }
  await expect(footer.locator('address')).toBeVisible();
  await expect(footer).toContainText(/© \d{4} KAYAL/);
});

test('S1.HOME.01-08, S2.HOME.01-10 home shows its hero, carousel, shelves of eight, tiles and strip', async ({
  page,
}) => {
  await openSettled(page, '/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/Made to move/i);
  const carousel = main.getByRole('region', { name: 'Categories' });
  await expect(carousel.getByRole('button', { name: 'Previous' })).toBeDisabled();
  const shown = await carousel.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return [...element.querySelectorAll('a')].filter((tile) => {
      const box = tile.getBoundingClientRect();
      return box.width > 0 && box.left >= left - 2 && box.right <= right + 2;
    }).length;
  });
  expect(shown).toBe(isPhone(page) ? 1 : 3);
  for (const shelf of ['New arrivals', 'All products']) {
    await expect(main.getByRole('list', { name: shelf }).getByRole('article')).toHaveCount(8);
  }
  const card = main.getByRole('list', { name: 'All products' }).getByRole('article').first();
  await expect(card.locator('img').first()).toBeAttached();
  await expect(card).toContainText(/₹[\d,]+/);
  await expect(card.getByRole('button', { name: /wishlist/i })).toBeVisible();
  for (const door of ['Men', 'Women', 'Accessories', 'Kids']) {
    await expect(main.getByRole('link', { name: new RegExp(`Shop ${door}`, 'i') }).first()).toBeVisible();
  }
  await main.getByRole('button', { name: 'Shop now' }).click();
  await expect(main.getByRole('heading', { name: 'New arrivals' })).toBeInViewport();
});

for (const [rows, address, name] of [
  ['S2.LIST.03', '/products?c=4&n=T-Shirts', 'T-Shirts'],
  ['S2.LIST.04', '/subcategoryproducts?c=627&n=Men', 'Men'],
  ['S2.LIST.05', '/products?list=BestSeller&n=BEST+SELLER', 'BEST SELLER'],
  ['S2.SRCH.01, S2.SRCH.03', '/searchpage?q=tee', 'Results for “tee”'],
] as const) {
  test(`${rows}, S2.LIST.01-02, S2.LIST.06-12 ${address} has its way, grid and filters`, async ({ page }) => {
    await openSettled(page, address);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(main.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(`Home${name}`);
    const grid = main.getByRole('list', { name: 'Products' });
    const card = grid.getByRole('article').first().getByRole('link').first();
    await expect(card).toHaveAttribute('href', /\/fullimage\?I=[^&]+&N=./);
    expect(await columnsOf(grid)).toBe(isDesktop(page) ? 4 : isPhone(page) ? 2 : 3);
    await main.getByRole('button', { name: /^Filters/ }).click();
    const filters = isPhone(page) ? page.getByRole('dialog', { name: 'Filters' }) : main;
    for (const section of ['Price', address.startsWith('/search') ? 'Colour' : 'Colors', 'Size']) {
      await expect(filters.getByRole('button', { name: section, exact: true })).toBeVisible();
    }
    if (isPhone(page)) await expect(filters.getByRole('button', { name: 'Apply' })).toBeVisible();
    if (isDesktop(page)) await expect.poll(() => columnsOf(grid)).toBe(3);
  });
}

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

test('S2.SRCH.02, S2.SRCH.04 an empty search lists everything, and Refresh stands in its panel', async ({ page }) => {
  await openSettled(page, '/searchpage?q=');
  await expect(page.getByRole('main')).toContainText(/5\d\d products/);
  await page.getByRole('button', { name: /^Filters/ }).click();
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible();
});

test('S2.PDP.02-15 the product page shows pictures, choices, price, badges and what is similar', async ({ page }) => {
  await openSettled(page, product);
  const main = page.getByRole('main');
  await expect(main.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('HomeNeyyar Court Polo');
  await expect(main.getByRole('group', { name: 'Size' }).getByRole('radio').first()).toBeAttached();
  await expect(
    main
      .getByRole('group', { name: /Colour/ })
      .getByRole('radio')
      .first(),
  ).toBeAttached();
  await expect(main.getByRole('button', { name: 'Add to cart' }).filter({ visible: true }).first()).toBeVisible();
  await expect(main).toContainText(/₹[\d,]+/);
  for (const badge of ['Secure payment', 'Size & Fit', 'Free shipping', 'Free Shipping & Returns']) {
    await expect(main.getByRole('link', { name: badge, exact: true })).toBeVisible();
  }
  const similar = main.getByRole('list', { name: 'Similar Products' });
  await expect(similar.getByRole('link').first()).toHaveAttribute('href', /\/fullimage\?I=/);
  expect(await columnsOf(similar)).toBe(isDesktop(page) ? 4 : isPhone(page) ? 2 : 3);
  await main.getByRole('button', { name: /^Zoom in on/ }).click();
  await expect(page.getByRole('dialog', { name: 'Neyyar Court Polo' })).toBeVisible();
  await page.keyboard.press('Escape');
});

test('S2.ROUTE.01-29 an address that is no page says so and leads on', async ({ page }) => {
  expectOnConsole(page, /status of 404/);
  await openSettled(page, '/no-such-page');
  await expect(page.getByRole('heading', { level: 1, name: 'Out of bounds' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('combobox')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Go on from here' }).getByRole('link')).toHaveCount(5);
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
