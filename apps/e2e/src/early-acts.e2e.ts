import { setTimeout } from 'node:timers/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { password, registered, signIn } from './support/accounts.ts';
import { builtFile } from './support/scripts/built-file.ts';
import { serveHalfPages } from './support/scripts/half-pages.ts';
import { expect, expectOnConsole, test } from './support/quiet-page.ts';
import { addButton, chooseSizeInStock, open, openFirstProduct } from './support/shopping.ts';

const men = '/subcategoryproducts?c=627&n=Men';
const bagLines = (page: Page) => page.getByRole('list', { name: 'Items in your bag' }).getByRole('listitem');

/** Opens a product as a new shopper. @returns a size in stock */
async function openProductAsShopper(page: Page, request: APIRequestContext): Promise<string> {
  const { email } = await registered(request);
  await signIn(page, email);
  await openFirstProduct(page, men);
  return chooseSizeInStock(page);
}

/** How the browser came to the page: `navigate`, `reload` or `back_forward`. */
const wayOfLoading = (page: Page): Promise<unknown> =>
  page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON().type);

/** Delays the scripts with such an address. @returns a function that lets them load */
async function holdBack(page: Page, address: RegExp | string): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await released.promise;
    await route.continue();
  });
  return () => released.resolve();
}

/** Opens a page with delayed scripts, except the one that keeps early input. @returns a function that lets them load */
async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
  const release = await holdBack(page, /\/assets\/(?!early-taps-)[^/]*\.js$/);
  const early = page.waitForResponse(/\/assets\/early-taps-.*\.js$/);
  await page.goto(address, { waitUntil: 'commit' });
  await (await early).finished();
  // The script has run: it lists the page's scripts for the browser. Before it has, nothing that is typed is kept.
  await page.locator('link[rel="modulepreload"]').first().waitFor({ state: 'attached' });
  return release;
}

for (const [address, fields] of [
  ['/contact', { 'Full Name': 'Devika Kurup', 'Email Address': 'devika@kayal.example', Message: 'Hello' }],
  ['/signup', { Email: 'devika@kayal.example', 'Full name': 'Devika Kurup', Password: 'two-boats-at-dawn' }],
  ['/login', { Email: 'devika@kayal.example', Password: 'two-boats-at-dawn' }],
  ['/forgotpass', { Email: 'devika@kayal.example' }],
] as const) {
  test(`${address} keeps what is typed before the page’s script runs`, async ({ page }) => {
    const release = await openWithoutScripts(page, address);
    const main = page.getByRole('main');
    for (const [label, text] of Object.entries(fields)) await main.getByLabel(label, { exact: true }).fill(text);
    release();
    // The button becomes one that submits when the page's script runs.
    await expect(main.locator('button[type="submit"]').first()).toBeVisible();
    for (const [label, text] of Object.entries(fields))
      await expect(main.getByLabel(label, { exact: true })).toHaveValue(text);
  });
}

test('S9.UI.03 the page’s scripts are asked for once its first paint is on the screen', async ({ page }) => {
  for (const address of ['/', men]) {
    await page.goto(address, { waitUntil: 'networkidle' });
    const { painted, asked } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      asked: performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/assets\/(?!early-taps-)[^/]*\.js$/.test(name))
        .map(({ startTime }) => startTime),
    }));
    expect(asked.length).toBeGreaterThan(2);
    // A page that is not painted within 4 s gets them all the same.
    expect(Math.min(...asked)).toBeGreaterThan(Math.min(painted, 3900));
  }
});

test('words typed before the page’s script runs are searched for', async ({ page }) => {
  const release = await openWithoutScripts(page, '/');
  const box = page.getByRole('combobox').filter({ visible: true }).first();
  await box.pressSequentially('short');
  release();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(box).toHaveValue('short');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/searchpage\?q=short/);
});

test('S2.ADDR.05 what is typed while the form of an address loads is in its first field', async ({ page, request }) => {
  const { email } = await registered(request);
  await signIn(page, email);
  const script = `**/${builtFile('src/screens/Address/AddressDialog.tsx')}`;
  const release = await holdBack(page, script);
  const early = page.waitForRequest(script);
  await page.goto('/address');
  const add = page.getByRole('button', { name: '+ Add New Address' });
  await add.focus();
  // Before it is pressed.
  await early;
  await add.press('Enter');
  await page.keyboard.type('Asha R');
  release();
  const name = page.getByRole('dialog').getByLabel('Name', { exact: true });
  await expect(name).toBeFocused();
  await page.keyboard.type(' Nair');
  await expect(name).toHaveValue('Asha R Nair');
});

test('a form filled and sent at once is sent whole', async ({ page }) => {
  const release = await openWithoutScripts(page, '/contact');
  const main = page.getByRole('main');
  for (const label of ['Full Name', 'Email Address', 'Phone Number', 'Message'])
    await main.getByLabel(label, { exact: true }).fill(`${label} of a message`);
  await main.getByRole('button', { name: 'Submit Form' }).click();
  release();
  await expect(page.getByText(/^Message sent successfully/)).toBeVisible();
  await expect(main.getByLabel('Message', { exact: true })).toHaveValue('');
});

test('Add to cart, pressed while the server did not send the page’s scripts, is carried out once it does', async ({
  page,
  request,
}) => {
  const size = await openProductAsShopper(page, request);
  let isAway = true;
  await page.route(/\/assets\/(?!early-taps-)[^/]*\.js$/, (route) =>
    isAway ? route.abort('connectionreset') : route.continue(),
  );
  // Which scripts are lost is a matter of timing: those of the first view, or those that it fetches afterwards.
  expectOnConsole(page, /net::ERR_CONNECTION_RESET/, /Failed to fetch dynamically imported module/);
  const lost = page.waitForEvent('requestfailed');
  await page.goto(page.url());
  await page.getByRole('group', { name: 'Size' }).getByText(size, { exact: true }).click();
  await addButton(page).click();
  await lost;
  isAway = false;
  await expect(page.getByText('Item added to cart successfully!')).toBeVisible();
});

test('S7.EXT.11 a page whose screen lost a script is taken over once it comes, also after a reload', async ({
  page,
  request,
}) => {
  const { email } = await registered(request);
  await signIn(page, email);
  let losses = 0;
  let isLost = true;
  await page.route(`**/${builtFile('src/admin-screens.ts')}`, (route) => {
    if (!isLost) return route.continue();
    isLost = false;
    losses += 1;
    return route.abort('connectionreset');
  });
  expectOnConsole(page, /net::ERR_CONNECTION_RESET/, /status of 40[34]/);
  await page.goto('/updateColors');
  await expect(page.getByRole('heading', { level: 1, name: 'Not authorised' })).toBeVisible();
  expect(await wayOfLoading(page)).toBe('navigate');
  isLost = true;
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Not authorised' })).toBeVisible();
  expect(losses).toBe(2);
});

test('S2.ROUTE.30 a document opens at its top, and where it was left when it is loaded again, whatever its scripts do', async ({
  page,
}) => {
  const top = () => page.evaluate(() => window.scrollY);
  const scrollTo = (next: number) => page.evaluate((px) => window.scrollTo(0, px), next);
  // From then on the page's own scripts restore positions.
  const isHydrated = () => page.waitForFunction(() => history.scrollRestoration === 'manual');
  await page.goto('/fullimage?I=MTAwMDE');
  await isHydrated();
  await scrollTo(700);
  await page.goto('/contact');
  await open(page, '/fullimage?I=MTAwMDE');
  await isHydrated();
  expect(await top()).toBe(0);
  // The step to another page of the same document stores this place, and not that of the first visit.
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();
  expect(await top()).toBe(0);

  await scrollTo(700);
  const release = await holdBack(page, /\/assets\/(?!early-taps-)[^/]*\.js$/);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect.poll(top).toBe(700);
  await scrollTo(300);
  release();
  await isHydrated();
  expect(await top()).toBe(300);
});

/** Where a page ends whose script that keeps early input has come. */
function endOfScript(html: Buffer): number {
  const script = html.indexOf('<script type="module"');
  return script < 0 ? -1 : html.indexOf('</script>', script) + '</script>'.length;
}

test('a page that is tapped before all of its HTML has come is taken over', async ({ page, baseURL }) => {
  const shop = await serveHalfPages(baseURL ?? '', endOfScript);
  try {
    const entry = page.waitForResponse(/\/assets\/entry-client-.*\.js$/);
    await page.goto(`${shop.origin}/contact`, { waitUntil: 'commit' });
    const name = page.getByRole('main').getByLabel('Full Name', { exact: true });
    await name.click();
    await name.fill('Devika Kurup');
    await (await entry).finished();
    // Long enough for scripts that do not wait for the rest of the page.
    await setTimeout(1000);
    shop.release();
    await expect(page.getByRole('main').locator('button[type="submit"]')).toBeVisible();
    await expect(name).toHaveValue('Devika Kurup');
    expect(await wayOfLoading(page)).toBe('navigate');
  } finally {
    shop.release();
    shop.close();
  }
});

for (const [name, address, heading] of [
  ['another search', '/searchpage?q=polo', 'Results for “polo”'],
  ['home', '/', 'Made to move.'],
  ['the bag, which needs no data', '/cart', 'Shopping Bag'],
] as const)
  test(`J60 a step back to ${name}, before the scripts of a page that is loaded again ran, shows it`, async ({
    page,
  }) => {
    await open(page, address);
    const box = page.getByRole('combobox').filter({ visible: true }).first();
    await box.fill('zzqqy');
    await box.press('Enter');
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('Results for “zzqqy”');
    const release = await holdBack(page, /\/assets\/[^/]*\.js$/);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(address);
    release();
    await expect(title).toHaveText(heading);
  });

test('a size and Add to cart tapped before the page’s script runs are kept', async ({ page, request }) => {
  const size = await openProductAsShopper(page, request);
  const release = await openWithoutScripts(page, page.url());
  await page.getByRole('group', { name: 'Size' }).getByText(size, { exact: true }).click();
  await addButton(page).click();
  await expect(page.locator('[data-toast-region]')).toHaveCount(0);
  release();
  await expect(page.getByText('Item added to cart successfully!')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Size' }).getByRole('radio', { name: size, exact: true })).toBeChecked();
  await open(page, '/cart');
  await expect(bagLines(page)).toHaveCount(1);
  await expect(bagLines(page).locator('output')).toHaveText('1');
});

test('a size and Add to cart tapped during hydration are kept', async ({ page, request }) => {
  const size = await openProductAsShopper(page, request);
  // React's scheduler works through a message channel: held back, the page stays between its two states.
  await page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    let isHeld = false;
    globalThis.MessageChannel = class extends MessageChannel {
      constructor() {
        super();
        const { port2 } = this;
        port2.postMessage = (message: unknown) => {
          const post = () => MessagePort.prototype.postMessage.call(port2, message);
          if (isHeld) waiting.push(post);
          else post();
        };
      }
    };
    document.addEventListener('kayal:hydrating', () => {
      isHeld = true;
      document.documentElement.dataset['held'] = '';
    });
    addEventListener('release', () => {
      isHeld = false;
      for (const go of waiting.splice(0)) go();
    });
  });
  await page.goto(page.url());
  await page.locator('[data-held]').waitFor({ state: 'attached' });
  await page.getByRole('group', { name: 'Size' }).getByText(size, { exact: true }).click();
  await addButton(page).click();
  await page.evaluate(() => dispatchEvent(new Event('release')));
  await expect(page.getByText('Item added to cart successfully!')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Size' }).getByRole('radio', { name: size, exact: true })).toBeChecked();
});

test('Add to cart is carried out before a link that is pressed while its machine’s script is on its way', async ({
  page,
  request,
}) => {
  const size = await openProductAsShopper(page, request);
  const release = await holdBack(page, `**/${builtFile('src/machines/buying/product-selection.ts')}`);
  await open(page, page.url());
  await page.getByRole('group', { name: 'Size' }).getByText(size, { exact: true }).click();
  await addButton(page).click();
  await page.getByRole('banner').getByRole('link', { name: /bag/i }).first().click();
  release();
  await expect(page.getByText('Item added to cart successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Shopping Bag' })).toBeVisible();
  await expect(bagLines(page)).toHaveCount(1);
});

test('Add to cart says that it adds while the scripts of the bag are on their way', async ({ page, request }) => {
  const size = await openProductAsShopper(page, request);
  const release = await holdBack(page, `**/${builtFile('signed-in')}`);
  await page.goto(page.url());
  await page.getByRole('group', { name: 'Size' }).getByText(size, { exact: true }).click();
  await addButton(page).click();
  const adding = page.getByRole('button', { name: /Adding/ }).filter({ visible: true });
  await expect(adding).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByText('Item added to cart successfully!')).toBeVisible();
  await expect(adding).toHaveCount(0);
});

test('a toast stays until the script that shows it has come, and its time after that', async ({ page, request }) => {
  const { email } = await registered(request);
  await signIn(page, email);
  await openFirstProduct(page, men);
  const release = await holdBack(page, `**/${builtFile('toasts')}`);
  await page.goto(page.url());
  await chooseSizeInStock(page);
  const saved = page.waitForResponse((response) => response.request().method() === 'POST');
  await addButton(page).click();
  await saved;
  // Longer than a toast stays.
  await page.waitForTimeout(4000);
  release();
  await expect(page.getByText('Item added to cart successfully!')).toBeVisible();
});

test('S2.LOGIN.06 Enter in the login before its scripts run logs in once they do', async ({ page, request }) => {
  const { email } = await registered(request);
  const release = await openWithoutScripts(page, '/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  release();
  await expect(page).toHaveURL('/');
});
