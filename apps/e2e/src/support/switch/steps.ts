import type { Locator, Page } from '@playwright/test';
import { password } from '../accounts.ts';
import { keepGuidePicture } from '../guide-pictures.ts';
import { codeFor } from '../mailbox.ts';
import type { OwnServer } from '../own-server.ts';
import { mainColourOf, type ChosenFile } from '../picture-files.ts';
import { expect } from '../quiet-page.ts';
import type { OldPictures } from './old-pictures.ts';
import { customers, orders, type OldProduct } from './old-goods.ts';
import type { Owner } from './owner.ts';

/** Makes the owner's account and names the shop, up to the page that imports a file. */
export async function makeShop(owner: Owner, server: OwnServer, name: string): Promise<void> {
  const { page } = owner;
  await expect.poll(server.printed).toMatch(/\/setup\?token=/);
  await owner.open(/Set the shop up at (\S+)/.exec(server.printed())?.[1] ?? '');
  await owner.fill(page.getByLabel('Your name'), 'Owner');
  await owner.fill(page.getByLabel('Email'), 'owner@switch.example');
  await owner.fill(page.getByLabel('Password', { exact: true }), 'lagoon-wind-forty');
  await owner.press(owner.button('Make my account'));
  await owner.fill(page.getByLabel('Name', { exact: true }), name);
  await owner.press(owner.button('Save and continue'));
  await expect(page.getByLabel('Drop your logo here, or choose it')).toBeAttached();
  await owner.press(owner.button('Save and continue'));
  await owner.press(page.getByRole('link', { name: 'Import my own file' }));
  await expect(page).toHaveURL('/catalogue/import');
}

/** Uploads a file of products and leaves the page at its columns. */
export async function uploadProducts(owner: Owner, file: ChosenFile): Promise<void> {
  await owner.upload(owner.page.getByLabel('Drop your file here, or choose it'), file);
  await owner.submit('Read the file');
  await expect(owner.page.getByRole('table', { name: 'Columns of the file' })).toBeVisible();
}

/** Checks the products, and puts them into the shop. @param check looks at the result of the check */
export async function importProducts(owner: Owner, check: (result: Locator) => Promise<void>): Promise<void> {
  const { page } = owner;
  await owner.press(owner.button('Check the file'));
  await expect(page.getByRole('heading', { name: 'This is what would change' })).toBeVisible();
  await check(page.getByRole('region', { name: 'Result of the check' }));
  await owner.press(page.getByRole('checkbox', { name: /new categories/ }));
  await owner.press(owner.button('Put it in the shop'));
  await expect(page.getByRole('heading', { name: 'It is in the shop' })).toBeVisible();
}

/**
 * Uploads a file of customers or orders, and brings it over once it is checked.
 * @param comes what the check announces
 * @param picture the guide's picture of it
 */
export async function bringOver(owner: Owner, file: ChosenFile, comes: string, picture: string): Promise<void> {
  const { page } = owner;
  await owner.upload(page.getByLabel('Upload a file'), file);
  await expect(page.getByText(`This will come: ${comes}.`)).toBeVisible();
  await keepGuidePicture(page, picture, page.getByRole('heading', { name: file.name }));
  await owner.press(owner.button('Bring it over'));
  const row = page.getByRole('row').filter({ hasText: file.name });
  await expect(row.getByText('Brought over')).toBeVisible();
}

/** Loads a file of redirects and adds a rule for the addresses of products. */
export async function sendOldAddresses(owner: Owner, file: ChosenFile, shape: string): Promise<void> {
  const { page } = owner;
  await owner.open('/settings?section=addresses');
  await owner.upload(page.getByLabel('Upload a file'), file);
  const row = page.getByRole('row').filter({ hasText: file.name });
  await expect(row.getByText('In use')).toBeVisible();
  const form = page.getByRole('form', { name: 'New redirect' });
  await owner.fill(form.getByLabel('Old address'), shape);
  await owner.fill(form.getByLabel('Leads to'), ':product');
  await owner.press(form.getByRole('button', { name: 'Add the redirect' }));
  await expect(page.getByRole('table', { name: 'Rules' }).getByRole('row').filter({ hasText: shape })).toBeVisible();
}

/** Waits for the pictures, and tries those again whose server asked for a login. @param count of all of them */
export async function fetchPictures(owner: Owner, pictures: OldPictures, count: number): Promise<void> {
  const { page } = owner;
  await owner.open('/catalogue/pictures');
  const heading = page.getByRole('heading', { name: 'Some pictures could not be fetched' });
  await expect(heading).toBeVisible({ timeout: 90_000 });
  const failed = page.getByRole('table', { name: 'Pictures that could not be fetched' });
  await expect(failed.getByRole('row').filter({ hasText: 'without a login' })).toHaveCount(pictures.behindLogin);
  await keepGuidePicture(page, 'pictures', heading);
  await pictures.openUp();
  await owner.press(owner.button('Try all of them again'));
  await expect(page.getByRole('heading', { name: 'The pictures of your import are here' })).toBeVisible();
  await expect(
    page.getByText(`${count.toLocaleString('en-IN')} of ${count.toLocaleString('en-IN')} pictures.`),
  ).toBeVisible();
}

/** Looks at a product's page: each colour has its own picture. */
export async function seeColours(visitor: Page, product: OldProduct, shown: readonly string[]): Promise<void> {
  await expect(visitor.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  const picture = visitor.getByRole('main').locator('img[fetchpriority="high"]').first();
  const swatches = visitor.getByRole('group', { name: /^Colou?r/ }).getByRole('radio');
  await expect(swatches).toHaveCount(shown.length);
  for (const [place, colour] of shown.entries()) {
    await swatches.nth(place).check({ force: true });
    await expect.poll(() => picture.evaluate(mainColourOf)).toBe(colour);
  }
}

/** A customer of the old shop sets a password by code, and finds the two orders that she placed there. */
export async function findPastOrders(visitor: Page): Promise<void> {
  const [customer] = customers;
  if (customer === undefined) throw new Error('There are no customers.');
  const { email } = customer;
  await visitor.goto('/forgotpass');
  await expect(visitor.getByRole('button', { name: 'Send OTP' })).toHaveAttribute('type', 'submit');
  await visitor.getByLabel(/e-?mail/i).fill(email);
  await visitor.getByRole('button', { name: 'Send OTP' }).click();
  await expect(visitor.getByRole('button', { name: 'Change Password' })).toBeVisible();
  await visitor.getByLabel('OTP', { exact: true }).fill(await codeFor(visitor.request, email));
  await visitor.getByLabel('New password', { exact: true }).fill(password);
  await visitor.getByLabel('Confirm password', { exact: true }).fill(password);
  await visitor.getByRole('button', { name: 'Change Password' }).click();
  await expect(visitor).toHaveURL('/login');
  await visitor.getByLabel('Email').fill(email);
  await visitor.getByLabel('Password', { exact: true }).fill(password);
  await visitor.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(visitor).toHaveURL('/');
  await visitor.goto('/myorders');
  const past = visitor.getByRole('list', { name: 'Orders from the shop before, newest first' });
  const own = orders.filter((order) => order.customer === customer);
  for (const { number, lines } of own) {
    const order = past.getByRole('region', { name: new RegExp(`^Order #?${number}$`) });
    for (const { product } of lines) await expect(order).toContainText(product.name);
  }
}
