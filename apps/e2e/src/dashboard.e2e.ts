import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { signIn } from './support/accounts.ts';
import { adminEmail } from './support/back-office.ts';
import { expect, expectOnConsole, test } from './support/quiet-page.ts';
import { open } from './support/shopping.ts';

test.describe.configure({ mode: 'default' });

test.beforeEach(async ({ page }) => {
  await signIn(page, adminEmail);
});

interface OrderRow {
  readonly EntryNo: string;
  readonly customerName: string;
  readonly PhoneNo: string;
  readonly isDelivered: boolean;
}

/** Orders as the server lists them, newest first, a line each. */
async function ordersOf(page: Page, query: string): Promise<readonly OrderRow[]> {
  const answer = await page.request.get(`/api/onlineorder/allorder/list/kayal?limit=50&${query}`);
  const { orders }: { orders: readonly OrderRow[] } = await answer.json();
  return orders;
}

const rowOf = (page: Page, entryNo: string) => page.getByRole('row').filter({ hasText: entryNo });
const rows = (page: Page) => page.getByRole('table', { name: /^Orders(,| by customer)/ }).locator('tbody tr');
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search by order ID, name or phone' });

test('S2.DASH.01-09 the header leads through the back office, greets, says the date and who is here', async ({
  page,
}) => {
  await open(page, '/dashboard');
  const header = page.getByRole('banner');
  const links = {
    Orders: '/dashboard',
    Home: '/',
    'Image Upload': '/imageupload',
    'Add Offer': '/offerupdate',
    'All Colors': '/updateColors',
  };
  for (const [name, href] of Object.entries(links)) {
    await expect(header.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  // A narrow phone has no space for the greeting.
  const isWide = (page.viewportSize()?.width ?? 0) > 768;
  for (const words of [/^Hello, \S/, /\b20\d\d\b/])
    await expect(header.getByText(words)).toBeVisible({ visible: isWide });
  await expect(header.getByText('Admin', { exact: true })).toBeVisible();
});

/** How much of a tab is cut off at one side, in px. Browsers leave one that they see in part where it is. */
const cutOf = (tab: Locator): Promise<number> =>
  tab.evaluate((element) => {
    const box = element.getBoundingClientRect();
    let cut = 0;
    for (let around = element.parentElement; around !== null; around = around.parentElement) {
      if (getComputedStyle(around).overflowX === 'visible') continue;
      const frame = around.getBoundingClientRect();
      cut = Math.max(cut, box.right - frame.right, frame.left - box.left);
    }
    return cut;
  });

test('S2.DASH.02-06 each tab is wholly visible while it is focused, and so is the current one', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const [address, name] of [
    ['/settings', 'Back office'],
    ['/settings', 'Settings'],
    ['/catalogue', 'Catalogue'],
  ] as const) {
    await open(page, address);
    const tabs = page.getByRole('navigation', { name, exact: true }).getByRole('link');
    await expect.poll(() => cutOf(tabs.and(page.locator('[aria-current]')))).toBeLessThanOrEqual(0);
    await tabs.first().focus();
    for (const tab of await tabs.all()) {
      await expect(tab).toBeFocused();
      await expect.poll(() => cutOf(tab)).toBeLessThanOrEqual(0);
      await page.keyboard.press('Tab');
    }
  }
});

test('S2.DASH.07-09 who is signed in stands beside a long name of the shop', async ({ page }) => {
  for (const width of [1440, 1366]) {
    await page.setViewportSize({ width, height: 768 });
    await open(page, '/dashboard');
    const header = page.getByRole('banner');
    const logo = header.getByRole('link').first();
    await logo.evaluate((link) => void (link.textContent = 'Tidewater & Sons Sports'));
    const [name, role] = await Promise.all([
      logo.boundingBox(),
      header.getByText('Admin', { exact: true }).boundingBox(),
    ]);
    expect(role?.y, `at ${width} px`).toBeLessThan((name?.y ?? 0) + (name?.height ?? 0));
  }
});

test('S2.DASH.01 J02 a shopper sees nothing of it, and the server refuses her', async ({ page, context }) => {
  expectOnConsole(page, /status of 403/);
  await context.clearCookies();
  await signIn(page, 'asha@kayal.example');
  await open(page, '/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Not authorised' })).toBeVisible();
  expect((await page.request.get('/api/onlineorder/allorder/list/kayal')).status()).toBe(403);
});

test('S2.DASH.10 J41 four cards, and orders and income by day as a drawing and as a table', async ({ page }) => {
  await open(page, '/dashboard');
  for (const card of ['Total Orders', 'Order in process', 'Completed Orders', 'Total Income']) {
    await expect(page.getByRole('term').filter({ hasText: card }).locator('xpath=following-sibling::dd[1]')).toHaveText(
      /\d/,
    );
  }
  await expect(page.locator('svg.recharts-surface').first()).toBeVisible();
  await expect(page.getByRole('table', { name: 'Orders and income by day' })).toBeAttached();
});

test('S2.DASH.11-15 J40 J76 every column of an order, one row an order', async ({ page }) => {
  const lines = await ordersOf(page, '');
  const entryNo = lines[0]?.EntryNo ?? '';
  await open(page, '/dashboard');
  for (const head of ['Customer Name', 'Product', 'Address', 'Order ID', 'Status']) {
    await expect(page.getByRole('columnheader', { name: head, includeHidden: true })).toHaveCount(1);
  }
  const row = rowOf(page, entryNo);
  await expect(row).toHaveCount(1);
  await expect(row.getByRole('rowheader')).toContainText(lines[0]?.customerName ?? 'nobody');
  await expect(row.getByRole('rowheader')).toContainText(/\d{2}\/\d{2}\/\d{4}/);
  await expect(row).toContainText(/Qty \d/);
  await expect(row).toContainText(/\d{10}/);
  await expect(row).toContainText(/ - \d{6}/);
  await expect(row).toContainText(/Pending|Success/);
});

test('S2.DASH.16 nothing is wider than the page, with a filter and without', async ({ page }) => {
  const excess = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await open(page, '/dashboard');
  await expect(rows(page).first()).toBeVisible();
  expect(await excess()).toBeLessThanOrEqual(0);
  await open(page, '/dashboard?q=a');
  await expect(page.getByRole('link', { name: 'Clear' })).toBeVisible();
  for (const width of [1025, 1100, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    // The charts follow a new width a moment later.
    await expect.poll(excess, { message: `at ${width} px` }).toBeLessThanOrEqual(0);
  }
});

test('S2.DASH.17 S8.DASH.01 it says that it loads, and what went wrong, with another try', async ({ page }) => {
  expectOnConsole(page, /ERR_FAILED/);
  const seen = Promise.withResolvers<void>();
  await page.route('**/allorder/list/**', async (route) => {
    await seen.promise;
    await route.abort();
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('main').getByText('Loading...')).toBeVisible();
  seen.resolve();
  await expect(page.getByText(/^Error: /)).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/allorder/list/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page).first()).toBeVisible();
});

test('S2.DASH.01 search, status, days and order are in the address and survive a reload', async ({ page }) => {
  await open(page, '/dashboard');
  await searchBox(page).fill('Asha');
  await page.getByLabel('Status', { exact: true }).selectOption('delivered');
  await page.getByLabel('Sort by').selectOption('oldest');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(/q=Asha/);
  await expect(page).toHaveURL(/status=delivered/);
  await expect(page).toHaveURL(/sort=oldest/);
  await expect(page.getByText(/^[\d,]+ orders? found$/)).toBeVisible();
  await page.reload();
  await expect(searchBox(page)).toHaveValue('Asha');
  for (const row of await rows(page).all()) await expect(row).toContainText('Asha');
  await page.getByRole('link', { name: 'Clear' }).click();
  await expect(page).toHaveURL(/\/dashboard(\?sort=oldest)?$/);
});

test('S2.DASH.14 an order is found by its number and by its phone', async ({ page }) => {
  const [oldest] = await ordersOf(page, 'sort=oldest');
  const { EntryNo: entryNo = 'none', PhoneNo: phone = 'none' } = oldest ?? {};
  await open(page, `/dashboard?q=${entryNo.toLowerCase()}`);
  await expect(page.getByText('1 order found')).toBeVisible();
  await open(page, `/dashboard?q=${encodeURIComponent(phone)}&sort=oldest`);
  await expect(rowOf(page, entryNo)).toHaveCount(1);
});

test('S2.DASH.01 the way through the page by keyboard alone: search, open the question, leave it', async ({ page }) => {
  await open(page, '/dashboard?status=in-process');
  await expect(rows(page).first()).toBeVisible();
  await searchBox(page).focus();
  await page.keyboard.type('a');
  // The list from before has such a line too.
  const found = page.waitForResponse(/[?&]q=a(&|$)/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=a/);
  await (await found).finished();
  await expect(page.getByText(/^[\d,]+ orders? found$/)).toBeVisible();
  // Orders of other tests may come before the first row meanwhile, so the button is named by its order.
  const label = await page
    .getByRole('button', { name: /^Done: order/ })
    .first()
    .getAttribute('aria-label');
  const done = page.getByRole('button', { name: label ?? 'none', exact: true });
  await done.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(done).toBeFocused();
});

test('S2.DASH.15 S4.ADMORD.01-03 J47 Done asks, names order and customer, and leaves an audit row', async ({
  page,
}) => {
  const [oldest] = await ordersOf(page, 'status=in-process&sort=oldest');
  const { EntryNo: entryNo = '', customerName: customer = 'nobody' } = oldest ?? {};
  await open(page, `/dashboard?q=${entryNo}`);
  const row = rowOf(page, entryNo);
  await expect(row.getByText('Pending')).toBeVisible();
  await row.getByRole('button', { name: `Done: order ${entryNo}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Mark as delivered?' });
  await expect(question).toContainText(`Order ${entryNo} of ${customer} becomes delivered.`);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(row.getByText('Pending')).toBeVisible();
  await row.getByRole('button', { name: `Done: order ${entryNo}` }).click();
  await question.getByRole('button', { name: 'Mark as delivered' }).click();
  await expect(row.getByText('Success')).toBeVisible();
  await expect(row.getByRole('button')).toHaveCount(0);
  await open(page, '/dashboard?panel=changes');
  const change = page.getByRole('dialog', { name: 'Changes' }).getByRole('listitem').filter({ hasText: entryNo });
  await expect(change).toContainText('delivered: no → yes');
});

test('S7.ORD.03 the filtered orders are saved as a CSV file, one row per line', async ({ page }) => {
  await open(page, '/dashboard?q=Asha');
  await expect(rows(page).first()).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  const lines = text.trim().split(/\r?\n/);
  expect(lines.length).toBe((await ordersOf(page, 'q=Asha')).length + 1);
  for (const cell of lines.slice(1).flatMap((line) => line.split(','))) expect(cell).not.toMatch(/^"?[=+@-]/);
});
