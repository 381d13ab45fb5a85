import { readFile } from 'node:fs/promises';
import type { Browser, Locator, Page } from '@playwright/test';
import { startReceiver } from '@kayal/server-testing/src/servers/webhook-receiver.ts';
import { zipSync } from 'fflate';
import { freshAccount, password } from './support/accounts.ts';
import { keepGuidePicture } from './support/guide-pictures.ts';
import { codeFor } from './support/mailbox.ts';
import { startOwnServer } from './support/own-server.ts';
import { mainColourOf, shirtPicture } from './support/picture-files.ts';
import { expect, listenTo, test } from './support/quiet-page.ts';
import { addAddress, addButton, chooseSizeInStock, openFirstProduct, placeButton } from './support/shopping.ts';

const shopPort = 3230;
const shopName = 'Tidewater Sports';

/** Headings of the owner's stock system, in the order of its files. */
const fields = {
  Artikel: 'Product id',
  Bezeichnung: 'Name',
  Warengruppe: 'Category',
  Zielgruppe: 'Sub-category',
  Listenpreis: 'MRP (₹)',
  Farbton: 'Colour',
  Größe: 'Size',
  Strichcode: 'Unique code (SKU)',
  Bestand: 'Units in stock',
} as const;

const firstSeason = [
  'W-1;Läufer-Shirt;Hemden;Damen;899;TÜRKIS;S;W-1-S;6',
  'W-1;Läufer-Shirt;Hemden;Damen;899;TÜRKIS;M;W-1-M;4',
  'W-2;Küsten-Jacke;Jacken;Herren;2499;GRAU;L;W-2-L;3',
];
const secondSeason = ['N-1;Nebel-Hose;Hosen;Damen;1499;BLAU;M;N-1-M;5'];

/** A file of that system: Windows-1252 (here the same as Latin-1), semicolons, CRLF. */
const fileOf = (name: string, rows: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from([Object.keys(fields).join(';'), ...rows, ''].join('\r\n'), 'latin1'),
});

const logo = {
  name: 'tidewater.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path fill="#1f6f8b" d="M0 20q15-20 30 0t30 0 30 0v10H0z"/></svg>',
  ),
};

/** The photographer's ZIP: two sides named after the stock system's ids and colours, and one that is not. */
async function pictures() {
  const [front, back, beach] = await Promise.all(['#c0311f', '#1f31c0', '#1fa031'].map(shirtPicture));
  if (front === undefined || back === undefined || beach === undefined) throw new Error('No picture was drawn.');
  const files = { 'shoot/W-1_türkis.jpg': front, 'shoot/w-1 Türkis 2.jpg': back, 'shoot/strand.jpg': beach };
  return { name: 'shoot.zip', mimeType: 'application/zip', buffer: Buffer.from(zipSync(files)) };
}

/** The large picture of a product's page. */
const largePicture = (page: Page) => page.getByRole('main').locator('img[fetchpriority="high"]').first();

/** Chooses a file and leaves the page at its columns. */
async function upload(page: Page, file: ReturnType<typeof fileOf>): Promise<void> {
  await page.goto('/catalogue/import');
  // The button becomes one that submits when the page's script runs.
  await expect(page.getByRole('button', { name: 'Read the file' })).toHaveAttribute('type', 'submit');
  await page.getByLabel('Drop your file here, or choose it').setInputFiles(file);
  await page.getByRole('button', { name: 'Read the file' }).click();
  await expect(page.getByRole('table', { name: 'Columns of the file' })).toContainText(/Läufer-Shirt|Nebel-Hose/);
}

/** The whole label of the option that begins with a name: the picker adds the id that the shop gave. */
async function optionOf(place: Locator, name: string): Promise<string> {
  const option = place.getByRole('option', { name: new RegExp(`^${name}`) });
  await expect(option).toBeAttached();
  return (await option.textContent()) ?? '';
}

async function phoneOf(browser: Browser, origin: string) {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  return { context, page, lines: listenTo(page) };
}

const closers: (() => Promise<void>)[] = [];

test.afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

test('J58 an owner opens a shop from an empty folder, sells from it and changes the season, without code', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const receiver = await startReceiver();
  closers.push(receiver.close);
  const server = await startOwnServer(shopPort, { DEMO: 'off', WEBHOOK_PRIVATE_TARGETS: 'on' });
  closers.push(server.stop);
  const ownerContext = await browser.newContext({ baseURL: server.origin, viewport: { width: 1440, height: 900 } });
  const owner = await ownerContext.newPage();
  const ownerLines = listenTo(owner);
  const phone = await phoneOf(browser, server.origin);
  const shopper = phone.page;
  const account = freshAccount('Ines Weber');

  await test.step('she opens the address that the start printed, and makes her account', async () => {
    await expect.poll(server.printed).toMatch(/\/setup\?token=/);
    const address = /Set the shop up at (\S+)/.exec(server.printed())?.[1] ?? '';
    expect(address).toContain(server.origin);
    const answer = await owner.goto(address);
    expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
    await expect(owner).toHaveURL('/setup');
    await owner.getByLabel('Your name').fill('Owner');
    await owner.getByLabel('Email').fill('owner@tidewater.example');
    await owner.getByLabel('Password', { exact: true }).fill('lagoon-wind-forty');
    await keepGuidePicture(owner, '01-account');
    await owner.getByRole('button', { name: 'Make my account' }).click();
    await expect(owner).toHaveURL('/setup?step=shop');
  });

  await test.step('she names the shop and starts its look from Monsoon', async () => {
    await owner.getByLabel('Name', { exact: true }).fill(shopName);
    await keepGuidePicture(owner, '02-shop');
    await owner.getByRole('button', { name: 'Save and continue' }).click();
    // The name of the step before stands in the header without a reload.
    await expect(owner.getByRole('banner')).toContainText(shopName);
    await owner.getByLabel('Drop your logo here, or choose it').setInputFiles(logo);
    await expect(owner.getByRole('img', { name: `Logo of ${shopName}` })).toBeVisible();
    await owner.getByRole('button', { name: 'Start from Monsoon' }).click();
    await expect(owner.getByText('Every pair of colours is easy to read.')).toBeVisible();
    await keepGuidePicture(owner, '03-look');
    const brand = () =>
      owner.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--k-color-brand'));
    const own = await brand();
    await owner.getByRole('button', { name: 'Save and continue' }).click();
    // So does the look, although the browser has just cached the settings of the step before.
    await expect(owner.getByRole('link', { name: 'Import my own file' })).toBeVisible();
    await expect.poll(brand).not.toBe(own);
    await owner.getByRole('link', { name: 'Import my own file' }).click();
    await expect(owner).toHaveURL('/catalogue/import');
  });

  await test.step('she imports a file with headings of its own, and confirms the new categories', async () => {
    await upload(owner, fileOf('artikel.csv', firstSeason));
    await expect(owner.getByText(/windows-1252, separated by “;”/i)).toBeVisible();
    for (const [heading, label] of Object.entries(fields))
      await owner.getByLabel(`${heading} holds`).selectOption({ label });
    await owner.getByLabel('Remember these columns as').fill('Stock system');
    await keepGuidePicture(owner, '04-columns', owner.getByRole('table', { name: 'Columns of the file' }));
    await owner.getByRole('button', { name: 'Check the file' }).click();
    await expect(owner.getByRole('heading', { name: 'This is what would change' })).toBeVisible();
    await expect(owner.getByRole('region', { name: 'Result of the check' })).toContainText('“Hemden”');
    await keepGuidePicture(owner, '05-check');
    await owner.getByRole('button', { name: 'Put it in the shop' }).click();
    await expect(owner.getByText('Confirm the new categories first.')).toBeVisible();
    await owner.getByRole('checkbox', { name: /new categories/ }).click();
    await owner.getByRole('button', { name: 'Put it in the shop' }).click();
    await expect(owner.getByRole('heading', { name: 'It is in the shop' })).toBeVisible();
    await owner.getByRole('link', { name: 'See the products' }).click();
    await expect(owner.getByRole('table').getByText('Küsten-Jacke')).toBeVisible();
    await keepGuidePicture(owner, '06-products');
  });

  await test.step('she drops a ZIP of pictures, and picks the product of the one whose name fits none', async () => {
    await owner.goto('/catalogue/pictures');
    await expect(owner.getByText('Every picture has a product')).toBeVisible();
    await keepGuidePicture(owner, '07-pictures');
    await owner.getByLabel('Drop pictures or a ZIP here, or choose them').setInputFiles(await pictures());
    await owner.getByRole('button', { name: 'Upload 1 file' }).click();
    await expect(owner.getByRole('heading', { name: '2 pictures in the shop' })).toBeVisible();
    await owner.getByRole('button', { name: 'Choose a product for shoot/strand.jpg' }).click();
    const dialog = owner.getByRole('dialog', { name: 'Whose picture is this?' });
    await dialog.getByLabel('Category', { exact: true }).selectOption({ label: 'Jacken' });
    await dialog.getByLabel('Item', { exact: true }).selectOption({ label: await optionOf(dialog, 'Küsten-Jacke') });
    await dialog.getByLabel('Colour', { exact: true }).selectOption('GRAU');
    await keepGuidePicture(owner, '08-picture-of-which-product');
    await dialog.getByRole('button', { name: 'Put it in the shop' }).click();
    await expect(owner.getByRole('heading', { name: '3 pictures in the shop' })).toBeVisible();
    await expect(owner.getByText('Every picture has a product')).toBeVisible();
    await keepGuidePicture(
      owner,
      '09-pictures-done',
      owner.getByRole('heading', { name: 'Pictures', level: 1, exact: true }),
    );
  });

  const secret = await test.step('she has her own program notified of each order', async () => {
    await owner.goto('/catalogue/connections');
    const form = owner.getByRole('form', { name: 'New webhook' });
    await form.getByLabel('Address to notify').fill(receiver.url);
    await expect(form.getByRole('checkbox', { name: 'an order was placed' })).toBeChecked();
    await keepGuidePicture(owner, '10-connections', owner.getByRole('heading', { name: 'Webhooks', exact: true }));
    await form.getByRole('button', { name: 'Add a webhook' }).click();
    await expect(form.getByText('Copy this secret now.')).toBeVisible();
    return (await form.locator('code').textContent()) ?? '';
  });

  await test.step('a shopper finds the product on her phone, signs up and puts it in her bag', async () => {
    await shopper.goto('/');
    await expect(shopper.getByRole('banner').getByRole('img', { name: shopName })).toBeVisible();
    await openFirstProduct(shopper, `/searchpage?${new URLSearchParams({ q: 'Küsten' })}`);
    await expect.poll(() => largePicture(shopper).evaluate(mainColourOf)).toBe('green');
    expect(await openFirstProduct(shopper, `/searchpage?${new URLSearchParams({ q: 'Läufer' })}`)).toBe('Läufer-Shirt');
    await expect.poll(() => largePicture(shopper).evaluate(mainColourOf)).toBe('red');
    await keepGuidePicture(shopper, '11-on-a-phone');
    await chooseSizeInStock(shopper);
    await addButton(shopper).click();
    await expect(shopper).toHaveURL('/login');
    await shopper.getByRole('link', { name: 'Not a Member? Register Here' }).click();
    // The login has a field of that name too, and stands until the next page has come.
    await expect(shopper).toHaveURL('/signup');
    await shopper.getByLabel('Email').fill(account.email);
    await shopper.getByLabel('Email').press('Enter');
    await expect(shopper.getByLabel('Full name')).toBeFocused();
    await shopper.getByLabel('Full name').fill(account.name);
    await shopper.getByLabel('Password', { exact: true }).fill(password);
    await expect(shopper.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
    await shopper.getByRole('button', { name: 'Create an account' }).click();
    await expect(shopper).toHaveURL('/verify');
    await shopper.getByLabel('Code').fill(await codeFor(phone.context.request, account.email));
    await shopper.getByRole('button', { name: 'Submit' }).click();
    await expect(shopper).toHaveURL('/login');
    await shopper.getByLabel('Email').fill(account.email);
    await shopper.getByLabel('Password', { exact: true }).fill(password);
    await shopper.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(shopper.getByText('Item added to cart successfully!')).toBeVisible();
  });

  const entryNo = await test.step('she gives an address and orders', async () => {
    await shopper.goto('/address');
    await addAddress(shopper, account.name);
    await shopper.getByRole('link', { name: 'Continue' }).click();
    await expect(shopper.getByText('Deliver to:')).toBeVisible();
    await placeButton(shopper).click();
    const dialog = shopper.getByRole('dialog', { name: 'Your Order is Placed!' });
    await expect(dialog).toBeVisible();
    return /KY[0-9A-Z]+/.exec((await dialog.textContent()) ?? '')?.[0] ?? 'no number';
  });

  await test.step('the owner’s program receives the order, signed', async () => {
    await expect.poll(() => receiver.received.length).toBe(1);
    const [delivery] = receiver.received;
    if (delivery === undefined) throw new Error('Nothing was delivered.');
    expect(JSON.stringify(receiver.verify(secret, delivery))).toContain(entryNo);
    expect(() => receiver.verify(secret, { ...delivery, body: `${delivery.body} ` })).toThrow();
  });

  await test.step('the owner sees the order and saves the orders as a file', async () => {
    await owner.goto('/dashboard');
    await expect(owner.getByRole('row').filter({ hasText: entryNo })).toContainText(account.name);
    await keepGuidePicture(owner, '12-orders');
    const download = owner.waitForEvent('download');
    await owner.getByRole('button', { name: 'Download CSV' }).click();
    const text = await readFile(await (await download).path(), 'utf8');
    expect(text.trim().split(/\r?\n/)).toHaveLength(2);
    expect(text).toContain(entryNo);
    expect(text).toContain('Läufer-Shirt');
  });

  await test.step('she loads the next season beside the running one; shoppers see nothing of it yet', async () => {
    await upload(owner, fileOf('naechste-saison.csv', secondSeason));
    await expect(owner.getByText('Your mapping “Stock system” fits this file')).toBeVisible();
    await owner.getByLabel(/^Season/).fill('2026-27');
    await owner.getByRole('button', { name: 'Check the file' }).click();
    await owner.getByRole('checkbox', { name: /new categor/ }).click();
    await owner.getByRole('button', { name: 'Load it as season 2026-27' }).click();
    await expect(owner.getByRole('heading', { name: 'The season is ready' })).toBeVisible();
    await keepGuidePicture(owner, '13-season');
    await shopper.goto('/searchpage?q=Nebel');
    await expect(shopper.getByRole('main').getByRole('article')).toHaveCount(0);
  });

  await test.step('she switches; the next page of a shopper shows the new season, and her order stays', async () => {
    await owner.goto('/catalogue');
    await owner.getByRole('link', { name: 'History' }).click();
    await owner.getByRole('button', { name: 'Switch to 2026-27' }).click();
    const dialog = owner.getByRole('alertdialog');
    await expect(dialog).toContainText('2 products that only the old season has are taken off sale');
    await dialog.getByRole('button', { name: 'Switch' }).click();
    await expect(owner.getByText('Season 2026-27 is on sale.')).toBeVisible();
    await keepGuidePicture(owner, '14-switched');
    await owner.getByRole('link', { name: 'All Colors' }).click();
    await expect(owner.getByText(/^Season 2026-27\./)).toBeVisible();
    await openFirstProduct(shopper, '/searchpage?q=Nebel');
    await shopper.goto(`/searchpage?${new URLSearchParams({ q: 'Läufer' })}`);
    await expect(shopper.getByRole('main').getByRole('article')).toHaveCount(0);
    await shopper.goto('/myorders');
    await expect(shopper.getByRole('region', { name: `Order ${entryNo}` })).toContainText('Läufer-Shirt');
  });

  expect([...ownerLines, ...phone.lines]).toEqual([]);
  await Promise.all([ownerContext.close(), phone.context.close()]);
});
