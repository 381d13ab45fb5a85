import type { Page } from '@playwright/test';
import { password, signIn } from './support/accounts.ts';
import { adminEmail, columnOf, pickItem, pickItemByKeyboard } from './support/back-office.ts';
import { tabTo } from './support/keyboard.ts';
import { expect, expectOnConsole, test } from './support/quiet-page.ts';
import { open } from './support/shopping.ts';

test.describe.configure({ mode: 'default' });

test.beforeEach(async ({ page }) => {
  await signIn(page, adminEmail);
});

interface ItemRow {
  readonly ID: number;
  readonly ItemName: string;
  readonly MRP: number;
}

/** Items of a category, as the shop lists them. */
async function itemsOf(page: Page, category: number): Promise<readonly ItemRow[]> {
  const categories: { Id: number }[] = await (await page.request.get('/api/onlineorder/getCategories/kayal')).json();
  const id = categories[category - 1]?.Id;
  return (await page.request.get(`/api/onlineorder/getProductByCategory/kayal?Id=${id}`)).json();
}

/** The offer price, rupees; null when an item has none. */
async function offerOf(page: Page, id: number | string): Promise<number | null> {
  const answer = await page.request.get(`/api/onlineorder/getOfferByItemId/${id}`);
  if (answer.status() === 404) return null;
  const { OfferPrice }: { OfferPrice: number } = await answer.json();
  return OfferPrice;
}

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Paste many offers' });

/** Opens the sheet and pastes rows. */
async function paste(page: Page, rows: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Paste many' }).click();
  await sheet(page).getByLabel('Rows', { exact: true }).fill(rows.join('\n'));
}

test('S1.ADM.04 S2.OFFER.01-04 S8.OFFER.01 an offer is set, and a shopper sees it at once', async ({ page }, info) => {
  await open(page, '/offerupdate');
  const { id } = await pickItem(page, 3 + columnOf(info));
  await expect(page.getByText('MRP', { exact: true }).first()).toBeVisible();
  await expect(page.locator('dt', { hasText: 'MRP' }).locator('xpath=following-sibling::dd')).toHaveText(/^₹\d/);
  await page.getByLabel('Offer Price').fill('99');
  await page.getByRole('button', { name: 'Submit Offer' }).click();
  await expect(page.getByText('Offer added successfully!').first()).toBeVisible();
  await expect(page.getByLabel('Offer Price')).toHaveValue('');
  await expect(page.getByLabel('Item', { exact: true })).toHaveValue('');
  expect(await offerOf(page, id)).toBe(99);
});

test('S2.OFFER.01-04 by keyboard alone an item is picked and its offer set', async ({ page }, info) => {
  await open(page, '/offerupdate');
  const id = await pickItemByKeyboard(page, 3 + columnOf(info));
  await tabTo(page, page.getByLabel('Offer Price'));
  await page.keyboard.type('92');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Offer added successfully!').first()).toBeVisible();
  expect(await offerOf(page, id)).toBe(92);
});

test('S2.OFFER.01 the server narrows the items to a name or an id', async ({ page }, info) => {
  const items = await itemsOf(page, 3 + columnOf(info));
  const wanted = items.at(-1);
  if (wanted === undefined) throw new Error('The category is empty.');
  await open(page, '/offerupdate');
  await page.getByLabel('Category', { exact: true }).selectOption({ index: 3 + columnOf(info) });
  const search = page.getByLabel('Search in the category');
  const options = page.getByLabel('Item', { exact: true }).locator('option');
  for (const text of [wanted.ItemName, String(wanted.ID)]) {
    await search.fill(text);
    await expect(options.filter({ hasText: `(${wanted.ID})` })).toHaveCount(1);
    await expect.poll(() => options.count()).toBeLessThan(items.length + 1);
  }
});

test('S2.OFFER.05 the same under the title of sub-categories', async ({ page }, info) => {
  await open(page, '/subcategoryadd');
  await expect(page.getByRole('heading', { level: 1, name: 'Add to SubCategories' })).toBeVisible();
  const { id } = await pickItem(page, 3 + columnOf(info));
  await page.getByLabel('Offer Price').fill('98.50');
  await page.getByRole('button', { name: 'Submit Offer' }).click();
  await expect(page.getByText('Offer added successfully!').first()).toBeVisible();
  expect(await offerOf(page, id)).toBe(98.5);
});

test('S5.OFFER.01 an item and a price are asked for', async ({ page }) => {
  await open(page, '/offerupdate');
  await page.getByRole('button', { name: 'Submit Offer' }).click();
  await expect(page.getByText('Please select an item and enter an offer price.').first()).toBeVisible();
});

test('S8.OFFER.02 J52 an offer above the MRP is refused in the server’s words, and the form is kept', async ({
  page,
}, info) => {
  expectOnConsole(page, /status of 4\d\d/);
  await open(page, '/offerupdate');
  await pickItem(page, 3 + columnOf(info));
  await page.getByLabel('Offer Price').fill('999999');
  await page.getByRole('button', { name: 'Submit Offer' }).click();
  await expect(page.getByText('The offer price must be more than 0 and at most the MRP.').first()).toBeVisible();
  await expect(page.getByRole('spinbutton', { name: 'Offer Price' })).toHaveValue('999999');
});

test('S8.OFFER.03 without an answer the page says “Server error.”', async ({ page }, info) => {
  expectOnConsole(page, /ERR_FAILED/);
  await open(page, '/offerupdate');
  await pickItem(page, 3 + columnOf(info));
  await page.route('**/addOffer**', (route) => route.abort());
  await page.getByLabel('Offer Price').fill('97');
  await page.getByRole('button', { name: 'Submit Offer' }).click();
  await expect(page.getByText('Server error.').first()).toBeVisible();
});

test('J52 an offer is removed after a question that names what happens', async ({ page }, info) => {
  const [item] = await itemsOf(page, 3 + columnOf(info));
  if (item === undefined) throw new Error('The category is empty.');
  await open(page, '/offerupdate');
  await paste(page, [`${item.ID}\t96`]);
  await sheet(page).getByRole('button', { name: 'Set 1 offer' }).click();
  await expect(sheet(page).getByText('1 of 1 offers are set.')).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Close' }).click();
  await page.getByLabel('Find an offer').fill(String(item.ID));
  await page.getByRole('button', { name: `Remove the offer on ${item.ItemName}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove this offer?' });
  await expect(question).toContainText(`${item.ItemName} goes back from ₹96`);
  await question.getByRole('button', { name: 'Remove offer' }).click();
  await expect(page.getByText('The offer was removed.').first()).toBeVisible();
  expect(await offerOf(page, item.ID)).toBeNull();
});

test('J52 a pasted sheet outlasts a reload: continued, set, and then forgotten', async ({ page }, info) => {
  const [one, two] = (await itemsOf(page, 3 + columnOf(info))).slice(1);
  if (one === undefined || two === undefined) throw new Error('The category is too small.');
  await open(page, '/offerupdate');
  await paste(page, [`${one.ID}\t95`, `${two.ItemName}\t94`, 'nobody\t5']);
  await expect(sheet(page).getByRole('row', { name: /No single item/ })).toBeVisible();
  await page.reload();
  await expect(page.getByText('A pasted sheet of 3 rows is not set yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue where you left off' }).click();
  await sheet(page).getByLabel('Rows', { exact: true }).fill(`${one.ID}\t95\n${two.ItemName}\t94`);
  await sheet(page).getByRole('button', { name: 'Set 2 offers' }).click();
  await expect(sheet(page).getByText('2 of 2 offers are set.')).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Continue where you left off' })).toHaveCount(0);
  expect([await offerOf(page, one.ID), await offerOf(page, two.ID)]).toEqual([95, 94]);
});

test('J52 a session that ends in the middle of a sheet stops it; after the login the rest is sent', async ({
  page,
  context,
}, info) => {
  expectOnConsole(page, /status of 401/);
  const items = (await itemsOf(page, 3 + columnOf(info))).slice(1, 4);
  await open(page, '/offerupdate');
  const sent: number[] = [];
  await page.route('**/addOffer**', async (route) => {
    const answer = await route.fetch();
    sent.push(answer.status());
    if (sent.length === 1) await context.clearCookies();
    await route.fulfill({ response: answer });
  });
  await paste(
    page,
    items.map(({ ID }) => `${ID}\t93`),
  );
  await sheet(page)
    .getByRole('button', { name: `Set ${items.length} offers` })
    .click();
  await expect(sheet(page).getByText('1 of 3 offers are set.')).toBeVisible();
  await expect(sheet(page).getByText(/Your login has ended\. 2 rows wait here/)).toBeVisible();
  expect(sent).toEqual([200, 401]);
  await sheet(page).getByLabel(`Password of ${adminEmail}`, { exact: true }).fill(password);
  await sheet(page).getByRole('button', { name: 'Log in and go on' }).click();
  await expect(sheet(page).getByText('3 of 3 offers are set.')).toBeVisible();
  expect(sent).toEqual([200, 401, 200, 200]);
  for (const { ID } of items) expect(await offerOf(page, ID)).toBe(93);
});
