import { expect, type Page } from '@playwright/test';

/** Opens a page and waits until the session is known and, for who is signed in, the page shows that it is. */
export async function open(page: Page, address: string): Promise<void> {
  // The page before may ask as well while the new one is on its way, and its answer is gone when that is there.
  let isThere = false;
  page.once('framenavigated', () => (isThere = true));
  const asked = page.waitForRequest((request) => isThere && request.url().includes('/user/session/'));
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  const response = await (await asked).response();
  const answer: { readonly user?: unknown } | null = response?.ok() === true ? await response.json() : null;
  if (answer?.user === null) return;
  // A shopper's header offers to log out; that of the back office, which has no such button, greets by name.
  await page.waitForFunction(
    () =>
      document.querySelector('header')?.textContent.includes('Hello, ') === true ||
      [...document.querySelectorAll('header button')].some(({ textContent }) => textContent === 'Log out'),
  );
}

/** Opens the first product of a listing that has the size in stock. @returns its name */
export async function openFirstProduct(page: Page, listing: string): Promise<string> {
  await page.goto(listing);
  const link = page.getByRole('main').getByRole('article').first().getByRole('link');
  const name = (await link.textContent())?.trim() ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return name;
}

/** Chooses the first size that is in stock. @returns the size */
export async function chooseSizeInStock(page: Page): Promise<string> {
  const sizes = page.getByRole('group', { name: 'Size' }).getByRole('radio');
  // Which `all` below does not wait for.
  await sizes.first().waitFor({ state: 'attached' });
  for (const size of await sizes.all()) {
    const label = size.locator('xpath=ancestor::label');
    if ((await label.getAttribute('data-stock')) === 'out') continue;
    await label.click();
    await expect(size).toBeChecked();
    return (await label.textContent())?.trim() ?? '';
  }
  throw new Error('No size is in stock.');
}

/** The one 'Add to cart' button that this width shows. */
export const addButton = (page: Page) =>
  page.getByRole('button', { name: 'Add to cart' }).filter({ visible: true }).first();

/** The one 'Place Order' button that this width shows. */
export const placeButton = (page: Page) =>
  page.getByRole('button', { name: 'Place Order' }).filter({ visible: true }).first();

/** Adds a delivery address through the dialog of /address. */
export async function addAddress(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: '+ Add New Address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Address' });
  const fields = {
    Name: name,
    'Mobile No': '9876543210',
    Pincode: '682001',
    'Locality / Town': 'Fort Kochi',
    Address: '14 Beach Road',
    City: 'Kochi',
    District: 'Ernakulam',
  };
  for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label, { exact: true }).fill(value);
  await expect(dialog.getByRole('radio', { name: 'Home' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('radio', { name: new RegExp(name) })).toBeChecked();
}
