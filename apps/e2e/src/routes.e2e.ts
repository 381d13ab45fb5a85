import { signIn } from './support/accounts.ts';
import { checkMagnified } from './support/magnified.ts';
import { expect, test } from './support/quiet-page.ts';
import { openSettled } from './support/routes.ts';
import { wearSecondBrand } from './support/second-brand.ts';

/** Every route of the specification by its row. */
const routes = {
  'S2.ROUTE.01': '/',
  'S2.ROUTE.02': '/login',
  'S2.ROUTE.03': '/signup',
  'S2.ROUTE.04': '/verify',
  'S2.ROUTE.05': '/forgotpass',
  'S2.ROUTE.06': '/fullimage?I=MTAyNDc&N=TmV5eWFyIENvdXJ0IFBvbG8',
  'S2.ROUTE.07': '/cart',
  'S2.ROUTE.08': '/address',
  'S2.ROUTE.09': '/account',
  'S2.ROUTE.10': '/accountmob',
  'S2.ROUTE.11': '/products',
  'S2.ROUTE.12': '/subcategoryproducts',
  'S2.ROUTE.13': '/subcategoryadd',
  'S2.ROUTE.14': '/myinfo',
  'S2.ROUTE.15': '/myorders',
  'S2.ROUTE.16': '/wishlist',
  'S2.ROUTE.17': '/ordersummary',
  'S2.ROUTE.18': '/searchpage',
  'S2.ROUTE.19': '/contact',
  'S2.ROUTE.20': '/aboutus',
  'S2.ROUTE.21': '/shippingpolicy',
  'S2.ROUTE.22': '/returnpolicy',
  'S2.ROUTE.23': '/termsconditions',
  'S2.ROUTE.24': '/privacypolicy',
  'S2.ROUTE.25': '/dashboard',
  'S2.ROUTE.26': '/imageupload',
  'S2.ROUTE.27': '/offerupdate',
  'S2.ROUTE.28': '/updateColors',
} as const;

test('S2.ROUTE.01-28 every route is served as a page with a title of its own', async ({ request }) => {
  for (const [row, path] of Object.entries(routes)) {
    const reply = await request.get(path);
    expect.soft(reply.status(), `${row} ${path}`).toBe(200);
    expect.soft(/<title>[^<]{3,}<\/title>/.test(await reply.text()), `${row} ${path} has a title`).toBe(true);
  }
});

test('S2.ROUTE.29 no route takes a part of its path', async ({ request }) => {
  for (const path of ['/products/616', '/fullimage/1001', '/ordersummary/KY260001']) {
    expect.soft((await request.get(path)).status(), path).toBe(404);
  }
});

test('S7.EXT.10 scripts come from a hashed path and may be kept for a year', async ({ page, request }) => {
  await page.goto('/');
  const scripts = await page
    .locator('script[src], link[rel=modulepreload]')
    .evaluateAll((tags) => tags.map((tag) => tag.getAttribute('src') ?? tag.getAttribute('href') ?? ''));
  // The page adds an empty one of its own once its script runs.
  const later = (await page.locator('meta[name=page-scripts]').first().getAttribute('content')) ?? '';
  scripts.push(...later.split(' ').filter((script) => script !== ''));
  expect(scripts.length).toBeGreaterThan(1);
  for (const script of scripts) {
    expect.soft(new URL(script, page.url()).pathname).toMatch(/^\/assets\/(.+-)?[\w-]{7,8}\.js$/);
    expect.soft((await request.get(script)).headers()['cache-control']).toContain('immutable');
  }
});

test('S2.ROUTE.31-32, S2.LIST.10-12, S9.UI.02 the grid has 4 columns on a wide, 3 on a medium and 2 on a narrow screen', async ({
  page,
}) => {
  await page.goto('/subcategoryproducts?c=627&n=Men');
  const columns = (): Promise<number> =>
    page
      .getByRole('list', { name: 'Products' })
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
  for (const [width, expected] of [
    [1025, 4],
    [1024, 3],
    [769, 3],
    [768, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(columns, { message: `${width} px` }).toBe(expected);
  }
});

test('S2.STATIC.19-20 a policy has its contents beside the text on a wide screen, above it on a medium one, close on a narrow one', async ({
  page,
}) => {
  await page.goto('/privacypolicy');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const look = (): Promise<readonly [string, string]> =>
    contents.evaluate((box) => [getComputedStyle(box).position, getComputedStyle(box).paddingTop]);
  for (const [width, expected] of [
    [1025, ['sticky', '24px']],
    [1024, ['static', '24px']],
    [768, ['static', '16px']],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(look, { message: `${width} px` }).toEqual(expected);
  }
});

test('a browser that forbids storage has the whole shop: search, filters, Back', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The storage is forbidden.', 'SecurityError');
        },
      });
  });
  await openSettled(page, '/products?c=4&n=T-Shirts');
  await page.getByRole('combobox', { name: 'Search products' }).fill('polo');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/\/fullimage/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'T-Shirts' })).toBeVisible();
});

test('S2.ROUTE.31-32 enlarged, nothing is cut or broken in the wider letters of another brand', async ({
  page,
  context,
}) => {
  await wearSecondBrand(context);
  await signIn(page, 'rahul@kayal.example');
  for (const address of ['/products?c=4&n=T-Shirts', '/myorders', '/account', '/ordersummary']) {
    await openSettled(page, address);
    await checkMagnified(page);
  }
});
