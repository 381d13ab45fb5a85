import type { APIRequestContext, Browser } from '@playwright/test';
import { freePort } from '@kayal/server-testing/src/servers/listen-locally.ts';
import { logIn, registered } from './support/accounts.ts';
import { startOwnServer } from './support/own-server.ts';

import { expect, listenTo, test } from './support/quiet-page.ts';
import { addAddress, placeButton } from './support/shopping.ts';

const api = '/api/onlineorder';
const headers = { 'sec-fetch-site': 'same-origin' };
const columns = ['product_id', 'name', 'category', 'mrp', 'colour', 'size', 'unique_code', 'units'];
const kept = (mrp: number) => `K-1,Kept Tee,Tees,${mrp},NAVY,M,K-1-M,9`;
const dropped = 'D-1,Dropped Jacket,Jackets,2499,GREY,L,D-1-L,9';

/** Imports a file: into the running season, or beside it. */
async function importRows(owner: APIRequestContext, rows: readonly string[], season?: string): Promise<void> {
  const buffer = Buffer.from([columns.join(','), ...rows, ''].join('\n'));
  const file = { name: 'catalogue.csv', mimeType: 'text/csv', buffer };
  const uploaded = await owner.post(`${api}/catalogue/imports/kayal`, { headers, multipart: { file } });
  const { id } = await uploaded.json();
  const settles = async (state: string) =>
    expect.poll(async () => (await (await owner.get(`${api}/catalogue/import/kayal/${id}`)).json()).state).toBe(state);
  const mapping = Object.fromEntries(columns.map((column) => [column, column]));
  const data = { mode: 'whole', mapping, ...(season === undefined ? {} : { season }) };
  expect((await owner.post(`${api}/catalogue/import/check/kayal/${id}`, { headers, data })).ok()).toBe(true);
  await settles('checked');
  await owner.post(`${api}/catalogue/import/apply/kayal/${id}`, { headers, data: { confirmNewNames: true } });
  await settles(season === undefined ? 'applied' : 'prepared');
}

/** A shop of two products whose owner is signed in, with the next season beside it: one product at a new price. */
async function twoSeasons(browser: Browser) {
  const server = await startOwnServer(await freePort(), { DEMO: 'off' });
  const context = await browser.newContext({ baseURL: server.origin });
  const owner = context.request;
  const token = /token=(\S+)/.exec(server.printed())?.[1];
  const account = { token, email: 'owner@kayal.example', full_name: 'Owner', password: 'lagoon-wind-forty' };
  expect((await owner.post(`${api}/setup/kayal`, { headers, data: account })).ok()).toBe(true);
  await importRows(owner, [kept(899), dropped]);
  await importRows(owner, [kept(949)], '2026-27');
  const close = async () => {
    await context.close();
    await server.stop();
  };
  const switchTo = async (season: string) => {
    expect((await owner.post(`${api}/catalogue/season/kayal`, { headers, data: { season } })).ok()).toBe(true);
    const running = async () => (await (await owner.get(`${api}/catalogue/seasons/kayal`)).json())[0];
    await expect.poll(running).toMatchObject({ season, isRunning: true, isSwitching: false });
  };
  return { origin: server.origin, switchTo, close };
}

const closers: (() => Promise<void>)[] = [];

test.afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

test('J20 J21 a season that is switched between bag and order changes no order unseen and loses nothing', async ({
  browser,
}) => {
  const shop = await twoSeasons(browser);
  closers.push(shop.close);
  const context = await browser.newContext({ baseURL: shop.origin });
  const page = await context.newPage();
  const lines = listenTo(page);
  await logIn(page, (await registered(context.request)).email);
  for (const name of ['Kept Tee', 'Dropped Jacket']) {
    await page.goto(`/searchpage?${new URLSearchParams({ q: name })}`);
    await page.getByRole('main').getByRole('link', { name }).first().click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.getByRole('radio', { name: name === 'Kept Tee' ? 'M' : 'L' }).check({ force: true });
    await page.getByRole('button', { name: 'Add to cart' }).filter({ visible: true }).first().click();
    await expect(page.getByText('Item added to cart successfully!').last()).toBeVisible();
  }
  const recentPrice = page.getByRole('region', { name: 'Recently viewed' }).getByText(/^MRP ₹(899|949)$/);
  await page.goto('/wishlist');
  await expect(recentPrice).toHaveText('MRP ₹899');
  await page.goto('/address');
  await addAddress(page, 'Meera Nair');
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByText('₹3,398').first()).toBeVisible();

  await shop.switchTo('2026-27');
  await placeButton(page).click();
  const main = page.getByRole('main');
  await expect(main.getByText('Your cart changed meanwhile. Please look at it again.')).toBeVisible();
  await expect(main.getByText('Kept Tee: ₹949 instead of ₹899')).toBeVisible();
  await expect(main.getByText('We no longer sell this. Your order goes on without it.')).toBeVisible();
  // The refusal is in the console of the browser, and nothing else is.
  expect(lines.splice(0)).toEqual([expect.stringContaining('409')]);
  await page.goto('/myorders');
  await expect(main.getByText('No orders found')).toBeVisible();
  // The answers that this row showed before are still in the browser's cache.
  await page.goto('/wishlist');
  await expect(recentPrice).toHaveText('MRP ₹949');

  await page.goto('/cart');
  await placeButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Your Order is Placed!' });
  await expect(dialog).toContainText('₹949');
  await shop.switchTo('2025-26');
  await dialog.getByRole('link', { name: 'View Order' }).click();
  await expect(main.getByText('Kept Tee')).toBeVisible();
  await expect(main.getByText('₹949').first()).toBeVisible();
  await expect(main.getByText('Dropped Jacket')).toHaveCount(0);
  expect(lines).toEqual([]);
  await context.close();
});
