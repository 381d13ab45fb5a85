import { registered, signIn } from './support/accounts.ts';
import { expect, expectOnConsole, test } from './support/quiet-page.ts';
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

test('S8.CART.02, J23 a variant withdrawn while its page is open is no longer said to be in stock after a press', async ({
  page,
  browser,
  request,
}) => {
  expectOnConsole(page, /status of 404/);
  const { email } = await registered(request);
  await signIn(page, email);
  await open(page, '/products?c=9&n=Boys+Shorts');
  // Read in the browser, which caches the answers for a minute, and not rendered by the server.
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('group', { name: 'Size' })).toBeVisible();
  await chooseSizeInStock(page);
  const stock = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /In stock|Only \d/ });
  await expect(stock).toBeVisible();

  const owner = await browser.newPage();
  await signIn(owner, 'admin@kayal.example');
  const headers = { 'sec-fetch-site': 'same-origin' };
  const id = Buffer.from(new URL(page.url()).searchParams.get('I') ?? '', 'base64').toString();
  const address = `/api/onlineorder/catalogue/product/kayal/${id}`;
  const { id: _, version, variants, ...product } = await (await owner.request.get(address)).json();
  const chosen = await page.getByRole('group', { name: 'Colour' }).getByRole('radio', { checked: true }).inputValue();
  const others = variants.filter(({ colour }: { readonly colour: string }) => colour !== chosen);
  const changed = await owner.request.put(address, { data: { ...product, version, variants: others }, headers });
  expect(changed.status()).toBe(200);

  await addButton(page).click();
  await expect(page.getByText('This item is no longer sold.')).toBeVisible();
  await expect(stock).toHaveCount(0);
  const restored = { ...product, version: (await changed.json()).version, variants };
  expect((await owner.request.put(address, { data: restored, headers })).status()).toBe(200);
});

test.describe('on a low phone', () => {
  test.use({ viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true });

  test('S2.PDP.04 the picture has its dots and its zoom sign above the bottom bar', async ({ page }) => {
    await openFirstProduct(page, men);
    const zoom = page.getByRole('button', { name: /^Zoom in on/ });
    const bar = await page.getByRole('region', { name: 'Buy' }).boundingBox();
    const picture = await zoom.boundingBox();
    expect(picture && picture.y + picture.height).toBeGreaterThan(bar?.y ?? 0);
    for (const sign of [zoom.locator('[data-current="true"]'), zoom.locator('svg')]) {
      const box = await sign.boundingBox();
      expect(box && box.y + box.height).toBeLessThan(bar?.y ?? 0);
    }
  });
});
