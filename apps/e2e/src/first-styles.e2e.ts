import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { expect, test } from './support/quiet-page.ts';
import { personalRoutes, publicRoutes } from './support/routes.ts';
import { secondBrandSheet } from './support/second-brand.ts';

/** A picture in place of all others, so that no painter decides when a page stands. */
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8z" fill="#c33"/><path d="M0 0v8h8z" fill="#39c"/></svg>';

/** How often a page is drawn to find a drawing from before. */
const maxDrawings = 10;

/**
 * The whole page as it is drawn, once its fonts are there. It is hidden for a moment, so that all of it is drawn again:
 * where the browser draws only the changed part again, the edges of round corners come out slightly different.
 */
async function draw(page: Page): Promise<Buffer> {
  await page.evaluate(async () => {
    const { documentElement: root, fonts } = document;
    await fonts.ready;
    root.style.display = 'none';
    root.getBoundingClientRect();
    root.style.removeProperty('display');
  });
  return page.screenshot({ fullPage: true, animations: 'disabled' });
}

/** Waits for the style sheets of a page's head: before them a visitor sees nothing, but a drawing does not wait for them. */
async function sheetsOfHead(page: Page): Promise<void> {
  const isEachThere = () =>
    [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet !== null);
  await expect.poll(() => page.evaluate(isEachThere)).toBe(true);
}

/** Draws a page until a drawing repeats another one: pictures and fonts are there then. */
async function drawings(page: Page): Promise<Buffer[]> {
  const drawn = [await draw(page)];
  for (;;) {
    const next = await draw(page);
    if (drawn.some((one) => one.equals(next))) return drawn;
    drawn.push(next);
  }
}

/** Whether a page is still drawn as before. */
async function looksLike(page: Page, before: readonly Buffer[]): Promise<boolean> {
  for (let count = 0; count < maxDrawings; count += 1) {
    const next = await draw(page);
    if (before.some((one) => one.equals(next))) return true;
  }
  return false;
}

/** Pages of a shop whose owner has chosen the theme of the second brand. */
async function useSecondBrand(context: BrowserContext): Promise<void> {
  const body = secondBrandSheet();
  await context.route('**/second-brand', (route) => route.fulfill({ contentType: 'text/css', body }));
  await context.route(
    () => true,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const theme = '<link rel="stylesheet" href="/second-brand" data-precedence="theme"/></head>';
      await route.fulfill({ response, body: (await response.text()).replace('</head>', theme) });
    },
  );
}

/**
 * Opens addresses without scripts and without their style sheets, which arrive only after a first drawing.
 * @returns the addresses whose second drawing differs
 */
async function changedBySheets(
  browser: Browser,
  addresses: readonly string[],
  options: BrowserContextOptions,
  prepare: (context: BrowserContext) => Promise<void> = async () => {},
): Promise<string[]> {
  const context = await browser.newContext({ ...options, javaScriptEnabled: false });
  const changed: string[] = [];
  try {
    await prepare(context);
    const page = await context.newPage();
    let sheets = Promise.withResolvers<void>();
    await context.route(/\.css$/, async (route) => {
      await sheets.promise;
      await route.continue();
    });
    await context.route(
      () => true,
      (route) =>
        route.request().resourceType() === 'image'
          ? route.fulfill({ contentType: 'image/svg+xml', body: picture })
          : route.fallback(),
    );
    for (const address of addresses) {
      sheets = Promise.withResolvers();
      await page.goto(address, { waitUntil: 'commit' });
      await page.locator('body > link').last().waitFor({ state: 'attached' });
      await sheetsOfHead(page);
      const before = await drawings(page);
      const first = await page.evaluate(() => document.styleSheets.length);
      sheets.resolve();
      await page.waitForLoadState('load');
      expect(await page.evaluate(() => document.styleSheets.length), address).toBeGreaterThan(first);
      if (!(await looksLike(page, before))) changed.push(address);
    }
    return changed;
  } finally {
    await context.close();
  }
}

for (const width of [390, 1440]) {
  test(`S9.UI.03 no page looks different before its style sheets arrive, ${width} px wide`, async ({ browser }) => {
    const viewport = { width, height: 844 };
    expect(await changedBySheets(browser, [...publicRoutes, ...personalRoutes], { viewport })).toEqual([]);
  });
}

/** Other looks of the first pages, only with `npm test -- --all`. */
const looks: readonly { name: string; options: BrowserContextOptions; prepare?: typeof useSecondBrand }[] = [
  { name: 'in forced colours', options: { forcedColors: 'active' } },
  { name: 'in a shop whose owner has chosen another theme', options: {}, prepare: useSecondBrand },
];
for (const { name, options, prepare } of looks) {
  test(`S9.UI.03 the same ${name}`, async ({ browser }) => {
    const phone = { ...options, viewport: { width: 390, height: 844 } };
    expect(await changedBySheets(browser, publicRoutes.slice(0, 8), phone, prepare)).toEqual([]);
  });
}

/**
 * Max bytes of a page's HTML with its first styles, without headers: compressed as its first visitor gets it, and as it is
 * sent once it has been requested in six different seconds.
 */
const pageLimits: readonly (readonly [address: string, first: number, often: number])[] = [
  // A nonce, ids and versions of pictures differ between shops: up to 60 bytes more or less.
  ['/', 14_300, 13_450],
  ['/products?c=4&n=T-Shirts', 13_550, 12_800],
  ['/searchpage?q=tee', 13_800, 13_100],
  ['/fullimage?I=MTAwMDE', 14_200, 13_400],
  ['/ordersummary', 9_450, 8_900],
  ['/contact', 8_600, 8_050],
  ['/login', 5_500, 5_200],
  ['/cart', 8_000, 7_600],
];

test('S9.UI.03 HTML and the styles of the first paint stay within the limit of each kind of page', async ({
  request,
}) => {
  for (const [address, first, often] of pageLimits) {
    const answer = await request.get(address);
    expect(answer.headers()['content-encoding'], address).toBe('br');
    expect.soft(Number(answer.headers()['content-length']), address).toBeLessThanOrEqual(first);
    const again = brotliCompressSync(await answer.body(), { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } });
    expect.soft(again.byteLength, `${address}, requested often`).toBeLessThanOrEqual(often);
  }
});

test('a tap before the style sheets are there waits for them; none is fetched twice, and later ones come last', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const sheets = Promise.withResolvers<void>();
  const fetched: string[] = [];
  await page.route(/\.css$/, async (route) => {
    fetched.push(new URL(route.request().url()).pathname);
    await sheets.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const entry = page.waitForResponse(/\/assets\/entry-client-/);
  await page.getByRole('button', { name: 'Menu' }).click();
  await (await entry).finished();
  await expect(page.locator('script#page-data')).toHaveCount(0);
  const menu = page.getByRole('dialog');
  expect(await menu.count()).toBe(0);
  sheets.resolve();
  await expect(menu).toBeVisible();
  const known = fetched.length;
  await menu.getByRole('link', { name: 'Men', exact: true }).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect.poll(() => fetched.length).toBeGreaterThan(known);
  expect(new Set(fetched).size).toBe(fetched.length);
  const standing = await page.evaluate(() =>
    [...document.querySelectorAll('link[rel=stylesheet]')].map((link) => [
      link.parentElement?.localName,
      link.getAttribute('href')?.replace(location.origin, ''),
    ]),
  );
  expect(standing).toEqual(fetched.map((address) => ['body', address]));
});

test('S9.UI.03 no line moves when the small font of the rupee sign arrives before the other one', async ({ page }) => {
  const fonts = { latin: Promise.withResolvers<void>(), rupee: Promise.withResolvers<void>() };
  for (const [name, { promise }] of Object.entries(fonts))
    await page.route(new RegExp(`archivo-${name}-.*woff2$`), async (route) => {
      await promise;
      await route.continue();
    });
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto('/', { waitUntil: 'commit' });
  const headline = page.getByRole('heading', { level: 1 });
  const height = async () => (await headline.boundingBox())?.height;
  await headline.waitFor();
  const before = await height();
  const arrives = (characters: string) =>
    page.waitForFunction(
      (range) =>
        [...document.fonts].some(({ status, unicodeRange }) => status === 'loaded' && unicodeRange.startsWith(range)),
      characters,
    );
  fonts.rupee.resolve();
  await arrives('U+20B9');
  expect(await height()).toBe(before);
  fonts.latin.resolve();
  await arrives('U+20-7E');
  expect(await height()).toBe(before);
});
